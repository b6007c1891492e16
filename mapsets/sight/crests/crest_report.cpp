#include "mapsets/sight/crests/crest_report.h"

#include <algorithm>

#include "mapsets/strategy/deciding_options.h"

namespace cota::mapsets {

using TraceKind = model::TraceStep::Kind;

Explanation CrestReport::reason(const char* id, std::vector<model::MessageValue> values) const {
    return explanationOf(crestSightDescription, parameters_, id, std::move(values));
}

SightEffect CrestNote::effect() const {
    if (act == CrestAct::blocks || isTooMany) return SightEffect::blocks;
    if (act == CrestAct::blinds) return SightEffect::blinds;
    return halves > 0 ? SightEffect::hinders : SightEffect::none;
}

int CrestReport::halvesIn(const CrestStep& step, const CrestJudge& judge) const {
    if (!line_.isFlat() && !judge.reading().halvesOnSlope) return 0;
    const auto counts = [&](Cell cell) {
        const CrestCover cover = hexes_.coverOf(cell, judge.reading());
        return line_.isFlat() ? judge.countsFlat(cover, line_) : judge.countsOnSlope(cover, line_);
    };
    if (!counts(step.first)) return 0;
    if (step.second == noCell) return 1;
    return counts(step.second) ? judge.reading().halvesOnSpine : 0;
}

void CrestReport::noteFlat(const CrestJudge& judge, CrestNote& note) const {
    const auto actIn = [&](Cell cell) {
        return judge.blocksFlat(hexes_.coverOf(cell, judge.reading()), line_.high) ? CrestAct::blocks
                                                                                   : CrestAct::nothing;
    };
    note.acts[0] = actIn(note.step.first);
    if (note.step.second != noCell) note.acts[1] = actIn(note.step.second);
    note.act = note.step.second == noCell ? note.acts[0] : std::min(note.acts[0], note.acts[1]);
}

void CrestReport::noteSlope(const CrestJudge& judge, const CrestStep& before, CrestNote& note) const {
    const std::int32_t ground = judge.groundOf(before);
    const CrestCover one = hexes_.coverOf(note.step.first, judge.reading());
    note.acts[0] = judge.actOf(one, line_, ground, note.isLast);
    note.act = note.acts[0];
    if (note.step.second != noCell) {
        const CrestCover two = hexes_.coverOf(note.step.second, judge.reading());
        note.acts[1] = judge.actOf(two, line_, ground, note.isLast);
        note.act = judge.beside(one, two, line_, ground, note.isLast);
        // Only the hex before the target can blind it.
        if (note.act == CrestAct::blinds && !note.isLast) note.act = CrestAct::nothing;
    }
    note.isStair = note.isLast && note.step.second == noCell && note.act == CrestAct::nothing &&
                   one.ground >= line_.high - judge.level() && ground > one.ground;
}

/// Judges like CrestJudge, but includes everything after the first obstacle that stops the line.
CrestCourse CrestReport::courseOf(const Steps& trace, const CrestJudge& judge) const {
    CrestCourse course;
    CrestStep before{line_.start, noCell};
    for (const model::TraceStep& traced : trace) {
        CrestNote& note = course.notes.emplace_back();
        note.kind = traced.kind;
        note.distance = traced.distance;
        note.step.first = line_.start + field_.offset(traced.first());
        if (traced.kind == TraceKind::hexside)
            note.step.second = line_.start + field_.offset(traced.second());
        note.counts = traced.kind != TraceKind::vertex || judge.reading().touching;
    }
    const auto last = std::find_if(course.notes.rbegin(), course.notes.rend(),
                                   [](const CrestNote& note) { return note.counts; });
    if (last != course.notes.rend()) last->isLast = true;
    for (CrestNote& note : course.notes) {
        if (!note.counts) continue;
        if (!line_.isFlat() && before.first == line_.start)
            course.leavesOverCrest = judge.leavesOverCrest(line_, note.step);
        if (line_.isFlat())
            noteFlat(judge, note);
        else
            noteSlope(judge, before, note);
        if (note.act == CrestAct::nothing) note.halves = halvesIn(note.step, judge);
        course.halves += note.halves;
        note.isTooMany = note.halves > 0 && judge.isTooMany(course.halves);
        before = note.step;
    }
    return course;
}

/// The hexes of a step, on the map, that have the effect of the step.
std::vector<Cell> CrestReport::actorsIn(const CrestNote& note) const {
    std::vector<Cell> actors;
    const auto add = [&](Cell cell, CrestAct act) {
        const bool isOne = note.act == CrestAct::nothing ? act != CrestAct::nothing : act == note.act;
        if (cell != noCell && field_.isOnMap(cell) && isOne) actors.push_back(cell);
    };
    add(note.step.first, note.acts[0]);
    add(note.step.second, note.acts[1]);
    // If a hex that would block only blinds here, no hex has exactly the effect of the step.
    if (actors.empty() && note.act == CrestAct::blinds) {
        add(note.acts[0] == CrestAct::blocks ? note.step.first : noCell, CrestAct::blinds);
        add(note.acts[1] == CrestAct::blocks ? note.step.second : noCell, CrestAct::blinds);
    }
    return actors;
}

Explanation CrestReport::whyStopped(const CrestNote& note, const SightStep& step) const {
    const std::vector<Cell> actors = actorsIn(note);
    if (actors.empty()) return reason("no-map");
    const Cell one = actors.front();
    const CrestCover here = hexes_.coverOf(one, judge_.reading());
    const std::string terrain = hexes_.idsIn({one});
    std::vector<model::MessageValue> values = {{"terrain", terrain},
                                               {"hex", field_.label(one)},
                                               {"high", field_.label(line_.start)},
                                               {"low", field_.label(line_.end)}};
    if (actors.size() > 1) values.push_back({"other", field_.label(actors[1])});
    if (note.act == CrestAct::blinds) return reason(actors.size() > 1 ? "blinded-pair" : "blinded", values);
    const bool isFlat = line_.isFlat();
    if (actors.size() > 1) return reason(isFlat ? "hexside-pair" : "slope-pair", values);
    if (note.kind == TraceKind::hexside && step.hexes.size() == 1) return reason("edge-blocked", values);
    if (here.alwaysBlocks) return reason("marker", values);
    if (here.hasObstacle()) return reason(isFlat ? "obstacle" : "slope-obstacle", values);
    return reason(isFlat ? "high-ground" : "slope-ground", values);
}

/// The explanation of a step that does not stop the line.
Explanation CrestReport::whyFree(const CrestNote& note, const SightStep& step) const {
    const std::string hex = field_.label(step.hexes.front());
    if (note.kind == TraceKind::hexside) {
        if (step.hexes.size() == 1) return reason("edge", {{"hex", hex}});
        const std::vector<Cell> actors = actorsIn(note);
        if (actors.empty()) return {};
        return reason(line_.isFlat() ? "one-side" : "slope-one-side",
                      {{"hex", field_.label(actors.front())}});
    }
    if (note.isStair) return reason("staircase", {{"hex", hex}});
    const CrestCover here = hexes_.coverOf(step.hexes.front(), judge_.reading());
    if (!line_.isFlat() && !note.isLast && !here.isIgnored && here.hasObstacle() &&
        here.top == line_.high - judge_.level())
        return reason("overlooked", {{"hex", hex}, {"terrain", hexes_.idsIn(step.hexes)}});
    return {};
}

Explanation CrestReport::whyOf(const CrestNote& note, const SightStep& step) const {
    if (!note.counts) return {};
    if (note.act != CrestAct::nothing) return whyStopped(note, step);
    if (step.hexes.empty()) return {};
    if (note.halves > 0) {
        std::string hexes;
        for (const Cell cell : step.hexes) hexes += (hexes.empty() ? "" : " | ") + field_.label(cell);
        if (note.isTooMany)
            return reason(line_.isFlat() ? "half-terrain" : "slope-half-terrain",
                          {{"hex", hexes}, {"count", std::to_string(judge_.mostHalves())}});
        return reason("counted-half", {{"terrain", hexes_.idsIn(step.hexes)}, {"hex", hexes}});
    }
    return whyFree(note, step);
}

SightStep CrestReport::stepOf(const CrestNote& note) const {
    SightStep step;
    step.kind = note.kind;
    for (const Cell cell : {note.step.first, note.step.second})
        if (cell != noCell && field_.isOnMap(cell)) step.hexes.push_back(cell);
    // The hex in the way comes first.
    const std::vector<Cell> actors = actorsIn(note);
    if (step.hexes.size() > 1 && !actors.empty() && actors.front() != step.hexes.front())
        std::swap(step.hexes[0], step.hexes[1]);
    step.distance = backwards_ ? line_.frame.distance() - note.distance : note.distance;
    step.line = model::Rational(line_.high);
    if (!step.hexes.empty()) {
        step.ground = hexes_.in(step.hexes.front()).ground;
        step.obstacle = hexes_.in(step.hexes.front()).top - step.ground;
    }
    step.effect = note.effect();
    step.why = whyOf(note, step);
    return step;
}

/// Names the options that affect each step, and explains why a step does not count. The last entry of
/// `options` is about leaving the higher end.
void CrestReport::addOptions(const Steps& trace, const CrestCourse& course, SightRecorder& recorder) const {
    const auto effectsOf = [](const CrestCourse& judged) {
        std::vector<SightEffect> effects;
        for (const CrestNote& note : judged.notes) effects.push_back(note.effect());
        effects.push_back(judged.leavesOverCrest ? SightEffect::none : SightEffect::blocks);
        return effects;
    };
    auto options = decidingOptions(parameters_, effectsOf(course), [&](const Parameters& otherwise) {
        return effectsOf(courseOf(trace, judge_.withReading(CrestReading::of(otherwise))));
    });
    for (std::size_t i = 0; i < course.notes.size(); ++i) {
        SightStep& step = recorder.steps[backwards_ ? course.notes.size() - 1 - i : i];
        if (options[i].empty() || step.hexes.empty()) continue;
        const std::string hex = field_.label(step.hexes.front());
        if (step.why.reason == nullptr)
            step.why = reason(step.kind == TraceKind::vertex ? "corner" : "not-counted", {{"hex", hex}});
        step.why.options = std::move(options[i]);
    }
    if (recorder.reason.id() == "not-in-crest") recorder.reason.options = std::move(options.back());
}

namespace {

/// What a clear line passes: something it overlooks, else something on one side only.
const SightStep* passedIn(const std::vector<SightStep>& steps) {
    for (const std::string_view id : {"overlooked", "one-side", "slope-one-side"})
        if (const auto step =
                std::ranges::find_if(steps, [&](const SightStep& each) { return each.why.id() == id; });
            step != steps.end())
            return &*step;
    return nullptr;
}

}  // namespace

/// The first blocking step along the line decides a blocked line; what hides the lower end decides a blinded
/// one.
void CrestReport::decide(const CrestCourse& course, const CrestOutcome& outcome,
                         SightRecorder& recorder) const {
    if (!course.leavesOverCrest) {
        recorder.reason = reason("not-in-crest", {{"hex", field_.label(line_.start)}});
        return;
    }
    const bool isClear = outcome.verdict == SightVerdict::clear;
    const SightEffect effect =
        outcome.verdict == SightVerdict::blinded ? SightEffect::blinds : SightEffect::blocks;
    if (isClear) {
        const SightStep* const passed = passedIn(recorder.steps);
        recorder.reason = outcome.halves > 0 ? reason("hindered", {{"count", std::to_string(outcome.halves)}})
                          : passed != nullptr ? passed->why
                                              : reason("open-line");
        return;
    }
    const auto step =
        std::ranges::find_if(recorder.steps, [&](const SightStep& each) { return each.effect == effect; });
    if (step == recorder.steps.end()) return;
    recorder.reason = step->why;
    recorder.at = *step;
}

void CrestReport::fill(const CrestOutcome& outcome, SightRecorder& recorder) const {
    const auto trace = model::traceBetween(field_.hexAt(line_.end) - field_.hexAt(line_.start)).steps;
    const CrestCourse course = courseOf(trace, judge_);
    for (const CrestNote& note : course.notes) recorder.steps.push_back(stepOf(note));
    if (backwards_) std::ranges::reverse(recorder.steps);
    decide(course, outcome, recorder);
    addOptions(trace, course, recorder);
    if (recorder.at) {
        decideAgain(course, recorder);
        return;
    }
    const SightStep* const passed = passedIn(recorder.steps);
    if (passed != nullptr && passed->why.id() == recorder.reason.id()) recorder.reason = passed->why;
}

/// Takes the step again with the options added since, and only the hexes that are in the way.
void CrestReport::decideAgain(const CrestCourse& course, SightRecorder& recorder) const {
    const auto step = std::ranges::find_if(recorder.steps, [&](const SightStep& each) {
        return each.distance == recorder.at->distance && each.hexes == recorder.at->hexes;
    });
    recorder.at = *step;
    recorder.reason = step->why;
    const auto index = static_cast<std::size_t>(step - recorder.steps.begin());
    const CrestNote& note = course.notes[backwards_ ? course.notes.size() - 1 - index : index];
    if (const auto actors = actorsIn(note); note.act != CrestAct::nothing && !actors.empty())
        recorder.at->hexes = actors;
}

}  // namespace cota::mapsets
