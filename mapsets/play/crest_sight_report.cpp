// The explanation of one line judged by crests: every step with its heights, and what decided.

#include <algorithm>

#include "mapsets/play/crest_sight.h"

namespace cota::mapsets {

Explanation CrestSight::reason(const char* id, std::vector<model::MessageValue> values) const {
    return explanationOf(crestSightDescription, parameters_, id, std::move(values));
}

/// Ids of what stands in the hexes of a step and counts for sight.
std::string CrestSight::screensIn(const SightStep& step) const {
    const Catalogue& catalogue = field_.mapset().catalogue;
    const TagMask counting = blockers_ | markers_ | halves_;
    std::vector<std::string> ids;
    const auto add = [&](const std::string& id, const Tags& tags) {
        const bool counts = std::ranges::any_of(
            tags, [&](const std::string& tag) { return (field_.maskOf(tag) & counting) != 0; });
        if (counts && std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
    };
    for (const Cell cell : step.hexes) {
        for (const std::uint16_t terrain : field_.terrainsIn(cell))
            add(catalogue.terrains[terrain].id.text, catalogue.terrains[terrain].tags);
        for (const FieldFeature& feature : field_.features(cell))
            add(catalogue.features[feature.kind].id.text, catalogue.features[feature.kind].tags);
    }
    std::string text;
    for (const std::string& id : ids) text += (text.empty() ? "" : " ") + id;
    return text;
}

std::string CrestSight::labelsOf(const SightStep& step) const {
    std::string names;
    for (const Cell cell : step.hexes) names += (names.empty() ? "" : ", ") + field_.label(cell);
    return names;
}

/// A note in words; "obstacle" is told apart by what there is.
Explanation CrestSight::explained(const SightStep& step, const Note& note) const {
    if (note.why == nullptr) return {};
    if (step.hexes.empty()) return reason("no-map");
    const std::vector<model::MessageValue> values = {{"terrain", screensIn(step)}, {"hex", labelsOf(step)}};
    const bool isObstacle = std::string_view(note.why) == "obstacle";
    if (!isObstacle) return reason(note.why, values);
    if (step.hexes.size() > 1) return reason("hexside-pair", values);
    const Cover& here = cover(step.hexes.front());
    if (here.alwaysBlocks) return reason("marker", values);
    return reason(here.hasObstacle() ? "obstacle" : "high-ground", values);
}

SightStep CrestSight::stepOf(Cell from, const model::TraceStep& traced, const Line& line) const {
    SightStep step;
    step.kind = traced.kind;
    const Cell first = from + field_.offset(traced.first());
    const Cell second = from + field_.offset(traced.second());
    if (field_.isOnMap(first)) step.hexes.push_back(first);
    if (second != first && field_.isOnMap(second)) step.hexes.push_back(second);
    step.distance = traced.distance;
    step.line = model::Rational(line.high);
    if (!step.hexes.empty()) {
        step.ground = cover(step.hexes.front()).ground;
        step.obstacle = cover(step.hexes.front()).top - step.ground;
    }
    return step;
}

/// The steps in the order of the observer. The notes are in the order of the higher end, and end where it was
/// decided.
void CrestSight::addSteps(Cell from, Cell to, const Line& line, const Notes& notes,
                          SightRecorder& recorder) const {
    const model::Trace trace = model::traceBetween(field_.hexAt(to) - field_.hexAt(from));
    const bool backwards = line.start != from;
    const auto counts = [&](const model::TraceStep& step) {
        return lines_->withTouched() || step.kind != model::TraceStep::Kind::vertex;
    };
    const auto through = static_cast<std::size_t>(std::ranges::count_if(trace.steps, counts));
    std::size_t index = 0;
    for (const model::TraceStep& traced : trace.steps) {
        SightStep step = stepOf(from, traced, line);
        if (counts(traced)) {
            const std::size_t at = backwards ? through - 1 - index : index;
            ++index;
            if (at < notes.size()) {
                step.why = explained(step, notes[at]);
                if (notes[at].act == Act::blocks) step.effect = SightEffect::blocks;
                if (notes[at].act == Act::blinds) step.effect = SightEffect::blinds;
                if (step.effect == SightEffect::none && step.why.id() == "counted-half")
                    step.effect = SightEffect::hinders;
                if (at + 1 == notes.size() && notes[at].act != Act::nothing) recorder.at = step;
            }
        }
        recorder.steps.push_back(std::move(step));
    }
}

void CrestSight::explain(Cell from, Cell to, const Line& line, const Outcome& outcome, const Notes& notes,
                         SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = cover(from).ground;
    recorder.heightTo = cover(to).ground;
    addSteps(from, to, line, notes, recorder);
    if (outcome.why != nullptr) {
        recorder.reason = reason(outcome.why, {{"hex", field_.label(line.start)}});
    } else if (outcome.verdict != SightVerdict::clear) {
        recorder.reason = recorder.at ? recorder.at->why : reason("no-map");
    } else if (field_.distance(from, to) <= alwaysWithin_) {
        recorder.reason = reason("adjacent");
    } else if (outcome.halves > 0) {
        recorder.reason = reason("hindered", {{"count", std::to_string(outcome.halves)}});
    } else {
        recorder.reason = reason("open-line");
    }
}

}  // namespace cota::mapsets
