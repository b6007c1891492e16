#include "mapsets/sight/straight/straight_line_report.h"

#include <algorithm>

#include "mapsets/strategy/deciding_options.h"

namespace cota::mapsets {

Explanation StraightLineReport::reason(const char* id, std::vector<model::MessageValue> values) const {
    return explanationOf(straightLineDescription, parameters_, id, std::move(values));
}

/// The place where the ground of a hex is measured: its distance from the observer and from the centre of
/// the hex.
std::vector<model::MessageValue> StraightLineReport::pointOf(const StraightLineNote& note) const {
    const model::GridPoint point = StraightCourse::of(line_, field_).pointAt(*note.place);
    const int hex = field_.mapset().catalogue.scales.hexMetres;
    const auto metres = [&](model::GridPoint to) {
        const std::int64_t units = model::paperDistance(field_.orientation(), point, to);
        return std::to_string((units * (hex > 0 ? hex : 100) + model::unitsPerHex / 2) / model::unitsPerHex);
    };
    return {{"hex", field_.label(note.cell)},
            {"terrain", note.thing},
            {"from", field_.label(from_)},
            {"along", metres(field_.centre(from_))},
            {"off", metres(field_.centre(note.cell))},
            {"height", std::to_string(note.base + note.height)},
            {"line", note.line.text()}};
}

Explanation StraightLineReport::whyOf(const StraightLineNote& note) const {
    const std::string hex = field_.label(note.cell);
    const std::string height = std::to_string(note.base + note.height);
    if (note.isCloud)
        return reason(note.isSpread ? "spread-cloud" : "cloud",
                      {{"terrain", obstacles_.cloudName(note.cell)}, {"hex", hex}});
    if (note.isAvoided) return reason("avoided", {{"hex", hex}});
    if (note.place) {
        const bool isThing = !note.thing.empty();
        const char* id = note.blocks ? (isThing ? "obstacle-point" : "higher-point")
                                     : (isThing ? "overlooked-point" : "point");
        return reason(id, pointOf(note));
    }
    if (note.blocks && note.thing.empty())
        return reason("higher-ground", {{"hex", hex}, {"height", height}, {"line", note.line.text()}});
    if (note.blocks)
        return reason(
            "obstacle",
            {{"terrain", note.thing}, {"hex", hex}, {"height", height}, {"line", note.line.text()}});
    if (!note.thing.empty())
        return reason(
            "overlooked",
            {{"terrain", note.thing}, {"hex", hex}, {"height", height}, {"line", note.line.text()}});
    if (!note.beside.empty()) return reason("beside", {{"terrain", note.beside}, {"hex", hex}});
    return {};
}

StraightLineReport::Met StraightLineReport::metIn(const model::TraceStep& traced,
                                                  const StraightLine& line) const {
    Met met;
    const int fromLow = line.start == from_ ? traced.distance : line.distance - traced.distance;
    const bool isChoice = traced.kind == model::TraceStep::Kind::hexside;
    for (const model::HexCoord hex : {traced.first(), traced.second()}) {
        const Cell cell = from_ + field_.offset(hex);
        if (!field_.isOnMap(cell) || (!met.notes.empty() && met.notes.front().cell == cell)) continue;
        StraightLineNote note;
        note.blocks = judge_.hides(cell, fromLow, line, &note);
        note.isAvoided = isChoice && line.mustAvoid(cell) && !note.blocks;
        note.blocks = note.blocks || note.isAvoided;
        met.notes.push_back(std::move(note));
    }
    const bool either = line.reading.eitherSide;
    met.isAsked = traced.kind != model::TraceStep::Kind::vertex ||
                  line.reading.corner != StraightLineReading::Corner::ignored;
    met.blocks = met.isAsked && !met.notes.empty() &&
                 (either ? std::ranges::any_of(met.notes, &StraightLineNote::blocks)
                         : std::ranges::all_of(met.notes, &StraightLineNote::blocks));
    // The deciding hex comes first: the higher one that blocks, or the one that lets the line pass.
    if (met.notes.size() > 1) {
        const auto rank = [&](const StraightLineNote& note) {
            return std::pair(note.blocks == met.blocks, either ? note.base + note.height : 0);
        };
        if (rank(met.notes[1]) > rank(met.notes[0])) std::swap(met.notes[0], met.notes[1]);
    }
    return met;
}

SightStep StraightLineReport::stepOf(const Met& met, const model::TraceStep& traced,
                                     std::vector<SetOption> options) const {
    SightStep step;
    step.kind = traced.kind;
    step.distance = traced.distance;
    const int fromLow = line_.start == from_ ? step.distance : line_.distance - step.distance;
    step.line = model::Rational(line_.low) + model::Rational(line_.rise * fromLow, line_.distance);
    for (const StraightLineNote& note : met.notes) step.hexes.push_back(note.cell);
    if (met.notes.empty()) return step;
    const StraightLineNote& first = met.notes.front();
    step.ground = first.base;
    step.obstacle = first.height;
    step.line = first.line;
    if (met.blocks) step.effect = SightEffect::blocks;
    const bool isOneSide = met.isAsked && !met.blocks && met.notes.back().blocks;
    if (met.isAsked) step.why = whyOf(first);
    if (isOneSide)
        step.why = reason(
            "one-side", {{"hex", field_.label(met.notes.back().cell)}, {"other", field_.label(first.cell)}});
    if (!options.empty() && (!met.isAsked || step.why.reason == nullptr))
        step.why = reason(met.isAsked ? "below" : "corner", {{"hex", field_.label(first.cell)}});
    if (step.why.reason != nullptr) step.why.options = std::move(options);
    return step;
}

void StraightLineReport::fill(bool isClear, SightRecorder& recorder) const {
    const Cell to = line_.start == from_ ? line_.end : line_.start;
    const model::Trace trace = model::traceBetween(field_.hexAt(to) - field_.hexAt(from_));
    std::vector<Met> steps;
    for (const model::TraceStep& traced : trace.steps) steps.push_back(metIn(traced, line_));
    std::vector<bool> now;
    for (const Met& met : steps) now.push_back(met.blocks);
    auto options = decidingOptions(parameters_, now, [&](const Parameters& otherwise) {
        StraightLine other = line_;
        other.reading = StraightLineReading::of(otherwise);
        std::vector<bool> then;
        for (const model::TraceStep& traced : trace.steps) then.push_back(metIn(traced, other).blocks);
        return then;
    });
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const SightStep& step =
            recorder.steps.emplace_back(stepOf(steps[i], trace.steps[i], std::move(options[i])));
        if (steps[i].blocks && !recorder.at) {
            recorder.at = step;
            recorder.reason = step.why;
        }
    }
    if (isClear) recorder.reason = whyClear(recorder.steps);
}

/// What a clear line passes: something it overlooks, else something on one side only.
Explanation StraightLineReport::whyClear(const std::vector<SightStep>& steps) const {
    for (const std::string_view id : {"overlooked", "overlooked-point", "one-side"})
        if (const auto step =
                std::ranges::find_if(steps, [&](const SightStep& each) { return each.why.id() == id; });
            step != steps.end())
            return step->why;
    return reason("open-line");
}

}  // namespace cota::mapsets
