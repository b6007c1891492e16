// Which units fit in a hex, which act together, and which fight in an assault.
#include <algorithm>

#include "mapsets/cases/case_run.h"
#include "mapsets/command/command.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"

namespace cota::mapsets {

namespace {

std::string ids(const Roster& roster, const std::vector<UnitIndex>& units) {
    std::string text;
    for (const auto unit : units) text += (text.empty() ? "" : " ") + roster[unit].id.text;
    return text;
}

}  // namespace

CaseAnswers answerStack(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    const auto stacking = makeStacking(run.field, roster.tags());
    demanded(stacking, cannot::noRule, "stacking");
    const auto cell = run.cell("at");
    if (run.query.values.has("enters")) {
        auto units = unitsIn(roster, cell);
        std::vector<UnitIndex> there;
        for (const auto& unit : units) there.push_back(unit.unit);
        for (const auto unit : run.units(roster, "enters")) there.push_back(unit);
        const auto stack = stackOf(*stacking, roster, there, cell, model::SideId(run.needed("side")));
        return answered(stack.fits ? "fits" : "too-many");
    }
    const auto stack = run.query.values.has("unload")
                           ? stackWith(*stacking, roster, run.unitInPlay(roster, "unload"), cell, true)
                           : stackAt(*stacking, roster, cell, model::SideId(run.needed("side")));
    const auto what = run.query.value("what");
    if (what.empty() || what == "limits") {
        int over = 0;
        for (const auto& row : stack.limits) over = std::max(over, row.count - row.limit);
        return {{"expect", stack.fits ? "fits" : "too-many"}, {"over", std::to_string(over)}};
    }
    for (const auto* rows : {&stack.features, &stack.effects, &stack.limits})
        for (const auto& row : *rows)
            if (row.name == what)
                return {{"expect", row.ok ? "yes" : "no"}, {"count", std::to_string(row.count)}};
    throw CannotAsk{cannot::notDeclared, what};
}

CaseAnswers answerCommand(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    const auto command = makeCommand(run.field, roster.tags());
    demanded(command, cannot::noRule, "command");
    std::vector<Activated> acting;
    if (run.query.values.has("unit")) {
        acting = command->activateBy(roster, run.unitInPlay(roster));
    } else {
        const auto cell = run.cell("at");
        if (!roster.in(cell).empty())
            acting = command->activate(roster, cell, roster[roster.in(cell).front()].side);
    }
    std::vector<UnitIndex> units;
    for (const auto& one : acting)
        if (run.query.value("what") != "may-approach" || one.mayApproach) units.push_back(one.unit);
    return answered(ids(roster, units));
}

CaseAnswers answerAssault(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    return {{"expect",
             ids(roster, assaultUnits(run.field, roster, run.cell("at"), model::SideId(run.needed("side")),
                                      run.needed("what") == "attack"))}};
}

}  // namespace cota::mapsets
