// The explanation of one judged line: every hex with what it does, by the function that judged it.

#include <algorithm>

#include "mapsets/play/straight_line.h"

namespace cota::mapsets {

Explanation StraightLineSight::reason(const char* id, std::vector<model::MessageValue> values) const {
    return explanationOf(straightLineDescription, parameters_, id, std::move(values));
}

Explanation StraightLineSight::whyOf(const Note& note) const {
    const std::string hex = field_.label(note.cell);
    const std::string height = std::to_string(note.base + note.height);
    if (note.isCloud)
        return reason(
            note.isSpread ? "spread-cloud" : "cloud",
            {{"terrain",
              cloudNames_[static_cast<std::size_t>(covers_[static_cast<std::size_t>(note.cell)].cloud)]},
             {"hex", hex}});
    if (note.isAvoided) return reason("avoided", {{"hex", hex}});
    if (note.blocks && note.thing.empty())
        return reason("higher-ground", {{"hex", hex}, {"height", height}, {"line", note.line.text()}});
    if (note.blocks)
        return reason(
            "obstacle",
            {{"terrain", note.thing}, {"hex", hex}, {"height", height}, {"line", note.line.text()}});
    if (!note.thing.empty()) return reason("overlooked", {{"terrain", note.thing}, {"height", height}});
    if (!note.beside.empty()) return reason("beside", {{"terrain", note.beside}});
    return {};
}

void StraightLineSight::explain(Cell from, Cell to, const Line& line, SightResult result,
                                SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = eyes_[static_cast<std::size_t>(from)];
    recorder.heightTo = eyes_[static_cast<std::size_t>(to)];
    recorder.isStraight = true;
    const model::Trace trace = model::traceBetween(field_.hexAt(to) - field_.hexAt(from));
    const bool isNear = line.distance <= alwaysWithin_;
    for (const model::TraceStep& traced : trace.steps) {
        SightStep step;
        step.kind = traced.kind;
        step.distance = traced.distance;
        const int fromLow = line.start == from ? step.distance : line.distance - step.distance;
        step.line = model::Rational(line.low) + model::Rational(line.rise * fromLow, line.distance);
        Notes notes;
        for (const model::HexCoord hex : {traced.first(), traced.second()}) {
            const Cell cell = from + field_.offset(hex);
            if (!field_.isOnMap(cell) || (!notes.empty() && notes.front().cell == cell)) continue;
            Note note;
            const bool isChoice = traced.kind == model::TraceStep::Kind::hexside;
            note.blocks = hides(cell, fromLow, line, &note) && !isNear;
            note.isAvoided = isChoice && mustAvoid(cell, line) && !note.blocks && !isNear;
            note.blocks = note.blocks || note.isAvoided;
            notes.push_back(std::move(note));
        }
        const bool isAsked = traced.kind != model::TraceStep::Kind::vertex || corner_ != Corner::ignored;
        const bool blocks = isAsked && !notes.empty() &&
                            (eitherSide_ ? std::ranges::any_of(notes, &Note::blocks)
                                         : std::ranges::all_of(notes, &Note::blocks));
        // The one that decides comes first: the higher one that blocks, or the lower one that lets pass.
        if (notes.size() > 1) {
            const auto rank = [&](const Note& note) {
                return std::pair(note.blocks == blocks, eitherSide_ ? note.base + note.height : 0);
            };
            if (rank(notes[1]) > rank(notes[0])) std::swap(notes[0], notes[1]);
        }
        for (const Note& note : notes) step.hexes.push_back(note.cell);
        if (!notes.empty()) {
            step.ground = notes.front().base;
            step.obstacle = notes.front().height;
            step.line = notes.front().line;
            if (isAsked) step.why = whyOf(notes.front());
        }
        if (blocks) step.effect = SightEffect::blocks;
        if (blocks && !recorder.at) {
            recorder.at = step;
            recorder.reason = step.why;
        }
        recorder.steps.push_back(std::move(step));
    }
    if (result.isClear()) recorder.reason = reason(isNear ? "adjacent" : "open-line");
}

}  // namespace cota::mapsets
