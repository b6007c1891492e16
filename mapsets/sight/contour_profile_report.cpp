// The explanation of one judged line: every step with its heights, everything that blocks on its own, and
// what decided.

#include <algorithm>
#include <tuple>

#include "mapsets/sight/contour_profile.h"
#include "mapsets/strategy/deciding_options.h"

namespace cota::mapsets {

using TraceKind = model::TraceStep::Kind;

Explanation ContourProfileSight::reason(const char* id, std::vector<model::MessageValue> values) const {
    return explanationOf(contourProfileDescription, parameters_, id, std::move(values));
}

std::string ContourProfileSight::inUnits(int height) const {
    const std::string& unit = field_.mapset().catalogue.scales.heightUnit;
    return std::to_string(height) + (unit.empty() ? "" : " " + unit);
}

/// The ids of whatever screens in a hex.
std::string ContourProfileSight::screensIn(Cell cell, bool withRelief) const {
    const Catalogue& catalogue = field_.mapset().catalogue;
    std::string ids;
    const auto add = [&](const std::string& id, const Tags& tags, bool anyway) {
        const bool screens = anyway || std::ranges::any_of(tags, [&](const std::string& tag) {
                                 return (field_.maskOf(tag) & (blockers_ | clouds_)) != 0;
                             });
        if (screens) ids += (ids.empty() ? "" : " ") + id;
    };
    for (const std::uint16_t terrain : field_.terrainsIn(cell))
        add(catalogue.terrains[terrain].id.text, catalogue.terrains[terrain].tags,
            withRelief && field_.reliefTerrain() == terrain);
    for (const FieldFeature& feature : field_.features(cell))
        add(catalogue.features[feature.kind].id.text, catalogue.features[feature.kind].tags, false);
    return ids;
}

int ContourProfileSight::eyeOf(Cell end, const Line& line) const {
    return heights_.eye(end, end == line.observer ? End::observer : End::target);
}

bool ContourProfileSight::screens(Cell cell, const Line& line, const Reading& reading) const {
    const TagMask tags = field_.tags(cell);
    if (reading.cloudsAreEndless && (tags & clouds_) != 0) return true;
    const bool isHill = reading.reliefScreens && field_.reliefTerrain() &&
                        field_.containsTerrain(cell, *field_.reliefTerrain());
    if ((tags & blockers_) == 0 && !isHill) return false;
    const int low = ladder_[static_cast<std::size_t>(line.low)];
    const int clearance = reading.bothMustOverlook ? low : heights_.eye(line.observer, End::observer);
    return heights_.top(cell) >= clearance;
}

int ContourProfileSight::heightOf(Cell cell, const Line& line, const Reading& reading) const {
    const int low = ladder_[static_cast<std::size_t>(line.low)];
    if (drawn_) return low;
    return std::max(low, reading.reliefByEye ? heights_.eye(cell, End::target) : heights_.ground(cell));
}

int ContourProfileSight::endHeight(const Line& line, const Reading& reading) const {
    const int low = ladder_[static_cast<std::size_t>(line.low)];
    if (drawn_) return low;
    return std::max(low, reading.reliefByEye ? eyeOf(line.end, line) : heights_.ground(line.end));
}

/// Of the two hexes beside a hexside, the line uses the lowest one without a screen where the profile does
/// not fall; else the highest. A line that keeps to one side has no choice.
void ContourProfileSight::choose(Passed& passed, const Line& line, const Reading& reading,
                                 int profile) const {
    const bool isPair = passed.kind == TraceKind::hexside;
    bool can[2] = {false, false};
    for (const int which : {0, 1}) {
        const Cell cell = which == 0 ? passed.first : passed.second;
        if (cell == noCell || !field_.isOnMap(cell)) continue;
        const Cell other = which == 0 ? passed.second : passed.first;
        const bool mustOther = isPair && line.side >= 0 && line.side != which && field_.isOnMap(other);
        const bool isAvoided =
            isPair && !line.avoided.empty() && std::ranges::binary_search(line.avoided, cell);
        const bool isScreened = screens(cell, line, reading) || isAvoided;
        const int height = heightOf(cell, line, reading);
        can[which] = !isScreened && height >= profile;
        if (mustOther) continue;
        const auto rank = [&](bool screened, int at) {
            return std::tuple(!screened, at >= profile, at >= profile ? -at : at);
        };
        if (passed.chosen == noCell || rank(isScreened, height) > rank(passed.screened, passed.height)) {
            passed.chosen = cell;
            passed.screened = isScreened;
            passed.height = height;
        }
    }
    passed.isFree = can[0] == can[1];
}

ContourProfileSight::Passed ContourProfileSight::passedIn(const model::TraceStep& traced, const Line& line,
                                                          const Reading& reading, int profile) const {
    Passed passed;
    passed.kind = traced.kind;
    passed.distance = traced.distance;
    passed.first = line.start + field_.offset(traced.first());
    if (traced.kind == TraceKind::hexside) passed.second = line.start + field_.offset(traced.second());
    passed.height = profile;
    if (traced.kind != TraceKind::vertex || reading.touching) choose(passed, line, reading, profile);
    passed.counts = passed.chosen != noCell;
    return passed;
}

/// Judges like isClear() along the chosen hexes, but includes everything that blocks after the first
/// obstacle.
ContourProfileSight::Course ContourProfileSight::courseAlong(const Line& line, const Steps& trace,
                                                             const Reading& reading) const {
    Course course;
    course.line = line;
    int profile = ladder_[static_cast<std::size_t>(line.low)];
    for (const model::TraceStep& traced : trace) {
        course.steps.push_back(passedIn(traced, line, reading, profile));
        profile = course.steps.back().height;
    }
    int least = endHeight(line, reading);
    for (auto step = course.steps.rbegin(); step != course.steps.rend(); ++step) {
        if (!step->counts) continue;
        step->isRidge = step->height > least;
        least = std::min(least, step->height);
        course.isClear = course.isClear && !step->blocks();
    }
    if (drawn_) addRidges(course, reading);
    return course;
}

ContourProfileSight::Course ContourProfileSight::courseOf(const Line& line, const Steps& trace,
                                                          const Reading& reading) const {
    Line one = line;
    one.side = reading.oneSide && line.frame.alongSides() ? 0 : -1;
    Course course = courseAlong(one, trace, reading);
    if (course.isClear || one.side < 0) return course;
    one.side = 1;
    return courseAlong(one, trace, reading);
}

Explanation ContourProfileSight::screening(const Passed& passed) const {
    const bool withRelief = reading_.reliefScreens;
    const auto isThere = [&](Cell cell) { return cell != noCell && field_.isOnMap(cell); };
    if (passed.kind == TraceKind::hexside && isThere(passed.first) && isThere(passed.second)) {
        std::string all = screensIn(passed.first, withRelief);
        if (const auto other = screensIn(passed.second, withRelief); other != all)
            all += (all.empty() || other.empty() ? "" : " ") + other;
        return reason(
            all.empty() ? "hexside-pair" : "hexside-screens",
            {{"hex", field_.label(passed.first)}, {"other", field_.label(passed.second)}, {"terrain", all}});
    }
    const bool cloud = (field_.tags(passed.chosen) & clouds_) != 0;
    return reason(cloud ? "cloud" : "blocking-terrain",
                  {{"terrain", screensIn(passed.chosen, withRelief)}, {"hex", field_.label(passed.chosen)}});
}

/// The reason for ground higher than both ends, or for two lines of one height crossed above the lower end:
/// the line climbs into the first hex of that height and descends out of the last.
Explanation ContourProfileSight::ridge(const Course& course, const Passed& passed, bool backwards) const {
    const Line& line = course.line;
    const std::string height = inUnits(passed.height), hex = field_.label(passed.chosen);
    if (passed.height > std::max(eyeOf(line.start, line), eyeOf(line.end, line)))
        return reason("higher-ground", {{"hex", hex}, {"height", height}});
    const auto at = static_cast<std::size_t>(&passed - course.steps.data());
    std::size_t up = at, down = at;
    const auto isAsHigh = [&](const Passed& other) { return !other.counts || other.height >= passed.height; };
    for (std::size_t i = at; i-- > 0 && isAsHigh(course.steps[i]);)
        if (course.steps[i].counts) up = i;
    for (std::size_t i = at + 1; i < course.steps.size() && isAsHigh(course.steps[i]); ++i)
        if (course.steps[i].counts) down = i;
    if (backwards) std::swap(up, down);
    return reason("two-lines", {{"height", height},
                                {"hex", field_.label(course.steps[up].chosen)},
                                {"beyond", field_.label(course.steps[down].chosen)},
                                {"low", field_.label(line.start)},
                                {"lowHeight", inUnits(eyeOf(line.start, line))}});
}

Explanation ContourProfileSight::whyOf(const Course& course, const Passed& passed, bool backwards) const {
    if (!passed.counts) return {};
    if (passed.screened) return screening(passed);
    if (passed.isRidge) return ridge(course, passed, backwards);
    const bool isChoice =
        passed.kind == TraceKind::hexside && field_.isOnMap(passed.first) && field_.isOnMap(passed.second);
    const std::string hex = field_.label(passed.chosen);
    if (isChoice && !passed.isFree)
        return reason(
            "chosen-hex",
            {{"hex", hex},
             {"other", field_.label(passed.chosen == passed.first ? passed.second : passed.first)}});
    if (covers_[static_cast<std::size_t>(passed.chosen)].screen != none)
        return reason("overlooked",
                      {{"terrain", screensIn(passed.chosen, reading_.reliefScreens)}, {"hex", hex}});
    return {};
}

SightStep ContourProfileSight::stepOf(const Course& course, const Passed& passed, bool backwards) const {
    SightStep step;
    step.kind = passed.kind;
    for (const Cell cell : {passed.first, passed.second})
        if (cell != noCell && field_.isOnMap(cell)) step.hexes.push_back(cell);
    if (step.hexes.size() > 1 && passed.chosen == passed.second) std::swap(step.hexes[0], step.hexes[1]);
    step.distance = backwards ? course.line.frame.distance() - passed.distance : passed.distance;
    step.line = passed.height;
    if (!step.hexes.empty()) {
        step.ground = heights_.ground(step.hexes.front());
        step.obstacle = heights_.top(step.hexes.front()) - step.ground;
    }
    if (passed.blocks()) step.effect = SightEffect::blocks;
    step.why = whyOf(course, passed, backwards);
    return step;
}

/// What blocks on its own: the steps, then the lower end and the higher one.
std::vector<bool> ContourProfileSight::blocksIn(const Course& course, bool backwards) const {
    std::vector<bool> blocks;
    for (const Passed& passed : course.steps) blocks.push_back(passed.blocks());
    blocks.resize(course.steps.size() + 2, false);
    for (const DrawnProfile::Verdict& ridge : course.ridges) {
        const auto& event = course.events[backwards ? ridge.fell : ridge.rose];
        const auto section =
            std::ranges::find_if(course.sections, [&](const Section& one) { return one.holds(event.at); });
        const auto index = static_cast<std::size_t>(section - course.sections.begin());
        const std::size_t step = course.stepOf[index];
        blocks[step != ends ? step : course.steps.size() + (index == 0 ? 0 : 1)] = true;
    }
    return blocks;
}

/// Names the options that affect each step, and explains why a step that does not block does not count.
void ContourProfileSight::addOptions(const Course& course, const Steps& trace, bool backwards,
                                     SightRecorder& recorder) const {
    auto options =
        decidingOptions(parameters_, blocksIn(course, backwards), [&](const Parameters& otherwise) {
            return blocksIn(courseOf(course.line, trace, readingOf(otherwise)), backwards);
        });
    for (std::size_t i = 0; i < course.steps.size(); ++i) {
        if (options[i].empty()) continue;
        SightStep& step = recorder.steps[backwards ? course.steps.size() - 1 - i : i];
        if (step.hexes.empty()) continue;
        const std::string hex = field_.label(step.hexes.front());
        if (step.why.reason == nullptr && step.kind == TraceKind::vertex)
            step.why = reason("corner", {{"hex", hex}});
        if (step.why.reason == nullptr)
            step.why =
                reason("not-counted", {{"hex", hex}, {"terrain", screensIn(step.hexes.front(), true)}});
        step.why.options = std::move(options[i]);
    }
}

/// The first blocking step along the line decides; for a clear line, the first one it overlooks, else its
/// first choice of a hex.
void ContourProfileSight::decide(SightRecorder& recorder) const {
    const auto first = [&](auto&& holds) { return std::ranges::find_if(recorder.steps, holds); };
    const auto end = recorder.steps.end();
    if (const auto step = first([](const SightStep& each) { return each.effect == SightEffect::blocks; });
        step != end) {
        recorder.at = *step;
        recorder.reason = step->why;
        return;
    }
    for (const char* id : {"overlooked", "chosen-hex"})
        if (const auto step = first([&](const SightStep& each) { return each.why.id() == id; });
            step != end) {
            recorder.reason = step->why;
            return;
        }
    recorder.reason = reason("open-line");
}

void ContourProfileSight::explain(Cell from, Cell to, const Line& line, SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = heights_.eye(from, End::observer);
    recorder.heightTo = heights_.eye(to, End::target);
    if (field_.distance(from, to) <= alwaysWithin_) {
        recorder.reason = reason("adjacent");
        return;
    }
    const auto trace = model::traceBetween(field_.hexAt(line.end) - field_.hexAt(line.start)).steps;
    const Course course = courseOf(line, trace, reading_);
    const bool backwards = line.start != from;
    for (const Passed& passed : course.steps) recorder.steps.push_back(stepOf(course, passed, backwards));
    if (backwards) std::ranges::reverse(recorder.steps);
    addOptions(course, trace, backwards, recorder);
    if (drawn_) explainDrawn(course, backwards, recorder);
    decide(recorder);
}

}  // namespace cota::mapsets
