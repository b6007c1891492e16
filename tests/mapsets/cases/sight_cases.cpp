// What a line meets, whether it is clear, how high a hex is, how far away a unit is spotted, who may fire.
#include <gtest/gtest.h>

#include <set>

#include "formats/model/hex_line.h"
#include "mapsets/play/play.h"
#include "mapsets/play/roster.h"
#include "tests/mapsets/cases/case_kinds.h"

namespace cota::mapsets::test {

namespace {

CaseAnswers answerOf(const CaseRun& run, const Sight& sight, Cell from, Cell to) {
    SightRecorder recorder;
    const SightResult quick = sight.judge(from, to);
    EXPECT_EQ(sight.judge(from, to, &recorder), quick) << "an explanation changes the verdict";
    EXPECT_NE(recorder.reason.id(), "");
    std::string by;
    std::set<std::string> deciding;
    if (recorder.at)
        for (const Cell cell : recorder.at->hexes) deciding.insert(run.text(cell));
    for (const std::string& hex : deciding) by += (by.empty() ? "" : "|") + hex;
    return {{"expect", textOf(quick.verdict)}, {"hindrance", std::to_string(quick.hindrance)}, {"by", by}};
}

UnitIndex unitOf(const CaseRun& run, const Roster& roster, std::string_view name) {
    const UnitIndex unit = roster.find(model::CounterId(run.needed(name)));
    EXPECT_NE(unit, noUnit);
    return unit;
}

}  // namespace

CaseAnswers answerLos(const CaseRun& run) {
    const Play play(run.field);
    const Cell from = run.cell("from");
    const Cell to = run.cell("to");
    if (from == noCell || to == noCell) return {};
    CaseAnswers answers = answerOf(run, play.sight(), from, to);
    if (const auto* both = run.query.values.find("both-ways"); both && *both == "yes")
        if (const std::string back = answerOf(run, play.sight(), to, from)["expect"];
            back != answers["expect"])
            answers["expect"] += ", back " + back;
    return answers;
}

CaseAnswers answerTrace(const CaseRun& run) {
    const Cell from = run.cell("from");
    const Cell to = run.cell("to");
    if (from == noCell || to == noCell) return {};
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
        // Pairs are unordered; the cases write the hex further along the first coordinate first.
        const model::HexCoord low = std::min(step.first(), step.second());
        const model::HexCoord high = std::max(step.first(), step.second());
        text += "pair:" + name(high) + "|" + name(low);
    }
    return {{"expect", text}};
}

CaseAnswers answerHeight(const CaseRun& run) {
    const Play play(run.field);
    const Cell at = run.cell("at");
    if (at == noCell) return {};
    const Heights& heights = play.heights();
    const std::string& what = run.needed("what");
    if (what == "ground") return {{"expect", std::to_string(heights.ground(at))}};
    if (what == "top") return {{"expect", std::to_string(heights.top(at))}};
    return {{"expect", std::to_string(heights.eye(at, End::target))}};
}

CaseAnswers answerFire(const CaseRun& run) {
    const Play play(run.field);
    const Roster roster(run.document, run.field);
    const UnitIndex firer = unitOf(run, roster, "unit");
    if (firer == noUnit) return {};
    std::vector<UnitInField> others;
    for (UnitIndex unit = 0; unit < static_cast<UnitIndex>(roster.units().size()); ++unit)
        if (unit != firer && roster[unit].cell != noCell)
            others.push_back({roster[unit].cell, roster[unit].side == roster[firer].side, roster[unit].tags,
                              !roster.cargo(unit).empty()});
    const FireQuery query{roster[firer].cell, run.cell("at"), roster[firer].tags, others};
    return {{"expect", play.firePath().judge(query).allowed ? "allowed" : "blocked"}};
}

CaseAnswers answerSpot(const CaseRun& run) {
    const Play play(run.field);
    const Roster roster(run.document, run.field);
    const UnitIndex observer = unitOf(run, roster, "unit");
    const UnitIndex target = unitOf(run, roster, "target");
    if (observer == noUnit || target == noUnit) return {};
    SpottingQuery query{
        roster[observer].cell, roster[target].cell, {}, &roster[observer].values, &roster[target].values};
    if (run.document.scenario) query.turn = conditionsOf((*run.document.scenario)->turns, 1);
    std::vector<RangeStep> steps;
    const int range = play.spotting().range(query, &steps);
    EXPECT_TRUE(!steps.empty() && steps.back().range == range);
    return {{"expect", range == unlimitedRange ? "unlimited" : std::to_string(range)},
            {"spotted", play.spotting().spots(query) ? "yes" : "no"}};
}

}  // namespace cota::mapsets::test
