#include "mapsets/sight/obstruction/obstruction_report.h"

#include <algorithm>

#include "mapsets/strategy/deciding_options.h"

namespace cota::mapsets {

namespace {

SightEffect effectOf(ObstructionOutcome outcome) {
    if (outcome == ObstructionOutcome::blinds) return SightEffect::blinds;
    return outcome >= ObstructionOutcome::barred ? SightEffect::blocks : SightEffect::none;
}

}  // namespace

Explanation ObstructionReport::reason(const char* id, std::vector<model::MessageValue> values) const {
    return explanationOf(nearestObstructionDescription, parameters_, id, std::move(values));
}

Explanation ObstructionReport::whyOf(const ObstructionNote& note, bool isChoice) const {
    const std::string hex = field_.label(note.cell);
    switch (note.outcome) {
        case ObstructionOutcome::absent:
        case ObstructionOutcome::passes:
        case ObstructionOutcome::off:
            break;
        case ObstructionOutcome::overlooked:
            return reason(isChoice ? "chosen-overlooked" : "overlooked",
                          {{"terrain", hexes_.idsIn(note.cell)},
                           {"hex", hex},
                           {"far", std::to_string(note.behind)},
                           {"blind", std::to_string(line_.blind)}});
        case ObstructionOutcome::barred:
            return reason("barred-side", {{"hex", hex}});
        case ObstructionOutcome::screens:
            return reason("blocking-terrain", {{"terrain", hexes_.idsIn(note.cell)}, {"hex", hex}});
        case ObstructionOutcome::higher:
            return reason("higher-ground",
                          {{"hex", hex}, {"level", std::to_string(field_.level(note.cell))}});
        case ObstructionOutcome::plateau:
            return reason("plateau", {{"hex", hex}});
        case ObstructionOutcome::blinds:
            return reason(
                "blind-hex",
                {{"terrain", hexes_.idsIn(note.cell)}, {"hex", hex}, {"blind", std::to_string(line_.blind)}});
    }
    return {};
}

/// The explanation of a step that does not stop the line: the side the line uses, or why something does not
/// count.
Explanation ObstructionReport::whyFree(const ObstructionCourse& course, const ObstructionMet& met,
                                       const SightStep& step, bool isDecided) const {
    if (step.hexes.empty()) return {};
    const std::string hex = field_.label(step.hexes.front());
    if (met.kind == model::TraceStep::Kind::hexside) {
        if (met.sides[course.side].outcome == ObstructionOutcome::off) {
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
    return reason("not-counted", {{"hex", hex}, {"terrain", hexes_.idsIn(step.hexes.front())}});
}

ObstructionMet ObstructionReport::metIn(const model::TraceStep& traced, const ObstructionJudge& judge,
                                        std::array<int, 2>& passed) const {
    using Kind = model::TraceStep::Kind;
    ObstructionMet met{.sides = {}, .kind = traced.kind, .toLow = traced.distance};
    const model::HexCoord hex = traced.first(), main = line_.frame.main, beside = line_.frame.beside;
    // The hex in the frame of the line, which gives its side of the line_.
    const int turn = main.q * beside.r - main.r * beside.q;
    const int along = (hex.q * beside.r - hex.r * beside.q) / turn;
    const int aside = (main.q * hex.r - main.r * hex.q) / turn;
    const bool isRight = line_.frame.along * aside - line_.frame.aside * along > 0;
    for (const std::size_t side : {0u, 1u}) {
        ObstructionNote& note = met.sides[side];
        note.cell = line_.start + field_.offset(side == 0 ? traced.first() : traced.second());
        if (traced.kind == Kind::vertex && (!judge.reading().touching || isRight != (side == 1))) continue;
        const ObstructionCover& cover = hexes_.in(note.cell);
        note.behind = judge.reading().traversed ? ++passed[side] : traced.distance;
        note.outcome = judge.meet(cover, line_, note.behind, line_.frame.distance() - traced.distance);
        if (traced.kind == Kind::hexside &&
            ((cover.off && judge.reading().offBars) || line_.avoids(note.cell)))
            note.outcome = ObstructionOutcome::barred;
    }
    return met;
}

/// Judges like ObstructionJudge, but includes the steps after the first that blocks.
ObstructionCourse ObstructionReport::courseOf(const Steps& trace, const ObstructionJudge& judge) const {
    ObstructionCourse course;
    course.hasSides = line_.frame.alongSides();
    std::array<int, 2> passed{};
    for (const auto& traced : trace) {
        course.steps.push_back(metIn(traced, judge, passed));
        if (judge.reading().touching && traced.kind == model::TraceStep::Kind::vertex) course.hasSides = true;
    }
    const auto verdict = [&](std::size_t side) {
        SightVerdict worst = SightVerdict::clear;
        for (const ObstructionMet& met : course.steps) {
            const ObstructionOutcome outcome = met.sides[side].outcome;
            if (outcome == ObstructionOutcome::blinds && worst == SightVerdict::clear)
                worst = SightVerdict::blinded;
            if (outcome >= ObstructionOutcome::barred && outcome != ObstructionOutcome::blinds)
                worst = SightVerdict::blocked;
        }
        return worst;
    };
    const SightVerdict left = verdict(0), right = verdict(1);
    if (course.hasSides && left != right && (right == SightVerdict::clear || left == SightVerdict::blocked))
        course.side = 1;
    return course;
}

SightStep ObstructionReport::stepOf(const ObstructionCourse& course, const ObstructionMet& met,
                                    std::vector<SetOption> options) const {
    SightStep step;
    step.kind = met.kind;
    const bool isChoice = met.kind == model::TraceStep::Kind::hexside;
    for (const std::size_t side : {course.side, 1 - course.side})
        if (const Cell cell = met.sides[side].cell;
            field_.isOnMap(cell) && (step.hexes.empty() || step.hexes.front() != cell))
            step.hexes.push_back(cell);
    step.distance = backwards_ ? line_.frame.distance() - met.toLow : met.toLow;
    step.line = heights_.ground(line_.end);
    const ObstructionNote& note = met.sides[course.side];
    step.effect = effectOf(note.outcome);
    step.why = whyOf(note, isChoice);
    if (step.why.reason == nullptr) step.why = whyFree(course, met, step, !options.empty());
    if (step.why.reason != nullptr) step.why.options = std::move(options);
    if (!step.hexes.empty()) {
        step.ground = heights_.ground(step.hexes.front());
        step.obstacle = heights_.top(step.hexes.front()) - step.ground;
    }
    return step;
}

/// The step nearest to the lower end where a clear line uses one side because the other one is stopped.
const SightStep* ObstructionReport::besideObstruction(const ObstructionCourse& course,
                                                      const SightRecorder& recorder) const {
    for (std::size_t i = 0; i < course.steps.size(); ++i) {
        const SightStep& step = recorder.steps[backwards_ ? course.steps.size() - 1 - i : i];
        const ObstructionNote& other = course.steps[i].sides[1 - course.side];
        const bool isNamed = step.why.id() == "chosen-side" || step.why.id() == "free-side";
        if (isNamed && other.outcome >= ObstructionOutcome::barred && field_.isOnMap(other.cell))
            return &step;
    }
    return nullptr;
}

/// The step that decides: for a blinded line the obstruction nearest to the lower end, for a blocked one the
/// first that blocks, for a clear one the obstruction nearest to the lower end that it overlooks.
void ObstructionReport::decide(const ObstructionCourse& course, SightVerdict verdict,
                               SightRecorder& recorder) const {
    const auto nearestToLow = [&](auto&& decides) -> const SightStep* {
        const auto first = std::ranges::find_if(recorder.steps, decides);
        const auto last = std::find_if(recorder.steps.rbegin(), recorder.steps.rend(), decides);
        if (first == recorder.steps.end()) return nullptr;
        return backwards_ ? &*last : &*first;
    };
    if (verdict == SightVerdict::clear) {
        const SightStep* step = nearestToLow([](const SightStep& each) {
            return each.why.id() == "overlooked" || each.why.id() == "chosen-overlooked";
        });
        if (step == nullptr) step = besideObstruction(course, recorder);
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
    const auto stops = [&](const ObstructionMet& met) {
        return met.sides[1 - course.side].outcome >= ObstructionOutcome::barred;
    };
    const auto first = std::ranges::find_if(course.steps, stops);
    const auto last = std::find_if(course.steps.rbegin(), course.steps.rend(), stops);
    if (first == course.steps.end()) return;
    const Cell other = (backwards_ ? *last : *first).sides[1 - course.side].cell;
    const Cell one = recorder.at->hexes.empty() ? noCell : recorder.at->hexes.front();
    if (one == noCell || one == other || !field_.isOnMap(other)) return;
    recorder.reason = reason("both-sides", {{"hex", field_.label(one)}, {"other", field_.label(other)}});
    recorder.reason.options = recorder.at->why.options;
}

std::vector<ObstructionReport::Effects> ObstructionReport::effectsOf(const ObstructionCourse& course) {
    std::vector<Effects> effects;
    for (const ObstructionMet& met : course.steps)
        effects.push_back({effectOf(met.sides[0].outcome), effectOf(met.sides[1].outcome)});
    return effects;
}

void ObstructionReport::fill(SightVerdict verdict, SightRecorder& recorder) const {
    const auto trace = model::traceBetween(field_.hexAt(line_.end) - field_.hexAt(line_.start)).steps;
    const ObstructionCourse course = courseOf(trace, judge_);
    auto options = decidingOptions(parameters_, effectsOf(course), [&](const Parameters& otherwise) {
        return effectsOf(courseOf(trace, judge_.withReading(ObstructionReading::of(otherwise))));
    });
    for (std::size_t i = 0; i < course.steps.size(); ++i)
        recorder.steps.push_back(stepOf(course, course.steps[i], std::move(options[i])));
    if (backwards_) std::ranges::reverse(recorder.steps);
    if (recorder.steps.empty())
        recorder.reason = reason("open-line");
    else
        decide(course, verdict, recorder);
}

}  // namespace cota::mapsets
