// The explanation of one judged line: every hex and its effect, from the function that judged it.

#include <algorithm>

#include "mapsets/sight/straight_line.h"
#include "mapsets/strategy/deciding_options.h"

namespace cota::mapsets {

Explanation StraightLineSight::reason(const char* id, std::vector<model::MessageValue> values) const {
    return explanationOf(straightLineDescription, parameters_, id, std::move(values));
}

/// The place where the ground of a hex is measured: its distance from the observer and from the centre of
/// the hex.
std::vector<model::MessageValue> StraightLineSight::pointOf(const Note& note, Cell from,
                                                            const Line& line) const {
    const model::GridPoint point = placeOn(courseOf(line), *note.place);
    const int hex = field_.mapset().catalogue.scales.hexMetres;
    const auto metres = [&](model::GridPoint to) {
        const std::int64_t units = model::paperDistance(field_.orientation(), point, to);
        return std::to_string((units * (hex > 0 ? hex : 100) + model::unitsPerHex / 2) / model::unitsPerHex);
    };
    return {{"hex", field_.label(note.cell)},
            {"terrain", note.thing},
            {"from", field_.label(from)},
            {"along", metres(field_.centre(from))},
            {"off", metres(field_.centre(note.cell))},
            {"height", std::to_string(note.base + note.height)},
            {"line", note.line.text()}};
}

Explanation StraightLineSight::whyOf(const Note& note, Cell from, const Line& line) const {
    const std::string hex = field_.label(note.cell);
    const std::string height = std::to_string(note.base + note.height);
    if (note.isCloud)
        return reason(
            note.isSpread ? "spread-cloud" : "cloud",
            {{"terrain",
              cloudNames_[static_cast<std::size_t>(covers_[static_cast<std::size_t>(note.cell)].cloud)]},
             {"hex", hex}});
    if (note.isAvoided) return reason("avoided", {{"hex", hex}});
    if (note.place) {
        const bool isThing = !note.thing.empty();
        const char* id = note.blocks ? (isThing ? "obstacle-point" : "higher-point")
                                     : (isThing ? "overlooked-point" : "point");
        return reason(id, pointOf(note, from, line));
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

StraightLineSight::Met StraightLineSight::metIn(Cell from, const Line& line,
                                                const model::TraceStep& traced) const {
    Met met;
    const int fromLow = line.start == from ? traced.distance : line.distance - traced.distance;
    const bool isChoice = traced.kind == model::TraceStep::Kind::hexside;
    for (const model::HexCoord hex : {traced.first(), traced.second()}) {
        const Cell cell = from + field_.offset(hex);
        if (!field_.isOnMap(cell) || (!met.notes.empty() && met.notes.front().cell == cell)) continue;
        Note note;
        note.blocks = hides(cell, fromLow, line, &note);
        note.isAvoided = isChoice && mustAvoid(cell, line) && !note.blocks;
        note.blocks = note.blocks || note.isAvoided;
        met.notes.push_back(std::move(note));
    }
    const bool either = line.reading.eitherSide;
    met.isAsked = traced.kind != model::TraceStep::Kind::vertex || line.reading.corner != Corner::ignored;
    met.blocks = met.isAsked && !met.notes.empty() &&
                 (either ? std::ranges::any_of(met.notes, &Note::blocks)
                         : std::ranges::all_of(met.notes, &Note::blocks));
    // The deciding hex comes first: the higher one that blocks, or the one that lets the line pass.
    if (met.notes.size() > 1) {
        const auto rank = [&](const Note& note) {
            return std::pair(note.blocks == met.blocks, either ? note.base + note.height : 0);
        };
        if (rank(met.notes[1]) > rank(met.notes[0])) std::swap(met.notes[0], met.notes[1]);
    }
    return met;
}

void StraightLineSight::explain(Cell from, Cell to, const Line& line, SightResult result,
                                SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = eyes_[static_cast<std::size_t>(from)];
    recorder.heightTo = eyes_[static_cast<std::size_t>(to)];
    recorder.isStraight = true;
    if (line.distance <= alwaysWithin_) {
        recorder.reason = reason("adjacent");
        return;
    }
    const model::Trace trace = model::traceBetween(field_.hexAt(to) - field_.hexAt(from));
    std::vector<Met> steps;
    for (const model::TraceStep& traced : trace.steps) steps.push_back(metIn(from, line, traced));
    std::vector<bool> now;
    for (const Met& met : steps) now.push_back(met.blocks);
    auto options = decidingOptions(parameters_, now, [&](const Parameters& otherwise) {
        Line other = line;
        other.reading = readingOf(otherwise);
        std::vector<bool> then;
        for (const model::TraceStep& traced : trace.steps) then.push_back(metIn(from, other, traced).blocks);
        return then;
    });
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Met& met = steps[i];
        SightStep& step = recorder.steps.emplace_back();
        step.kind = trace.steps[i].kind;
        step.distance = trace.steps[i].distance;
        const int fromLow = line.start == from ? step.distance : line.distance - step.distance;
        step.line = model::Rational(line.low) + model::Rational(line.rise * fromLow, line.distance);
        for (const Note& note : met.notes) step.hexes.push_back(note.cell);
        if (met.notes.empty()) continue;
        const Note& first = met.notes.front();
        step.ground = first.base;
        step.obstacle = first.height;
        step.line = first.line;
        if (met.blocks) step.effect = SightEffect::blocks;
        const bool isOneSide = met.isAsked && !met.blocks && met.notes.back().blocks;
        if (met.isAsked) step.why = whyOf(first, from, line);
        if (isOneSide)
            step.why = reason("one-side", {{"hex", field_.label(met.notes.back().cell)},
                                           {"other", field_.label(first.cell)}});
        if (!options[i].empty() && (!met.isAsked || step.why.reason == nullptr))
            step.why = reason(met.isAsked ? "below" : "corner", {{"hex", field_.label(first.cell)}});
        if (step.why.reason != nullptr) step.why.options = std::move(options[i]);
        if (met.blocks && !recorder.at) {
            recorder.at = step;
            recorder.reason = step.why;
        }
    }
    if (!result.isClear()) return;
    recorder.reason = reason("open-line");
    for (const std::string_view id : {"overlooked", "overlooked-point", "one-side"})
        if (const auto step = std::ranges::find_if(
                recorder.steps, [&](const SightStep& each) { return each.why.id() == id; });
            step != recorder.steps.end()) {
            recorder.reason = step->why;
            return;
        }
}

}  // namespace cota::mapsets
