#include "mapsets/sight/profile/profile_course.h"

#include <algorithm>
#include <tuple>

namespace cota::mapsets {

using TraceKind = model::TraceStep::Kind;

std::size_t ProfileCourse::sectionAt(const DrawnProfile::Event& event) const {
    const auto section =
        std::ranges::find_if(sections, [&](const ProfileSection& one) { return one.holds(event.at); });
    return static_cast<std::size_t>(section - sections.begin());
}

std::vector<bool> ProfileCourse::blocks(bool backwards) const {
    std::vector<bool> blocking;
    for (const ProfileStep& step : steps) blocking.push_back(step.blocks());
    blocking.resize(steps.size() + 2, false);
    for (const DrawnProfile::Verdict& ridge : ridges) {
        const std::size_t section = sectionAt(near(ridge, backwards));
        const std::size_t step = sections[section].step;
        blocking[step != ends ? step : steps.size() + (section == 0 ? 0 : 1)] = true;
    }
    return blocking;
}

int CourseOfLine::heightOf(Cell cell, const ProfileLine& line) const {
    const int low = ground_.lowOf(line);
    if (ground_.drawn) return low;
    return std::max(
        low, reading_.reliefByEye ? ground_.heights.eye(cell, End::target) : ground_.heights.ground(cell));
}

int CourseOfLine::endHeight(const ProfileLine& line) const {
    const int low = ground_.lowOf(line);
    if (ground_.drawn) return low;
    return std::max(
        low, reading_.reliefByEye ? line.eyeAt(line.end, ground_.heights) : ground_.heights.ground(line.end));
}

/// Of the two hexes beside a hexside, the line uses the lowest one without a screen where the profile does
/// not fall; else the highest. A line that keeps to one side has no choice.
void CourseOfLine::choose(ProfileStep& step, const ProfileLine& line, int profile) const {
    const bool isPair = step.kind == TraceKind::hexside;
    bool can[2] = {false, false};
    for (const int which : {0, 1}) {
        const Cell cell = which == 0 ? step.first : step.second;
        if (cell == noCell || !ground_.field.isOnMap(cell)) continue;
        const Cell other = which == 0 ? step.second : step.first;
        const bool mustOther = isPair && line.side >= 0 && line.side != which && ground_.field.isOnMap(other);
        const bool isAvoided = isPair && line.avoids(cell);
        const bool isScreened = ground_.screens(cell, line, reading_) || isAvoided;
        const int height = heightOf(cell, line);
        can[which] = !isScreened && height >= profile;
        if (mustOther) continue;
        const auto rank = [&](bool screened, int at) {
            return std::tuple(!screened, at >= profile, at >= profile ? -at : at);
        };
        if (step.chosen == noCell || rank(isScreened, height) > rank(step.screened, step.height)) {
            step.chosen = cell;
            step.screened = isScreened;
            step.height = height;
        }
    }
    step.isFree = can[0] == can[1];
}

ProfileStep CourseOfLine::stepIn(const model::TraceStep& traced, const ProfileLine& line, int profile) const {
    ProfileStep step;
    step.kind = traced.kind;
    step.distance = traced.distance;
    step.first = line.start + ground_.field.offset(traced.first());
    if (traced.kind == TraceKind::hexside) step.second = line.start + ground_.field.offset(traced.second());
    step.height = profile;
    if (traced.kind != TraceKind::vertex || reading_.touching) choose(step, line, profile);
    step.counts = step.chosen != noCell;
    return step;
}

ProfileCourse CourseOfLine::along(const ProfileLine& line, const Steps& trace) const {
    ProfileCourse course;
    course.line = line;
    int profile = ground_.lowOf(line);
    for (const model::TraceStep& traced : trace) {
        course.steps.push_back(stepIn(traced, line, profile));
        profile = course.steps.back().height;
    }
    int least = endHeight(line);
    for (auto step = course.steps.rbegin(); step != course.steps.rend(); ++step) {
        if (!step->counts) continue;
        step->isRidge = step->height > least;
        least = std::min(least, step->height);
        course.isClear = course.isClear && !step->blocks();
    }
    if (ground_.drawn) addSections(course);
    return course;
}

ProfileCourse CourseOfLine::of(const ProfileLine& line, const Steps& trace) const {
    ProfileLine one = line;
    one.side = reading_.oneSide && line.frame.alongSides() ? 0 : -1;
    ProfileCourse course = along(one, trace);
    if (course.isClear || one.side < 0) return course;
    one.side = 1;
    return along(one, trace);
}

/// Adds what the drawn contours contribute to a line: the sections where it crosses them, and each ridge.
void CourseOfLine::addSections(ProfileCourse& course) const {
    const ProfileLine& line = course.line;
    const Battlefield& field = ground_.field;
    const model::GridPoint from = field.centre(line.start), to = field.centre(line.end);
    const auto add = [&](Cell first, Cell second, std::size_t step) {
        const auto corners = model::hexCorners(field.orientation(), field.centre(first));
        course.sections.push_back(
            {first, second, model::partInHex(model::fine(from), model::fine(to), corners), step});
    };
    add(line.start, noCell, ProfileCourse::ends);
    for (std::size_t i = 0; i < course.steps.size(); ++i) {
        const ProfileStep& step = course.steps[i];
        if (step.kind != TraceKind::vertex || reading_.touching) add(step.first, step.second, i);
    }
    add(line.end, noCell, ProfileCourse::ends);
    const GroundUnderLine under(ground_, lines_, line, reading_);
    under.addChanges(course.events);
    course.ridges = ground_.drawn->ridges(course.events, under.start(), ground_.lowOf(line));
    course.isClear = course.isClear && course.ridges.empty();
}

}  // namespace cota::mapsets
