// The explanation of one line judged by crests: every step with its heights, everything that blocks or
// blinds on its own, and what decided.

#include <algorithm>

#include "mapsets/sight/crest_sight.h"
#include "mapsets/strategy/deciding_options.h"

namespace cota::mapsets {

using TraceKind = model::TraceStep::Kind;

Explanation CrestSight::reason(const char* id, std::vector<model::MessageValue> values) const {
    return explanationOf(crestSightDescription, parameters_, id, std::move(values));
}

/// The ids of whatever counts for sight in some hexes.
std::string CrestSight::screensIn(const std::vector<Cell>& hexes) const {
    const Catalogue& catalogue = field_.mapset().catalogue;
    const TagMask counting = blockers_ | markers_ | halves_ | moreHalves_;
    std::vector<std::string> ids;
    const auto add = [&](const std::string& id, const Tags& tags) {
        const bool counts = std::ranges::any_of(
            tags, [&](const std::string& tag) { return (field_.maskOf(tag) & counting) != 0; });
        if (counts && std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
    };
    for (const Cell cell : hexes) {
        for (const std::uint16_t terrain : field_.terrainsIn(cell))
            add(catalogue.terrains[terrain].id.text, catalogue.terrains[terrain].tags);
        for (const FieldFeature& feature : field_.features(cell))
            add(catalogue.features[feature.kind].id.text, catalogue.features[feature.kind].tags);
    }
    std::string text;
    for (const std::string& id : ids) text += (text.empty() ? "" : " ") + id;
    return text;
}

SightEffect CrestSight::Note::effect() const {
    if (act == Act::blocks || isTooMany) return SightEffect::blocks;
    if (act == Act::blinds) return SightEffect::blinds;
    return halves > 0 ? SightEffect::hinders : SightEffect::none;
}

int CrestSight::halvesIn(const Line& line, const Step& step, const Reading& reading) const {
    if (!line.isFlat() && !reading.halvesOnSlope) return 0;
    const auto counts = [&](Cell cell) {
        const Cover cover = coverOf(cell, reading);
        return line.isFlat() ? countsFlat(cover, line, reading) : countsOnSlope(cover, line, reading);
    };
    if (!counts(step.first)) return 0;
    if (step.second == noCell) return 1;
    return counts(step.second) ? reading.halvesOnSpine : 0;
}

void CrestSight::noteFlat(const Line& line, const Reading& reading, Note& note) const {
    const auto actIn = [&](Cell cell) {
        return blocksFlat(coverOf(cell, reading), line.high, reading) ? Act::blocks : Act::nothing;
    };
    note.acts[0] = actIn(note.step.first);
    if (note.step.second != noCell) note.acts[1] = actIn(note.step.second);
    note.act = note.step.second == noCell ? note.acts[0] : std::min(note.acts[0], note.acts[1]);
}

void CrestSight::noteSlope(const Line& line, const Reading& reading, const Step& before, Note& note) const {
    const std::int32_t ground = groundOf(before, reading);
    const Cover one = coverOf(note.step.first, reading);
    note.acts[0] = actOf(one, line, ground, note.isLast, reading);
    note.act = note.acts[0];
    if (note.step.second != noCell) {
        const Cover two = coverOf(note.step.second, reading);
        note.acts[1] = actOf(two, line, ground, note.isLast, reading);
        note.act = beside(one, two, line, ground, note.isLast, reading);
        // Only the hex before the target can blind it.
        if (note.act == Act::blinds && !note.isLast) note.act = Act::nothing;
    }
    note.isStair = note.isLast && note.step.second == noCell && note.act == Act::nothing &&
                   one.ground >= line.high - level_ && ground > one.ground;
}

/// Judges like judged(), but includes everything after the first obstacle that stops the line.
CrestSight::Course CrestSight::courseOf(const Line& line, const Steps& trace, const Reading& reading) const {
    Course course;
    Step before{line.start, noCell};
    for (const model::TraceStep& traced : trace) {
        Note& note = course.notes.emplace_back();
        note.kind = traced.kind;
        note.distance = traced.distance;
        note.step.first = line.start + field_.offset(traced.first());
        if (traced.kind == TraceKind::hexside) note.step.second = line.start + field_.offset(traced.second());
        note.counts = traced.kind != TraceKind::vertex || reading.touching;
    }
    const auto last = std::find_if(course.notes.rbegin(), course.notes.rend(),
                                   [](const Note& note) { return note.counts; });
    if (last != course.notes.rend()) last->isLast = true;
    for (Note& note : course.notes) {
        if (!note.counts) continue;
        if (!line.isFlat() && before.first == line.start)
            course.leavesOverCrest = leavesOverCrest(line, note.step, reading);
        if (line.isFlat())
            noteFlat(line, reading, note);
        else
            noteSlope(line, reading, before, note);
        if (note.act == Act::nothing) note.halves = halvesIn(line, note.step, reading);
        course.halves += note.halves;
        note.isTooMany = note.halves > 0 && mostHalves_ > 0 && course.halves >= mostHalves_;
        before = note.step;
    }
    return course;
}

/// The hexes of a step, on the map, that have the effect of the step.
std::vector<Cell> CrestSight::actorsIn(const Note& note) const {
    std::vector<Cell> actors;
    const auto add = [&](Cell cell, Act act) {
        const bool isOne = note.act == Act::nothing ? act != Act::nothing : act == note.act;
        if (cell != noCell && field_.isOnMap(cell) && isOne) actors.push_back(cell);
    };
    add(note.step.first, note.acts[0]);
    add(note.step.second, note.acts[1]);
    // If a hex that would block only blinds here, no hex has exactly the effect of the step.
    if (actors.empty() && note.act == Act::blinds) {
        add(note.acts[0] == Act::blocks ? note.step.first : noCell, Act::blinds);
        add(note.acts[1] == Act::blocks ? note.step.second : noCell, Act::blinds);
    }
    return actors;
}

Explanation CrestSight::whyStopped(const Line& line, const Note& note, const SightStep& step) const {
    const std::vector<Cell> actors = actorsIn(note);
    if (actors.empty()) return reason("no-map");
    const Cell one = actors.front();
    const Cover here = coverOf(one, reading_);
    const std::string terrain = screensIn({one});
    std::vector<model::MessageValue> values = {{"terrain", terrain},
                                               {"hex", field_.label(one)},
                                               {"high", field_.label(line.start)},
                                               {"low", field_.label(line.end)}};
    if (actors.size() > 1) values.push_back({"other", field_.label(actors[1])});
    if (note.act == Act::blinds) return reason(actors.size() > 1 ? "blinded-pair" : "blinded", values);
    const bool isFlat = line.isFlat();
    if (actors.size() > 1) return reason(isFlat ? "hexside-pair" : "slope-pair", values);
    if (note.kind == TraceKind::hexside && step.hexes.size() == 1) return reason("edge-blocked", values);
    if (here.alwaysBlocks) return reason("marker", values);
    if (here.hasObstacle()) return reason(isFlat ? "obstacle" : "slope-obstacle", values);
    return reason(isFlat ? "high-ground" : "slope-ground", values);
}

/// The explanation of a step that does not stop the line.
Explanation CrestSight::whyFree(const Line& line, const Note& note, const SightStep& step) const {
    const std::string hex = field_.label(step.hexes.front());
    if (note.kind == TraceKind::hexside) {
        if (step.hexes.size() == 1) return reason("edge", {{"hex", hex}});
        const std::vector<Cell> actors = actorsIn(note);
        if (actors.empty()) return {};
        return reason(line.isFlat() ? "one-side" : "slope-one-side", {{"hex", field_.label(actors.front())}});
    }
    if (note.isStair) return reason("staircase", {{"hex", hex}});
    const Cover here = coverOf(step.hexes.front(), reading_);
    if (!line.isFlat() && !note.isLast && !here.isIgnored && here.hasObstacle() &&
        here.top == line.high - level_)
        return reason("overlooked", {{"hex", hex}, {"terrain", screensIn(step.hexes)}});
    return {};
}

Explanation CrestSight::whyOf(const Line& line, const Note& note, const SightStep& step) const {
    if (!note.counts) return {};
    if (note.act != Act::nothing) return whyStopped(line, note, step);
    if (step.hexes.empty()) return {};
    if (note.halves > 0) {
        std::string hexes;
        for (const Cell cell : step.hexes) hexes += (hexes.empty() ? "" : " | ") + field_.label(cell);
        if (note.isTooMany)
            return reason(line.isFlat() ? "half-terrain" : "slope-half-terrain",
                          {{"hex", hexes}, {"count", std::to_string(mostHalves_)}});
        return reason("counted-half", {{"terrain", screensIn(step.hexes)}, {"hex", hexes}});
    }
    return whyFree(line, note, step);
}

SightStep CrestSight::stepOf(const Line& line, const Note& note, bool backwards) const {
    SightStep step;
    step.kind = note.kind;
    for (const Cell cell : {note.step.first, note.step.second})
        if (cell != noCell && field_.isOnMap(cell)) step.hexes.push_back(cell);
    // The hex in the way comes first.
    const std::vector<Cell> actors = actorsIn(note);
    if (step.hexes.size() > 1 && !actors.empty() && actors.front() != step.hexes.front())
        std::swap(step.hexes[0], step.hexes[1]);
    step.distance = backwards ? line.frame.distance() - note.distance : note.distance;
    step.line = model::Rational(line.high);
    if (!step.hexes.empty()) {
        step.ground = cover(step.hexes.front()).ground;
        step.obstacle = cover(step.hexes.front()).top - step.ground;
    }
    step.effect = note.effect();
    step.why = whyOf(line, note, step);
    return step;
}

/// Names the options that affect each step, and explains why a step does not count. The last entry of
/// `options` is about leaving the higher end.
void CrestSight::addOptions(const Line& line, const Steps& trace, const Course& course, bool backwards,
                            SightRecorder& recorder) const {
    const auto effectsOf = [](const Course& judged) {
        std::vector<SightEffect> effects;
        for (const Note& note : judged.notes) effects.push_back(note.effect());
        effects.push_back(judged.leavesOverCrest ? SightEffect::none : SightEffect::blocks);
        return effects;
    };
    auto options = decidingOptions(parameters_, effectsOf(course), [&](const Parameters& otherwise) {
        return effectsOf(courseOf(line, trace, readingOf(otherwise)));
    });
    for (std::size_t i = 0; i < course.notes.size(); ++i) {
        SightStep& step = recorder.steps[backwards ? course.notes.size() - 1 - i : i];
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
void CrestSight::decide(const Line& line, const Course& course, const Outcome& outcome,
                        SightRecorder& recorder) const {
    if (!course.leavesOverCrest) {
        recorder.reason = reason("not-in-crest", {{"hex", field_.label(line.start)}});
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

void CrestSight::explain(Cell from, Cell to, const Line& line, const Outcome& outcome,
                         SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = cover(from).ground;
    recorder.heightTo = cover(to).ground;
    if (field_.distance(from, to) <= alwaysWithin_) {
        recorder.reason = reason("adjacent");
        return;
    }
    const auto trace = model::traceBetween(field_.hexAt(line.end) - field_.hexAt(line.start)).steps;
    const Course course = courseOf(line, trace, reading_);
    const bool backwards = line.start != from;
    for (const Note& note : course.notes) recorder.steps.push_back(stepOf(line, note, backwards));
    if (backwards) std::ranges::reverse(recorder.steps);
    decide(line, course, outcome, recorder);
    addOptions(line, trace, course, backwards, recorder);
    if (!recorder.at) {
        const SightStep* const passed = passedIn(recorder.steps);
        if (passed != nullptr && passed->why.id() == recorder.reason.id()) recorder.reason = passed->why;
        return;
    }
    // Takes the step again with the options added since, and only the hexes that are in the way.
    const auto step = std::ranges::find_if(recorder.steps, [&](const SightStep& each) {
        return each.distance == recorder.at->distance && each.hexes == recorder.at->hexes;
    });
    recorder.at = *step;
    recorder.reason = step->why;
    const auto index = static_cast<std::size_t>(step - recorder.steps.begin());
    const Note& note = course.notes[backwards ? course.notes.size() - 1 - index : index];
    if (const auto actors = actorsIn(note); note.act != Act::nothing && !actors.empty())
        recorder.at->hexes = actors;
}

}  // namespace cota::mapsets
