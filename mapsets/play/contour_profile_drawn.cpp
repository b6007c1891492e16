// The profile of a line over ground whose levels are read from drawn contours, and its explanation.

#include <algorithm>
#include <array>

#include "mapsets/play/contour_profile.h"

namespace cota::mapsets {

using Event = DrawnProfile::Event;
using Events = std::vector<Event>;

/// What a line passes on its way: a hex, or the side between two.
struct ContourProfileSight::Section {
    Cell first = noCell, second = noCell;
    model::LinePart part;  // of the line, from the lower end

    bool holds(model::LinePlace at) const {
        return part.from <= at && (at < part.to || part.to == model::LinePlace{1, 1});
    }
};

/// The hexes from the lower end to the higher one, both included; `second`: of the two beside a side.
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

/// By how much a hex counts as higher than its ground, where the game says that the profile does.
int ContourProfileSight::lift(Cell cell, const Line& line) const {
    if (!reliefByEye_ || !field_.isOnMap(cell)) return 0;
    if (cell == line.start) return ladder_[static_cast<std::size_t>(line.low)] - heights_.ground(cell);
    return heights_.eye(cell, End::target) - heights_.ground(cell);
}

DrawnProfile::Verdict ContourProfileSight::overDrawnGround(const Line& line, Events& events) const {
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
        if (!reliefByEye_) return;
        // Of two hexes the line takes the lower one that it can take.
        const auto canTake = [&](Cell cell, int which) {
            Outcome outcome{};
            return (line.side < 0 || line.side == which) && candidate(cell, line, line.low, &outcome) != none;
        };
        int rise = lift(firstOff ? second : first, line);
        if (!firstOff && !secondOff) {
            const bool one = canTake(first, 0), two = canTake(second, 1);
            rise = two && (!one || lift(second, line) < rise) ? lift(second, line) : rise;
        }
        if (rise != 0) change(first, rise, 0);
    });
    DrawnProfile::sort(events);
    return drawn_->judge(events, heights_.ground(line.start) + lift(line.start, line),
                         ladder_[static_cast<std::size_t>(line.low)]);
}

/// The contours crossed in a section, with their heights; of the events before `end`.
std::string ContourProfileSight::crossedIn(const Section& section, const Events& events,
                                           std::size_t end) const {
    std::string names;
    for (std::size_t i = 0; i < end; ++i)
        if (events[i].line != DrawnProfile::noLine && section.holds(events[i].at))
            names += (names.empty() ? "" : ", ") + field_.contourName(events[i].line) + " (" +
                     std::to_string(field_.relief()->lines()[events[i].line].metres) + ")";
    return names;
}

/// The contour that hides what lies beyond. Without one it is a hex that counts as higher than its ground.
Explanation ContourProfileSight::ridgeLine(const DrawnProfile::Verdict& verdict, const Events& events,
                                           const std::vector<Section>& sections, int highEye) const {
    const auto nameAt = [&](const Event& event) {
        const auto section =
            std::ranges::find_if(sections, [&](const Section& one) { return one.holds(event.at); });
        SightStep step;
        for (const Cell cell : {section->first, section->second})
            if (cell != noCell && field_.isOnMap(cell)) step.hexes.push_back(cell);
        return labelsOf(step);
    };
    const Event& rose = events[verdict.rose];
    const Event& fell = events[verdict.fell];
    const std::string hex = nameAt(rose), height = std::to_string(verdict.height);
    const bool isAbove = verdict.height > highEye;
    if (rose.line == DrawnProfile::noLine || fell.line == DrawnProfile::noLine)
        return reason(isAbove ? "higher-ground" : "two-lines", {{"hex", hex}, {"height", height}});
    const std::string contour = field_.contourName(rose.line);
    if (isAbove) return reason("higher-contour", {{"contour", contour}, {"height", height}, {"hex", hex}});
    return reason(rose.line == fell.line ? "contour-twice" : "two-contours",
                  {{"contour", contour},
                   {"hex", hex},
                   {"other", field_.contourName(fell.line)},
                   {"beyond", nameAt(fell)},
                   {"height", height}});
}

