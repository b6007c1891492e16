#include "mapsets/sight/profile/contour_profile_report.h"

#include <algorithm>

#include "mapsets/sight/named_in_hex.h"
#include "mapsets/sight/profile/drawn_profile_report.h"
#include "mapsets/strategy/deciding_options.h"

namespace cota::mapsets {

using TraceKind = model::TraceStep::Kind;

/// The ids of whatever screens in a hex.
std::string ContourProfileReport::idsIn(Cell cell) const {
    return listed(ground_.screening.idsIn(cell, reading_.reliefScreens));
}

Explanation ContourProfileReport::screening(const ProfileStep& passed) const {
    const auto isThere = [&](Cell cell) { return cell != noCell && ground_.field.isOnMap(cell); };
    if (passed.kind == TraceKind::hexside && isThere(passed.first) && isThere(passed.second)) {
        std::string all = idsIn(passed.first);
        if (const auto other = idsIn(passed.second); other != all)
            all += (all.empty() || other.empty() ? "" : " ") + other;
        return words_.reason(all.empty() ? "hexside-pair" : "hexside-screens",
                             {{"hex", ground_.field.label(passed.first)},
                              {"other", ground_.field.label(passed.second)},
                              {"terrain", all}});
    }
    const bool cloud = ground_.screening.isCloud(passed.chosen);
    return words_.reason(cloud ? "cloud" : "blocking-terrain",
                         {{"terrain", idsIn(passed.chosen)}, {"hex", ground_.field.label(passed.chosen)}});
}

/// The reason for ground higher than both ends, or for two lines of one height crossed above the lower end:
/// the line climbs into the first hex of that height and descends out of the last.
Explanation ContourProfileReport::ridge(const ProfileStep& passed) const {
    const ProfileLine& line = course_.line;
    const int low = line.eyeAt(line.start, ground_.heights);
    const std::string height = words_.inUnits(passed.height), hex = ground_.field.label(passed.chosen);
    if (passed.height > std::max(low, line.eyeAt(line.end, ground_.heights)))
        return words_.reason("higher-ground", {{"hex", hex}, {"height", height}});
    const auto at = static_cast<std::size_t>(&passed - course_.steps.data());
    std::size_t up = at, down = at;
    const auto isAsHigh = [&](const ProfileStep& other) {
        return !other.counts || other.height >= passed.height;
    };
    for (std::size_t i = at; i-- > 0 && isAsHigh(course_.steps[i]);)
        if (course_.steps[i].counts) up = i;
    for (std::size_t i = at + 1; i < course_.steps.size() && isAsHigh(course_.steps[i]); ++i)
        if (course_.steps[i].counts) down = i;
    if (backwards_) std::swap(up, down);
    return words_.reason("two-lines", {{"height", height},
                                       {"hex", ground_.field.label(course_.steps[up].chosen)},
                                       {"beyond", ground_.field.label(course_.steps[down].chosen)},
                                       {"low", ground_.field.label(line.start)},
                                       {"lowHeight", words_.inUnits(low)}});
}

Explanation ContourProfileReport::whyOf(const ProfileStep& passed) const {
    if (!passed.counts) return {};
    if (passed.screened) return screening(passed);
    if (passed.isRidge) return ridge(passed);
    const bool isChoice = passed.kind == TraceKind::hexside && ground_.field.isOnMap(passed.first) &&
                          ground_.field.isOnMap(passed.second);
    const std::string hex = ground_.field.label(passed.chosen);
    if (isChoice && !passed.isFree)
        return words_.reason(
            "chosen-hex",
            {{"hex", hex},
             {"other", ground_.field.label(passed.chosen == passed.first ? passed.second : passed.first)}});
    if (ground_.screening.heightIn(passed.chosen, reading_))
        return words_.reason("overlooked", {{"terrain", idsIn(passed.chosen)}, {"hex", hex}});
    return {};
}

SightStep ContourProfileReport::stepOf(const ProfileStep& passed) const {
    SightStep step;
    step.kind = passed.kind;
    for (const Cell cell : {passed.first, passed.second})
        if (cell != noCell && ground_.field.isOnMap(cell)) step.hexes.push_back(cell);
    if (step.hexes.size() > 1 && passed.chosen == passed.second) std::swap(step.hexes[0], step.hexes[1]);
    step.distance = backwards_ ? course_.line.frame.distance() - passed.distance : passed.distance;
    step.line = passed.height;
    if (!step.hexes.empty()) {
        step.ground = ground_.heights.ground(step.hexes.front());
        step.obstacle = ground_.heights.top(step.hexes.front()) - step.ground;
    }
    if (passed.blocks()) step.effect = SightEffect::blocks;
    step.why = whyOf(passed);
    return step;
}

/// Names the options that affect each step, and explains why a step that does not block does not count.
void ContourProfileReport::addOptions(const CourseOfLine::Steps& trace, SightRecorder& recorder) const {
    auto options = decidingOptions(parameters_, course_.blocks(backwards_), [&](const Parameters& otherwise) {
        const ProfileReading reading = ProfileReading::of(otherwise);
        return CourseOfLine(ground_, lines_, reading).of(course_.line, trace).blocks(backwards_);
    });
    for (std::size_t i = 0; i < course_.steps.size(); ++i) {
        if (options[i].empty()) continue;
        SightStep& step = recorder.steps[backwards_ ? course_.steps.size() - 1 - i : i];
        if (step.hexes.empty()) continue;
        const std::string hex = ground_.field.label(step.hexes.front());
        if (step.why.reason == nullptr && step.kind == TraceKind::vertex)
            step.why = words_.reason("corner", {{"hex", hex}});
        if (step.why.reason == nullptr)
            step.why = words_.reason(
                "not-counted",
                {{"hex", hex}, {"terrain", listed(ground_.screening.idsIn(step.hexes.front(), true))}});
        step.why.options = std::move(options[i]);
    }
}

/// The first blocking step along the line decides; for a clear line, the first one it overlooks, else its
/// first choice of a hex.
void ContourProfileReport::decide(SightRecorder& recorder) const {
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
    recorder.reason = words_.reason("open-line");
}

void ContourProfileReport::fill(SightRecorder& recorder) {
    const ProfileLine line = course_.line;
    const Battlefield& field = ground_.field;
    const auto trace = model::traceBetween(field.hexAt(line.end) - field.hexAt(line.start)).steps;
    course_ = CourseOfLine(ground_, lines_, reading_).of(line, trace);
    for (const ProfileStep& passed : course_.steps) recorder.steps.push_back(stepOf(passed));
    if (backwards_) std::ranges::reverse(recorder.steps);
    addOptions(trace, recorder);
    if (ground_.drawn) {
        const int start = GroundUnderLine(ground_, lines_, course_.line, reading_).start();
        DrawnProfileReport(ground_, words_, course_, backwards_).fill(start, recorder);
    }
    decide(recorder);
}

}  // namespace cota::mapsets
