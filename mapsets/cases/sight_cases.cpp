// Traces, lines of sight, heights of hexes, spotting ranges, and which units may fire.
#include <set>

#include "formats/model/geometry/hex_line.h"
#include "mapsets/cases/case_run.h"
#include "mapsets/play/play.h"
#include "mapsets/strategy/parameters.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

namespace {

CaseAnswers answerOf(const CaseRun& run, const Sight& sight, Cell from, Cell to) {
    SightRecorder recorder;
    const SightResult quick = sight.judge(from, to);
    const bool isExplained = sight.judge(from, to, &recorder) == quick && !recorder.reason.id().empty();
    std::string by;
    std::set<std::string> deciding;
    if (recorder.at)
        for (const Cell cell : recorder.at->hexes) deciding.insert(run.text(cell));
    for (const std::string& hex : deciding) by += (by.empty() ? "" : "|") + hex;
    // A missing explanation, or one with another verdict, is a bug of Cota: no case expects it.
    return {{"expect", std::string(textOf(quick.verdict)) + (isExplained ? "" : " (unexplained)")},
            {"hindrance", std::to_string(quick.hindrance)},
            {"by", by}};
}

}  // namespace

CaseAnswers answerLos(const CaseRun& run) {
    const Play play(run.field);
    const Cell from = run.cell("from");
    const Cell to = run.cell("to");
    CaseAnswers answers = answerOf(run, play.sight(), from, to);
    if (const auto* both = run.query.values.find("both-ways"); both && *both == "yes")
        if (const std::string back = answerOf(run, play.sight(), to, from)["expect"];
            back != answers["expect"])
            answers["expect"] += ", back " + back;
    return answers;
}

CaseAnswers answerView(const CaseRun& run) {
    const Play play(run.field);
    const auto hexes = run.field.hexes();
    std::vector<Cell> from;
    if (run.query.values.has("zone")) {
        from = zoneCells(run, run.query.value("zone"));
    } else {
        for (const auto& hex : wordsOf(run.needed("watchers"))) from.push_back(run.cellOf(hex));
    }
    std::set<Cell> seen(from.begin(), from.end());
    std::vector<SightResult> row(hexes.size());
    for (const Cell one : from) {
        play.sight().viewshed(one, row);
        for (std::size_t i = 0; i < hexes.size(); ++i)
            if (row[i].isClear()) seen.insert(hexes[i]);
    }
    std::vector<Cell> asked(hexes.begin(), hexes.end());
    if (run.query.values.has("among")) {
        asked.clear();
        for (const auto& hex : wordsOf(run.query.value("among"))) asked.push_back(run.cellOf(hex));
    }
    const bool wantsSeen = run.query.value("what") != "hidden";
    std::string text;
    for (const Cell cell : asked)
        if (seen.contains(cell) == wantsSeen) text += (text.empty() ? "" : " ") + run.text(cell);
    return answered(text);
}

CaseAnswers answerTrace(const CaseRun& run) {
    const Cell from = run.cell("from");
    const Cell to = run.cell("to");
    const auto name = [&](model::HexCoord offset) { return run.text(from + run.field.offset(offset)); };
    std::string text;
    const model::Trace trace = model::traceBetween(run.field.hexAt(to) - run.field.hexAt(from));
    const bool withCorners = run.query.value("corners") == "yes";
    for (const model::TraceStep& step : trace.steps) {
        if (step.kind == model::TraceStep::Kind::vertex && !withCorners) continue;
        if (!text.empty()) text += ' ';
        if (step.kind == model::TraceStep::Kind::vertex) {
            text += "corner:" + name(step.first());
            continue;
        }
        if (step.kind == model::TraceStep::Kind::hex) {
            text += "hex:" + name(step.first());
            continue;
        }
        // Pairs are unordered; the cases write the hex with the larger first coordinate first.
        const model::HexCoord low = std::min(step.first(), step.second());
        const model::HexCoord high = std::max(step.first(), step.second());
        text += "pair:" + name(high) + "|" + name(low);
    }
    return answered(text);
}

CaseAnswers answerHeight(const CaseRun& run) {
    const Play play(run.field);
    const Cell at = run.cell("at");
    const Heights& heights = play.heights();
    const std::string& what = run.needed("what");
    if (what == "ground") return answered(std::to_string(heights.ground(at)));
    if (what == "top") return answered(std::to_string(heights.top(at)));
    return answered(std::to_string(heights.eye(at, End::target)));
}

CaseAnswers answerFire(const CaseRun& run) {
    const Play play(run.field);
    const Roster roster(run.document, run.field);
    const UnitIndex firer = run.unitInPlay(roster);
    std::vector<UnitInField> others;
    for (UnitIndex unit = 0; unit < static_cast<UnitIndex>(roster.units().size()); ++unit)
        if (unit != firer && roster[unit].cell != noCell)
            others.push_back({roster[unit].cell, roster[unit].side == roster[firer].side, roster[unit].tags,
                              !roster.cargo(unit).empty()});
    const FireQuery query{roster[firer].cell, run.cell("at"), roster[firer].tags, others};
    return answered(play.firePath().judge(query).allowed ? "allowed" : "blocked");
}

CaseAnswers answerSpot(const CaseRun& run) {
    const Play play(run.field);
    const Roster roster(run.document, run.field);
    const UnitIndex observer = run.unitInPlay(roster);
    const UnitIndex target = run.unitInPlay(roster, "target");
    SpottingQuery query{
        roster[observer].cell, roster[target].cell, {}, &roster[observer].values, &roster[target].values};
    if (run.document.scenario) query.turn = conditionsOf((*run.document.scenario)->turns, 1);
    std::vector<RangeStep> steps;
    const int range = play.spotting().range(query, &steps);
    const bool isExplained = !steps.empty() && steps.back().range == range;
    const std::string hexes = range == unlimitedRange ? "unlimited" : std::to_string(range);
    return {{"expect", hexes + (isExplained ? "" : " (unexplained)")},
            {"spotted", play.spotting().spots(query) ? "yes" : "no"}};
}

}  // namespace cota::mapsets
