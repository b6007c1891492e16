// What is known before any dice are rolled: full bases, ranges, cover, where a stray shot comes down.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "mapsets/play/composition.h"
#include "mapsets/play/cover.h"
#include "mapsets/play/drift.h"
#include "mapsets/play/fire_range.h"
#include "mapsets/play/play.h"
#include "tests/mapsets/cases/case_kinds.h"

namespace cota::mapsets::test {

namespace {

UnitIndex unitIn(const Roster& roster, const std::string& id) {
    const auto unit = roster.find(model::CounterId(id));
    EXPECT_NE(unit, noUnit) << "no unit " << id;
    return unit;
}

int numberIn(const CaseRun& run, std::string_view name) {
    const auto number = readInteger(run.needed(name));
    EXPECT_TRUE(number) << name;
    return number.value_or(0);
}

std::string textOf(const std::optional<int>& number) { return number ? std::to_string(*number) : "unknown"; }

}  // namespace

CaseAnswers answerComposition(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    std::optional<Composition> composition;
    if (run.query.values.has("unit")) {
        composition = compositionOf(run.field, roster[unitIn(roster, run.needed("unit"))].values);
    } else {
        for (const auto& part : (*run.document.scenario)->parts)
            if (part.kind.text == run.needed("part")) composition = compositionOf(run.field, part.attributes);
    }
    EXPECT_TRUE(composition);
    if (!composition) return {};
    if (composition->isFull()) return {{"expect", "full"}};
    return {{"expect", composition->filled < composition->holes ? "weakened" : "overfull"}};
}

CaseAnswers answerRange(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    const auto target = unitIn(roster, run.needed("target"));
    const auto first = fireRange(run.field, roster, unitIn(roster, run.needed("unit")), target);
    EXPECT_TRUE(first);
    if (!first) return {};
    auto worst = *first;
    std::istringstream with(run.query.value("with"));
    for (std::string id; with >> id;) {
        const auto other = fireRange(run.field, roster, unitIn(roster, id), target);
        EXPECT_TRUE(other);
        if (other && other->order > worst.order) worst = *other;
    }
    return {{"expect", worst.band.empty() ? "out" : worst.band},
            {"range", textOf(first->range)},
            {"power", textOf(first->power)},
            {"allowed", first->allowed ? "yes" : "no"}};
}

CaseAnswers answerCover(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    const auto cover =
        run.query.values.has("unit")
            ? coverOf(run.field, roster, unitIn(roster, run.needed("unit")))
            : coverAgainstAssault(run.field, roster, run.cell("at"), model::SideId(run.needed("side")));
    return {{"expect", cover ? std::to_string(*cover) : "none"}};
}

CaseAnswers answerDrift(const CaseRun& run) {
    const Play play(run.field);
    const Roster roster(run.document, run.field);
    const Cell at = run.cell("at");
    if (run.query.value("what") == "factor")
        return {{"expect", textOf(driftFactor(run.field, roster, play.sight(), at,
                                              model::SideId(run.needed("side"))))}};
    const auto landing = drift(run.field, **run.document.scenario, at, numberIn(run, "factor"),
                               numberIn(run, "black"), numberIn(run, "red"));
    EXPECT_TRUE(landing);
    if (!landing) return {};
    if (landing->hits) return {{"expect", "hit"}};
    return {{"expect", landing->cell == noCell ? "lost" : run.text(landing->cell)}};
}

}  // namespace cota::mapsets::test