std::vector<ContourProfileSight::Section> ContourProfileSight::sectionsOf(const Line& line) const {
    std::vector<Section> sections;
    const model::GridPoint from = field_.centre(line.start), to = field_.centre(line.end);
    forSections(line, [&](Cell first, Cell second) {
        const auto corners = model::hexCorners(field_.orientation(), field_.centre(first));
        sections.push_back({first, second, model::partInHex(model::fine(from), model::fine(to), corners)});
    });
    return sections;
}

/// The height of the ground, and the contours crossed, section by section; of the events before `told`.
void ContourProfileSight::tellGround(const Line& line, const std::vector<Section>& sections,
                                     const Events& events, std::size_t told,
                                     std::span<SightStep* const> steps) const {
    const int low = ladder_[static_cast<std::size_t>(line.low)];
    int ground = heights_.ground(line.start) + lift(line.start, line);
    std::size_t next = 0;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        for (; next < told && sections[i].holds(events[next].at); ++next) ground += events[next].rise;
        steps[i]->line = std::max(ground, low);
        const std::string crossed = crossedIn(sections[i], events, told);
        if (!crossed.empty() && !steps[i]->why.reason)
            steps[i]->why = reason("crossed", {{"contours", crossed}});
    }
}

/// As over levels of hexes, with the contours each hex makes the line cross; the end hexes are steps too
/// where they make it cross any.
void ContourProfileSight::explainDrawn(Cell from, Cell to, const Line& line, Notes notes,
                                       SightRecorder& recorder) const {
    Events events;
    const auto verdict = overDrawnGround(line, events);
    const std::vector<Section> sections = sectionsOf(line);
    const auto sectionOf = [&](const Event& event) {
        const auto found =
            std::ranges::find_if(sections, [&](const Section& section) { return section.holds(event.at); });
        return static_cast<std::size_t>(found - sections.begin());
    };
    // The first of the two that hides decides: something in a hex, or the ground.
    const bool isScreened = !notes.empty() && notes.back().outcome == Outcome::screened;
    const std::size_t screen = isScreened ? notes.size() : sections.size();
    const bool groundHides =
        !verdict.holds && (!isScreened || events[verdict.fell].at < sections[screen].part.from);
    std::size_t told = groundHides ? verdict.fell + 1 : 0;
    while (!groundHides && told < events.size() && sectionOf(events[told]) <= screen) ++told;
    if (groundHides) notes.resize(std::min(notes.size(), sectionOf(events[verdict.fell])));
    addSteps(from, to, line, notes, recorder);

    const bool backwards = line.start != from;
    std::array<SightStep, 2> ends;
    std::vector<SightStep*> steps = {&ends[0]};  // beside the sections
    for (SightStep& step : recorder.steps)
        if (lines_->withTouched() || step.kind != model::TraceStep::Kind::vertex) steps.push_back(&step);
    if (backwards) std::reverse(steps.begin() + 1, steps.end());
    steps.push_back(&ends[1]);
    for (const bool atEnd : {false, true}) {
        SightStep& step = ends[atEnd];
        step.hexes = {atEnd ? line.end : line.start};
        step.distance = atEnd != backwards ? field_.distance(from, to) : 0;
        step.ground = heights_.ground(step.hexes.front());
        step.obstacle = heights_.top(step.hexes.front()) - step.ground;
    }
    tellGround(line, sections, events, told, steps);
    if (groundHides) {
        SightStep& crest = *steps[sectionOf(events[verdict.rose])];
        crest.effect = SightEffect::blocks;
        crest.line = verdict.height;
        crest.why = ridgeLine(verdict, events, sections, std::max(recorder.heightFrom, recorder.heightTo));
        recorder.at = crest;
    } else if (isScreened) {
        recorder.at = *steps[screen];
    }
    recorder.reason = recorder.at ? recorder.at->why : reason("open-line");
    if (backwards) std::swap(ends[0], ends[1]);
    if (ends[0].why.reason) recorder.steps.insert(recorder.steps.begin(), ends[0]);
    if (ends[1].why.reason) recorder.steps.push_back(ends[1]);
}

}  // namespace cota::mapsets
