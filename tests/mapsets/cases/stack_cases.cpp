// What fits in a hex, who acts together, and who fights in an assault.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "mapsets/play/command.h"
#include "mapsets/play/roster.h"
#include "mapsets/play/stacking.h"
#include "tests/mapsets/cases/case_kinds.h"

namespace cota::mapsets::test {

namespace {

UnitIndex unitNamed(const Roster& roster, const std::string& id) {
    const auto unit = roster.find(model::CounterId(id));
    EXPECT_NE(unit, noUnit) << "no unit " << id;
    return unit;
}

std::string ids(const Roster& roster, const std::vector<UnitIndex>& units) {
    std::string text;
    for (const auto unit : units) text += (text.empty() ? "" : " ") + roster[unit].id.text;
    return text;
}

}  // namespace

CaseAnswers answerStack(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    const auto stacking = makeStacking(run.field, roster.tags());
    EXPECT_TRUE(stacking);
    if (!stacking) return {};
    const auto cell = run.cell("at");
    if (run.query.values.has("enters")) {
        auto units = unitsIn(roster, cell);
        std::vector<UnitIndex> there;
        for (const auto& unit : units) there.push_back(unit.unit);
        std::istringstream entering(run.query.value("enters"));
        for (std::string id; entering >> id;) there.push_back(unitNamed(roster, id));
        const auto stack = stackOf(*stacking, roster, there, cell, model::SideId(run.needed("side")));
        return {{"expect", stack.fits ? "fits" : "too-many"}};
    }
    const auto stack =
        run.query.values.has("unload")
            ? stackWith(*stacking, roster, unitNamed(roster, run.query.value("unload")), cell, true)
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
    ADD_FAILURE() << "no row " << what;
    return {};
}

CaseAnswers answerCommand(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    const auto command = makeCommand(run.field, roster.tags());
    EXPECT_TRUE(command);
    if (!command) return {};
    std::vector<Activated> acting;
    if (run.query.values.has("unit")) {
        acting = command->activateBy(roster, unitNamed(roster, run.query.value("unit")));
    } else {
        const auto cell = run.cell("at");
        EXPECT_FALSE(roster.in(cell).empty());
        if (!roster.in(cell).empty())
            acting = command->activate(roster, cell, roster[roster.in(cell).front()].side);
    }
    std::vector<UnitIndex> units;
    for (const auto& one : acting)
        if (run.query.value("what") != "may-approach" || one.mayApproach) units.push_back(one.unit);
    return {{"expect", ids(roster, units)}};
}

CaseAnswers answerAssault(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    return {{"expect",
             ids(roster, assaultUnits(run.field, roster, run.cell("at"), model::SideId(run.needed("side")),
                                      run.needed("what") == "attack"))}};
}

}  // namespace cota::mapsets::test
