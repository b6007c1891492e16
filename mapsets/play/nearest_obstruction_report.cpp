// The explanation of one judged line: every step with its level, and what decided.

#include <algorithm>

#include "mapsets/play/nearest_obstruction.h"

namespace cota::mapsets {

Explanation NearestObstructionSight::reason(const char* id, std::vector<model::MessageValue> values) const {
    return explanationOf(nearestObstructionDescription, parameters_, id, std::move(values));
}

/// Ids of what is in the way in a hex: terrain and features that block, else the terrain of the relief.
std::string NearestObstructionSight::whatStands(Cell cell) const {
    const Catalogue& catalogue = field_.mapset().catalogue;
    std::string ids;
    const auto add = [&](const std::string& id, const Tags& tags) {
        const bool blocks = std::ranges::any_of(
            tags, [&](const std::string& tag) { return (field_.maskOf(tag) & blockers_) != 0; });
        if (blocks) ids += (ids.empty() ? "" : " ") + id;
    };
    for (const std::uint16_t terrain : field_.terrainsIn(cell))
        add(catalogue.terrains[terrain].id.text, catalogue.terrains[terrain].tags);
    for (const FieldFeature& feature : field_.features(cell))
        add(catalogue.features[feature.kind].id.text, catalogue.features[feature.kind].tags);
    if (ids.empty() && field_.reliefTerrain()) ids = catalogue.terrains[*field_.reliefTerrain()].id.text;
    return ids;
}

Explanation NearestObstructionSight::whyOf(const Line& line, const Note& note) const {
    const auto hex = [&] { return field_.label(note.cell); };
    switch (note.outcome) {
        case Outcome::passes:
        case Outcome::off:
            break;
        case Outcome::overlooked:
            return reason("overlooked", {{"terrain", whatStands(note.cell)}});
        case Outcome::barred:
            return reason("barred-side", {{"hex", hex()}});
        case Outcome::screens:
            return reason("blocking-terrain", {{"terrain", whatStands(note.cell)}, {"hex", hex()}});
        case Outcome::higher:
            return reason("higher-ground",
                          {{"hex", hex()}, {"level", std::to_string(field_.level(note.cell))}});
        case Outcome::plateau:
            return reason("plateau", {{"hex", hex()}});
        case Outcome::blinds:
            return reason(
                "blind-hex",
                {{"terrain", whatStands(note.cell)}, {"hex", hex()}, {"blind", std::to_string(line.blind)}});
    }
    return {};
}

SightStep NearestObstructionSight::stepOf(Cell from, const Line& line, const model::TraceStep& traced,
                                          const Notes& notes) const {
    SightStep step;
    step.kind = traced.kind;
    const Cell first = from + field_.offset(traced.first());
    const Cell second = from + field_.offset(traced.second());
    for (const Cell cell : {first, second})
        if (field_.isOnMap(cell) && (step.hexes.empty() || step.hexes.front() != cell))
            step.hexes.push_back(cell);
    step.distance = traced.distance;
    step.line = heights_.ground(line.end);
    const std::vector<Note>& counted = notes.line[notes.counted];
    const auto noteAt = [&](Cell cell) { return std::ranges::find(counted, cell, &Note::cell); };
    auto note = noteAt(first);
    if (note == counted.end()) note = noteAt(second);
    if (note != counted.end()) {
        if (step.hexes.size() > 1 && note->cell == step.hexes[1]) std::swap(step.hexes[0], step.hexes[1]);
        step.why = whyOf(line, *note);
        if (note->outcome == Outcome::blinds) step.effect = SightEffect::blinds;
        if (note->outcome >= Outcome::barred && note->outcome != Outcome::blinds)
            step.effect = SightEffect::blocks;
        if (step.hexes.size() > 1 && step.why.reason == nullptr && notes.tried > 1)
            step.why = reason("chosen-side",
                              {{"hex", field_.label(step.hexes[0]) + ", " + field_.label(step.hexes[1])}});
    }
    if (!step.hexes.empty()) {
        step.ground = heights_.ground(step.hexes.front());
        step.obstacle = heights_.top(step.hexes.front()) - step.ground;
    }
    return step;
}

void NearestObstructionSight::explain(Cell from, Cell to, const Line& line, const Notes& notes,
                                      SightVerdict verdict, SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = heights_.ground(from);
    recorder.heightTo = heights_.ground(to);
    for (const model::TraceStep& traced : model::traceBetween(field_.hexAt(to) - field_.hexAt(from)).steps)
        recorder.steps.push_back(stepOf(from, line, traced, notes));
    if (verdict == SightVerdict::clear) {
        const bool near = field_.distance(from, to) <= alwaysWithin_;
        recorder.reason = reason(near ? "adjacent" : "open-line");
        return;
    }
    // Of a blinded line the obstruction nearest to the lower end, of a blocked one what blocks.
    const SightEffect effect = verdict == SightVerdict::blinded ? SightEffect::blinds : SightEffect::blocks;
    const auto decides = [&](const SightStep& step) { return step.effect == effect; };
    const bool backwards = line.start != from;
    const auto first = std::ranges::find_if(recorder.steps, decides);
    const auto last = std::find_if(recorder.steps.rbegin(), recorder.steps.rend(), decides);
    if (first == recorder.steps.end()) return;
    recorder.at = backwards ? *last : *first;
    recorder.reason = recorder.at->why;
}

}  // namespace cota::mapsets
