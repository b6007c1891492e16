// The explanation of one judged line: every step with its heights, and what decided.

#include <algorithm>

#include "mapsets/play/contour_profile.h"

namespace cota::mapsets {

Explanation ContourProfileSight::reason(const char* id, std::vector<model::MessageValue> values) const {
    return explanationOf(contourProfileDescription, parameters_, id, std::move(values));
}

/// Ids of what screens in a hex.
std::string ContourProfileSight::screensIn(Cell cell) const {
    const Catalogue& catalogue = field_.mapset().catalogue;
    std::string ids;
    const auto add = [&](const std::string& id, const Tags& tags, bool anyway) {
        const bool screens = anyway || std::ranges::any_of(tags, [&](const std::string& tag) {
                                 return (field_.maskOf(tag) & (blockers_ | clouds_)) != 0;
                             });
        if (screens) ids += (ids.empty() ? "" : " ") + id;
    };
    for (const std::uint16_t terrain : field_.terrainsIn(cell))
        add(catalogue.terrains[terrain].id.text, catalogue.terrains[terrain].tags,
            reliefScreens_ && field_.reliefTerrain() == terrain);
    for (const FieldFeature& feature : field_.features(cell))
        add(catalogue.features[feature.kind].id.text, catalogue.features[feature.kind].tags, false);
    return ids;
}

std::string ContourProfileSight::labelsOf(const SightStep& step) const {
    std::string names;
    for (const Cell cell : step.hexes) names += (names.empty() ? "" : ", ") + field_.label(cell);
    return names;
}

Explanation ContourProfileSight::passing(const SightStep& step, const Note& note) const {
    if (step.hexes.empty()) return {};
    if (step.kind == model::TraceStep::Kind::hexside && !note.free && step.hexes.size() > 1)
        return reason("chosen-hex", {{"hex", labelsOf(step)}});
    if (covers_[static_cast<std::size_t>(step.hexes.front())].screen != none)
        return reason("overlooked", {{"terrain", screensIn(step.hexes.front())}});
    return {};
}

Explanation ContourProfileSight::blocking(const SightStep& step, const Note& note) const {
    if (note.outcome == Outcome::falls) return {};  // the ridge before it decides
    if (step.kind == model::TraceStep::Kind::hexside && step.hexes.size() > 1) {
        std::string screens = screensIn(step.hexes[0]);
        if (const auto other = screensIn(step.hexes[1]); other != screens)
            screens += (screens.empty() || other.empty() ? "" : " ") + other;
        if (screens.empty()) return reason("hexside-pair", {{"hex", labelsOf(step)}});
        return reason("hexside-screens", {{"hex", labelsOf(step)}, {"terrain", screens}});
    }
    const Cell cell = step.hexes.front();
    const bool cloud = (field_.tags(cell) & clouds_) != 0;
    return reason(cloud ? "cloud" : "blocking-terrain",
                  {{"terrain", screensIn(cell)}, {"hex", labelsOf(step)}});
}

Explanation ContourProfileSight::ridge(const SightStep& step, Rank height, Rank highEye) const {
    return reason(
        height > highEye ? "higher-ground" : "two-lines",
        {{"hex", labelsOf(step)}, {"height", std::to_string(ladder_[static_cast<std::size_t>(height)])}});
}

SightStep ContourProfileSight::stepOf(Cell from, const model::TraceStep& traced, const Note* note,
                                      Rank profile) const {
    SightStep step;
    step.kind = traced.kind;
    const Cell first = from + field_.offset(traced.first());
    const Cell second = from + field_.offset(traced.second());
    if (field_.isOnMap(first)) step.hexes.push_back(first);
    if (second != first && field_.isOnMap(second)) step.hexes.push_back(second);
    if (note && step.hexes.size() > 1 && note->chosen == second) std::swap(step.hexes[0], step.hexes[1]);
    step.distance = traced.distance;
    step.line = ladder_[static_cast<std::size_t>(note ? note->profile : profile)];
    if (!step.hexes.empty()) {
        step.ground = heights_.ground(step.hexes.front());
        step.obstacle = heights_.top(step.hexes.front()) - step.ground;
    }
    return step;
}

/// The steps in the order of the observer. The notes are in the order of the lower end, and end where it was
/// decided.
void ContourProfileSight::addSteps(Cell from, Cell to, const Line& line, const Notes& notes,
                                   SightRecorder& recorder) const {
    const model::Trace trace = model::traceBetween(field_.hexAt(to) - field_.hexAt(from));
    const bool backwards = line.start != from;
    const auto counts = [&](const model::TraceStep& step) {
        return lines_->withTouched() || step.kind != model::TraceStep::Kind::vertex;
    };
    const auto through = static_cast<std::size_t>(std::ranges::count_if(trace.steps, counts));
    std::size_t index = 0;
    const Rank last = notes.empty() ? line.low : notes.back().profile;
    for (const model::TraceStep& traced : trace.steps) {
        const Note* note = nullptr;
        if (counts(traced)) {
            const std::size_t at = backwards ? through - 1 - index : index;
            if (at < notes.size()) note = &notes[at];
            ++index;
        }
        SightStep step = stepOf(from, traced, note, last);
        if (note && note->outcome == Outcome::passes) step.why = passing(step, *note);
        if (note && (note->outcome == Outcome::screened || note->outcome == Outcome::falls)) {
            step.effect = SightEffect::blocks;
            step.why = blocking(step, *note);
        }
        recorder.steps.push_back(std::move(step));
    }
}

void ContourProfileSight::explain(Cell from, Cell to, const Line& line, const Notes& notes, bool clear,
                                  SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = heights_.eye(from, End::observer);
    recorder.heightTo = heights_.eye(to, End::target);
    if (drawn_ && field_.distance(from, to) > alwaysWithin_) {
        explainDrawn(from, to, line, notes, recorder);
        return;
    }
    addSteps(from, to, line, notes, recorder);
    if (clear) {
        recorder.reason = reason(field_.distance(from, to) <= alwaysWithin_ ? "adjacent" : "open-line");
        return;
    }
    std::vector<SightStep*> counted;  // beside the notes
    for (SightStep& step : recorder.steps)
        if (lines_->withTouched() || step.kind != model::TraceStep::Kind::vertex) counted.push_back(&step);
    if (line.start != from) std::ranges::reverse(counted);
    if (!notes.empty() && notes.back().outcome == Outcome::screened) {
        recorder.at = *counted[notes.size() - 1];
        recorder.reason = recorder.at->why;
        return;
    }
    // The ground fell after it had risen: the last place where it rose is the ridge that hides.
    const auto rose = std::find_if(notes.rbegin(), notes.rend(), [](const Note& note) { return note.rises; });
    if (rose == notes.rend()) return;
    const auto at = static_cast<std::size_t>(notes.rend() - rose) - 1;
    if (notes.back().outcome == Outcome::falls) counted[notes.size() - 1]->effect = SightEffect::none;
    SightStep& crest = *counted[at];
    crest.effect = SightEffect::blocks;
    const Rank highEye =
        std::max(eyesFrom_[static_cast<std::size_t>(from)], eyesTo_[static_cast<std::size_t>(to)]);
    crest.why = ridge(crest, rose->profile, highEye);
    recorder.at = crest;
    recorder.reason = crest.why;
}

}  // namespace cota::mapsets
