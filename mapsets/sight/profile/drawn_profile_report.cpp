#include "mapsets/sight/profile/drawn_profile_report.h"

#include <algorithm>

namespace cota::mapsets {

using Event = DrawnProfile::Event;

/// The contours crossed in a section, with their heights.
std::string DrawnProfileReport::crossedIn(const ProfileSection& section) const {
    std::string names;
    for (const DrawnProfile::Event& event : course_.events)
        if (event.line != DrawnProfile::noLine && section.holds(event.at))
            names += (names.empty() ? "" : ", ") + ground_.field.contourName(event.line) + " (" +
                     words_.inUnits(ground_.field.relief()->lines()[event.line].metres) + ")";
    return names;
}

/// The contour that hides what is behind it or, without one, a hex with terrain that rises above its ground.
Explanation DrawnProfileReport::whyRidge(const DrawnProfile::Verdict& ridge) const {
    const Battlefield& field = ground_.field;
    const auto hexAt = [&](const Event& event) {
        const ProfileSection& section = course_.sections[course_.sectionAt(event)];
        const bool isFirst = section.second == noCell || field.isOnMap(section.first);
        return field.label(isFirst ? section.first : section.second);
    };
    const ProfileLine& line = course_.line;
    const Event& near = course_.near(ridge, backwards_);
    const Event& beyond = course_.beyond(ridge, backwards_);
    const int low = line.eyeAt(line.start, ground_.heights);
    const bool isAbove = ridge.height > std::max(low, line.eyeAt(line.end, ground_.heights));
    const bool isDrawn = near.line != DrawnProfile::noLine && beyond.line != DrawnProfile::noLine;
    const char* above = isDrawn ? "higher-contour" : "higher-ground";
    const char* between = !isDrawn                   ? "two-lines"
                          : near.line == beyond.line ? "contour-twice"
                                                     : "two-contours";
    const auto name = [&](const Event& event) { return isDrawn ? field.contourName(event.line) : ""; };
    return words_.reason(isAbove ? above : between, {{"contour", name(near)},
                                                     {"other", name(beyond)},
                                                     {"hex", hexAt(near)},
                                                     {"beyond", hexAt(beyond)},
                                                     {"height", words_.inUnits(ridge.height)},
                                                     {"low", field.label(line.start)},
                                                     {"lowHeight", words_.inUnits(low)}});
}

/// Sets the height of the ground and the contours crossed, section by section.
void DrawnProfileReport::tellGround(int start, std::span<SightStep* const> steps) const {
    const int low = ground_.lowOf(course_.line);
    int ground = start;
    std::size_t next = 0;
    for (std::size_t i = 0; i < course_.sections.size(); ++i) {
        for (; next < course_.events.size() && course_.sections[i].holds(course_.events[next].at); ++next)
            ground += course_.events[next].rise;
        steps[i]->line = std::max(ground, low);
        const std::string crossed = crossedIn(course_.sections[i]);
        Explanation& why = steps[i]->why;
        if (crossed.empty() || (why.reason != nullptr && why.id() != "not-counted")) continue;
        auto options = std::move(why.options);
        why = words_.reason("crossed", {{"contours", crossed}});
        why.options = std::move(options);
    }
}

/// The end hexes as steps; they are shown if contours are crossed there.
std::array<SightStep, 2> DrawnProfileReport::endSteps() const {
    std::array<SightStep, 2> atEnds;
    for (const bool atEnd : {false, true}) {
        SightStep& step = atEnds[atEnd];
        step.hexes = {atEnd ? course_.line.end : course_.line.start};
        step.distance = atEnd != backwards_ ? course_.line.frame.distance() : 0;
        step.ground = ground_.heights.ground(step.hexes.front());
        step.obstacle = ground_.heights.top(step.hexes.front()) - step.ground;
    }
    return atEnds;
}

void DrawnProfileReport::fill(int start, SightRecorder& recorder) const {
    std::array<SightStep, 2> atEnds = endSteps();
    std::vector<SightStep*> steps;  // one for each section
    for (std::size_t i = 0; i < course_.sections.size(); ++i) {
        const std::size_t step = course_.sections[i].step;
        if (step == ProfileCourse::ends)
            steps.push_back(&atEnds[i == 0 ? 0 : 1]);
        else
            steps.push_back(&recorder.steps[backwards_ ? recorder.steps.size() - 1 - step : step]);
    }
    tellGround(start, steps);
    for (const DrawnProfile::Verdict& ridge : course_.ridges) {
        SightStep& crest = *steps[course_.sectionAt(course_.near(ridge, backwards_))];
        if (crest.effect == SightEffect::blocks) continue;
        crest.effect = SightEffect::blocks;
        crest.line = ridge.height;
        auto options = std::move(crest.why.options);
        crest.why = whyRidge(ridge);
        crest.why.options = std::move(options);
    }
    if (backwards_) std::swap(atEnds[0], atEnds[1]);
    if (atEnds[0].why.reason) recorder.steps.insert(recorder.steps.begin(), atEnds[0]);
    if (atEnds[1].why.reason) recorder.steps.push_back(atEnds[1]);
}

}  // namespace cota::mapsets
