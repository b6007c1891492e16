// The explanation of one judged line: every step with its level, and what decided.

#include <algorithm>

#include "mapsets/sight/nearest_obstruction.h"
#include "mapsets/strategy/deciding_options.h"

namespace cota::mapsets {

Explanation NearestObstructionSight::reason(const char* id, std::vector<model::MessageValue> values) const {
    return explanationOf(nearestObstructionDescription, parameters_, id, std::move(values));
}

/// The ids of what is in the way in a hex: blocking terrain and features, else the terrain of the relief.
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

Explanation NearestObstructionSight::whyOf(const Line& line, const Note& note, bool isChoice) const {
    const std::string hex = field_.label(note.cell);
    switch (note.outcome) {
        case Outcome::absent:
        case Outcome::passes:
        case Outcome::off:
            break;
        case Outcome::overlooked:
            return reason(isChoice ? "chosen-overlooked" : "overlooked",
                          {{"terrain", whatStands(note.cell)},
                           {"hex", hex},
                           {"far", std::to_string(note.behind)},
                           {"blind", std::to_string(line.blind)}});
        case Outcome::barred:
            return reason("barred-side", {{"hex", hex}});
        case Outcome::screens:
            return reason("blocking-terrain", {{"terrain", whatStands(note.cell)}, {"hex", hex}});
        case Outcome::higher:
            return reason("higher-ground",
                          {{"hex", hex}, {"level", std::to_string(field_.level(note.cell))}});
        case Outcome::plateau:
            return reason("plateau", {{"hex", hex}});
        case Outcome::blinds:
            return reason(
                "blind-hex",
                {{"terrain", whatStands(note.cell)}, {"hex", hex}, {"blind", std::to_string(line.blind)}});
    }
    return {};
}

/// The explanation of a step that does not stop the line: the side the line uses, or why something does not
/// count.
Explanation NearestObstructionSight::whyFree(const Course& course, const Met& met, const SightStep& step,
                                             bool isDecided) const {
    if (step.hexes.empty()) return {};
    const std::string hex = field_.label(step.hexes.front());
    if (met.kind == model::TraceStep::Kind::hexside) {
        if (met.sides[course.side].outcome == Outcome::off) {
            const std::string other =
                field_.label(field_.isOnMap(met.sides[1 - course.side].cell) ? met.sides[1 - course.side].cell
                                                                             : step.hexes.front());
            return reason("free-side", {{"hex", other}});
        }
        if (step.hexes.size() < 2) return reason("edge-side", {{"hex", hex}});
        return reason("chosen-side", {{"hex", hex}, {"other", field_.label(step.hexes[1])}});
    }
    if (!isDecided) return {};
    if (met.kind == model::TraceStep::Kind::vertex) return reason("corner", {{"hex", hex}});
    return reason("not-counted", {{"hex", hex}, {"terrain", whatStands(step.hexes.front())}});
}

NearestObstructionSight::Met NearestObstructionSight::metIn(const Line& line, const model::TraceStep& traced,
                                                            const Reading& reading,
                                                            std::array<int, 2>& passed) const {
    using Kind = model::TraceStep::Kind;
    Met met{.sides = {}, .kind = traced.kind, .toLow = traced.distance};
    const model::HexCoord hex = traced.first(), main = line.frame.main, beside = line.frame.beside;
    // The hex in the frame of the line, which gives its side of the line.
    const int turn = main.q * beside.r - main.r * beside.q;
    const int along = (hex.q * beside.r - hex.r * beside.q) / turn;
    const int aside = (main.q * hex.r - main.r * hex.q) / turn;
    const bool isRight = line.frame.along * aside - line.frame.aside * along > 0;
    for (const std::size_t side : {0u, 1u}) {
        Note& note = met.sides[side];
        note.cell = line.start + field_.offset(side == 0 ? traced.first() : traced.second());
        if (traced.kind == Kind::vertex && (!reading.touching || isRight != (side == 1))) continue;
        const Cover& cover = covers_[static_cast<std::size_t>(note.cell)];
        note.behind = reading.traversed ? ++passed[side] : traced.distance;
        note.outcome = meet(cover, line, note.behind, line.frame.distance() - traced.distance, reading);
        if (traced.kind == Kind::hexside &&
            ((cover.off && reading.offBars) ||
             (!line.avoided.empty() && std::ranges::binary_search(line.avoided, note.cell))))
            note.outcome = Outcome::barred;
    }
    return met;
}

/// Judges like judgeLine(), but includes the steps after the first that blocks.
NearestObstructionSight::Course NearestObstructionSight::courseOf(const Line& line, const Steps& trace,
                                                                  const Reading& reading) const {
    Course course;
    course.hasSides = line.frame.alongSides();
    std::array<int, 2> passed{};
    for (const auto& traced : trace) {
        course.steps.push_back(metIn(line, traced, reading, passed));
        if (reading.touching && traced.kind == model::TraceStep::Kind::vertex) course.hasSides = true;
    }
    const auto verdict = [&](std::size_t side) {
        SightVerdict worst = SightVerdict::clear;
        for (const Met& met : course.steps) {
            const Outcome outcome = met.sides[side].outcome;
            if (outcome == Outcome::blinds && worst == SightVerdict::clear) worst = SightVerdict::blinded;
            if (outcome >= Outcome::barred && outcome != Outcome::blinds) worst = SightVerdict::blocked;
        }
        return worst;
    };
    const SightVerdict left = verdict(0), right = verdict(1);
    if (course.hasSides && left != right && (right == SightVerdict::clear || left == SightVerdict::blocked))
        course.side = 1;
    return course;
}

SightStep NearestObstructionSight::stepOf(const Line& line, const Course& course, const Met& met,
                                          bool backwards, std::vector<SetOption> options) const {
    SightStep step;
    step.kind = met.kind;
    const bool isChoice = met.kind == model::TraceStep::Kind::hexside;
    for (const std::size_t side : {course.side, 1 - course.side})
        if (const Cell cell = met.sides[side].cell;
            field_.isOnMap(cell) && (step.hexes.empty() || step.hexes.front() != cell))
            step.hexes.push_back(cell);
    step.distance = backwards ? line.frame.distance() - met.toLow : met.toLow;
    step.line = heights_.ground(line.end);
    const Note& note = met.sides[course.side];
    if (note.outcome == Outcome::blinds) step.effect = SightEffect::blinds;
    if (note.outcome >= Outcome::barred && note.outcome != Outcome::blinds) step.effect = SightEffect::blocks;
    step.why = whyOf(line, note, isChoice);
    if (step.why.reason == nullptr) step.why = whyFree(course, met, step, !options.empty());
    if (step.why.reason != nullptr) step.why.options = std::move(options);
    if (!step.hexes.empty()) {
        step.ground = heights_.ground(step.hexes.front());
        step.obstacle = heights_.top(step.hexes.front()) - step.ground;
    }
    return step;
}

/// The step nearest to the lower end where a clear line uses one side because the other one is stopped.
const SightStep* NearestObstructionSight::besideObstruction(const Course& course, bool backwards,
                                                            const SightRecorder& recorder) const {
    for (std::size_t i = 0; i < course.steps.size(); ++i) {
        const SightStep& step = recorder.steps[backwards ? course.steps.size() - 1 - i : i];
        const Note& other = course.steps[i].sides[1 - course.side];
        const bool isNamed = step.why.id() == "chosen-side" || step.why.id() == "free-side";
        if (isNamed && other.outcome >= Outcome::barred && field_.isOnMap(other.cell)) return &step;
    }
    return nullptr;
}

/// The step that decides: for a blinded line the obstruction nearest to the lower end, for a blocked one the
/// first that blocks, for a clear one the obstruction nearest to the lower end that it overlooks.
void NearestObstructionSight::decide(const Course& course, bool fromBelow, SightVerdict verdict,
                                     SightRecorder& recorder) const {
    const auto nearestToLow = [&](auto&& decides) -> const SightStep* {
        const auto first = std::ranges::find_if(recorder.steps, decides);
        const auto last = std::find_if(recorder.steps.rbegin(), recorder.steps.rend(), decides);
        if (first == recorder.steps.end()) return nullptr;
        return fromBelow ? &*first : &*last;
    };
    if (verdict == SightVerdict::clear) {
        const SightStep* step = nearestToLow([](const SightStep& each) {
            return each.why.id() == "overlooked" || each.why.id() == "chosen-overlooked";
        });
        if (step == nullptr) step = besideObstruction(course, !fromBelow, recorder);
        recorder.reason = step ? step->why : reason("open-line");
        return;
    }
    const SightEffect effect = verdict == SightVerdict::blinded ? SightEffect::blinds : SightEffect::blocks;
    const auto decides = [&](const SightStep& step) { return step.effect == effect; };
    if (verdict == SightVerdict::blinded) {
        if (const SightStep* step = nearestToLow(decides)) recorder.at = *step;
    } else if (const auto first = std::ranges::find_if(recorder.steps, decides);
               first != recorder.steps.end()) {
        recorder.at = *first;
    }
    if (!recorder.at) return;
    recorder.reason = recorder.at->why;
    if (!course.hasSides) return;
    // The other side is stopped too, by the same hex or another one.
    const auto stops = [&](const Met& met) { return met.sides[1 - course.side].outcome >= Outcome::barred; };
    const auto first = std::ranges::find_if(course.steps, stops);
    const auto last = std::find_if(course.steps.rbegin(), course.steps.rend(), stops);
    if (first == course.steps.end()) return;
    const Cell other = (fromBelow ? *first : *last).sides[1 - course.side].cell;
    const Cell one = recorder.at->hexes.empty() ? noCell : recorder.at->hexes.front();
    if (one == noCell || one == other || !field_.isOnMap(other)) return;
    recorder.reason = reason("both-sides", {{"hex", field_.label(one)}, {"other", field_.label(other)}});
    recorder.reason.options = recorder.at->why.options;
}

void NearestObstructionSight::explain(Cell from, Cell to, const Line& line, SightVerdict verdict,
                                      SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = heights_.ground(from);
    recorder.heightTo = heights_.ground(to);
    if (field_.distance(from, to) <= alwaysWithin_) {
        recorder.reason = reason("adjacent");
        return;
    }
    const auto trace = model::traceBetween(field_.hexAt(line.end) - field_.hexAt(line.start)).steps;
    const Course course = courseOf(line, trace, reading_);
    using Effects = std::array<SightEffect, 2>;
    const auto effectsOf = [](const Course& judged) {
        std::vector<Effects> effects;
        for (const Met& met : judged.steps) {
            Effects& both = effects.emplace_back();
            for (const std::size_t side : {0u, 1u}) {
                const Outcome outcome = met.sides[side].outcome;
                both[side] = outcome == Outcome::blinds   ? SightEffect::blinds
                             : outcome >= Outcome::barred ? SightEffect::blocks
                                                          : SightEffect::none;
            }
        }
        return effects;
    };
    auto options = decidingOptions(parameters_, effectsOf(course), [&](const Parameters& otherwise) {
        return effectsOf(courseOf(line, trace, readingOf(otherwise)));
    });
    const bool backwards = line.start != from;
    for (std::size_t i = 0; i < course.steps.size(); ++i)
        recorder.steps.push_back(stepOf(line, course, course.steps[i], backwards, std::move(options[i])));
    if (backwards) std::ranges::reverse(recorder.steps);
    if (recorder.steps.empty())
        recorder.reason = reason("open-line");
    else
        decide(course, !backwards, verdict, recorder);
}

}  // namespace cota::mapsets
