// The profile of a line over ground with levels from drawn contours, and its explanation.

#include <algorithm>
#include <array>

#include "mapsets/sight/contour_profile.h"

namespace cota::mapsets {

using Event = DrawnProfile::Event;
using Events = std::vector<Event>;

/// Visits the hexes from the lower end to the higher one, both included; `second` is the other hex beside a
/// hexside.
template <class Visit>
void ContourProfileSight::forSections(const Line& line, Visit&& visit) const {
    const Cell along = field_.offset(line.frame.main);
    const Cell aside = field_.offset(line.frame.beside);
    visit(line.start, noCell);
    if (line.frame.alongSides()) {
        for (int k = 0; k < line.frame.along; ++k) {
            const Cell here = line.start + k * (along + aside);
            visit(here + along, here + aside);
            if (k + 1 < line.frame.along) visit(here + along + aside, noCell);
        }
    } else {
        for (const LineStep step : lines_->steps(line.frame))
            visit(line.start + step.along * along + step.aside * aside, noCell);
    }
    visit(line.end, noCell);
}

/// The height by which a hex rises above its ground, if the profile of the game includes it.
int ContourProfileSight::lift(Cell cell, const Line& line, const Reading& reading) const {
    if (!reading.reliefByEye || !field_.isOnMap(cell)) return 0;
    const bool isEnd = cell == line.start || cell == line.end;
    return (isEnd ? eyeOf(cell, line) : heights_.eye(cell, End::target)) - heights_.ground(cell);
}

int ContourProfileSight::startOf(const Line& line, const Reading& reading) const {
    return heights_.ground(line.start) + lift(line.start, line, reading);
}

void ContourProfileSight::changesUnder(const Line& line, const Reading& reading, Events& events) const {
    const model::GridPoint from = field_.centre(line.start), to = field_.centre(line.end);
    const auto change = [&](Cell cell, int rise, int unknown) {
        const auto part = model::partInHex(model::fine(from), model::fine(to),
                                           model::hexCorners(field_.orientation(), field_.centre(cell)));
        if (cell != line.start) events.push_back({part.from, rise, unknown, DrawnProfile::noLine, 0});
        if (cell != line.end) events.push_back({part.to, -rise, -unknown, DrawnProfile::noLine, 0});
    };
    forSections(line, [&](Cell first, Cell second) {
        drawn_->add(first, from, to, events);
        if (second != noCell) drawn_->add(second, from, to, events);
        const bool firstOff = !field_.isOnMap(first);
        const bool secondOff = second == noCell || !field_.isOnMap(second);
        if (firstOff && secondOff) {
            change(first, 0, 1);
            return;
        }
        if (!reading.reliefByEye) return;
        // Of the two hexes, the line uses the lower one it can pass.
        const auto canTake = [&](Cell cell, int which) {
            return (line.side < 0 || line.side == which) && !screens(cell, line, reading) &&
                   (line.avoided.empty() || !std::ranges::binary_search(line.avoided, cell));
        };
        const auto liftOf = [&](Cell cell) { return lift(cell, line, reading); };
        int rise = liftOf(firstOff ? second : first);
        if (!firstOff && !secondOff) {
            const bool one = canTake(first, 0), two = canTake(second, 1);
            rise = two && (!one || liftOf(second) < rise) ? liftOf(second) : rise;
        }
        if (rise != 0) change(first, rise, 0);
    });
    DrawnProfile::sort(events);
}

bool ContourProfileSight::isClearOverDrawnGround(const Line& line) const {
    Events& events = DrawnProfile::room();
    changesUnder(line, reading_, events);
    return drawn_->judge(events, startOf(line, reading_), ladder_[static_cast<std::size_t>(line.low)]).holds;
}

/// Adds what the drawn contours contribute to a line: the sections where it crosses them, and each ridge.
void ContourProfileSight::addRidges(Course& course, const Reading& reading) const {
    const Line& line = course.line;
    const model::GridPoint from = field_.centre(line.start), to = field_.centre(line.end);
    const auto add = [&](Cell first, Cell second, std::size_t step) {
        const auto corners = model::hexCorners(field_.orientation(), field_.centre(first));
        course.sections.push_back(
            {first, second, model::partInHex(model::fine(from), model::fine(to), corners)});
        course.stepOf.push_back(step);
    };
    add(line.start, noCell, ends);
    for (std::size_t i = 0; i < course.steps.size(); ++i) {
        const Passed& passed = course.steps[i];
        if (passed.kind != model::TraceStep::Kind::vertex || reading.touching)
            add(passed.first, passed.second, i);
    }
    add(line.end, noCell, ends);
    changesUnder(line, reading, course.events);
    course.ridges =
        drawn_->ridges(course.events, startOf(line, reading), ladder_[static_cast<std::size_t>(line.low)]);
    course.isClear = course.isClear && course.ridges.empty();
}

/// The contours crossed in a section, with their heights.
std::string ContourProfileSight::crossedIn(const Course& course, const Section& section) const {
    std::string names;
    for (const Event& event : course.events)
        if (event.line != DrawnProfile::noLine && section.holds(event.at))
            names += (names.empty() ? "" : ", ") + field_.contourName(event.line) + " (" +
                     inUnits(field_.relief()->lines()[event.line].metres) + ")";
    return names;
}

/// The contour that hides what is behind it or, without one, a hex with terrain that rises above its ground.
Explanation ContourProfileSight::ridgeLine(const Course& course, const DrawnProfile::Verdict& ridge,
                                           bool backwards) const {
    const auto hexAt = [&](const Event& event) {
        const auto section =
            std::ranges::find_if(course.sections, [&](const Section& one) { return one.holds(event.at); });
        const bool isFirst = section->second == noCell || field_.isOnMap(section->first);
        return field_.label(isFirst ? section->first : section->second);
    };
    const Line& line = course.line;
    const Event& near = course.events[backwards ? ridge.fell : ridge.rose];
    const Event& beyond = course.events[backwards ? ridge.rose : ridge.fell];
    const bool isAbove = ridge.height > std::max(eyeOf(line.start, line), eyeOf(line.end, line));
    const bool isDrawn = near.line != DrawnProfile::noLine && beyond.line != DrawnProfile::noLine;
    const char* above = isDrawn ? "higher-contour" : "higher-ground";
    const char* between = !isDrawn                   ? "two-lines"
                          : near.line == beyond.line ? "contour-twice"
                                                     : "two-contours";
    const auto name = [&](const Event& event) { return isDrawn ? field_.contourName(event.line) : ""; };
    return reason(isAbove ? above : between, {{"contour", name(near)},
                                              {"other", name(beyond)},
                                              {"hex", hexAt(near)},
                                              {"beyond", hexAt(beyond)},
                                              {"height", inUnits(ridge.height)},
                                              {"low", field_.label(line.start)},
                                              {"lowHeight", inUnits(eyeOf(line.start, line))}});
}

/// Sets the height of the ground and the contours crossed, section by section.
void ContourProfileSight::tellGround(const Course& course, std::span<SightStep* const> steps) const {
    const int low = ladder_[static_cast<std::size_t>(course.line.low)];
    int ground = startOf(course.line, reading_);
    std::size_t next = 0;
    for (std::size_t i = 0; i < course.sections.size(); ++i) {
        for (; next < course.events.size() && course.sections[i].holds(course.events[next].at); ++next)
            ground += course.events[next].rise;
        steps[i]->line = std::max(ground, low);
        const std::string crossed = crossedIn(course, course.sections[i]);
        Explanation& why = steps[i]->why;
        if (crossed.empty() || (why.reason != nullptr && why.id() != "not-counted")) continue;
        auto options = std::move(why.options);
        why = reason("crossed", {{"contours", crossed}});
        why.options = std::move(options);
    }
}

/// Explains the line as over levels of hexes, and adds the contours crossed in each hex; the end hexes are
/// steps too if contours are crossed there. A ridge is reported where the line first meets it.
void ContourProfileSight::explainDrawn(const Course& course, bool backwards, SightRecorder& recorder) const {
    std::array<SightStep, 2> atEnds;
    for (const bool atEnd : {false, true}) {
        SightStep& step = atEnds[atEnd];
        step.hexes = {atEnd ? course.line.end : course.line.start};
        step.distance = atEnd != backwards ? course.line.frame.distance() : 0;
        step.ground = heights_.ground(step.hexes.front());
        step.obstacle = heights_.top(step.hexes.front()) - step.ground;
    }
    std::vector<SightStep*> steps;  // one for each section
    for (std::size_t i = 0; i < course.sections.size(); ++i) {
        const std::size_t step = course.stepOf[i];
        if (step == ends)
            steps.push_back(&atEnds[i == 0 ? 0 : 1]);
        else
            steps.push_back(&recorder.steps[backwards ? recorder.steps.size() - 1 - step : step]);
    }
    tellGround(course, steps);
    for (const DrawnProfile::Verdict& ridge : course.ridges) {
        const Event& event = course.events[backwards ? ridge.fell : ridge.rose];
        const auto section =
            std::ranges::find_if(course.sections, [&](const Section& one) { return one.holds(event.at); });
        SightStep& crest = *steps[static_cast<std::size_t>(section - course.sections.begin())];
        if (crest.effect == SightEffect::blocks) continue;
        crest.effect = SightEffect::blocks;
        crest.line = ridge.height;
        auto options = std::move(crest.why.options);
        crest.why = ridgeLine(course, ridge, backwards);
        crest.why.options = std::move(options);
    }
    if (backwards) std::swap(atEnds[0], atEnds[1]);
    if (atEnds[0].why.reason) recorder.steps.insert(recorder.steps.begin(), atEnds[0]);
    if (atEnds[1].why.reason) recorder.steps.push_back(atEnds[1]);
}

}  // namespace cota::mapsets
