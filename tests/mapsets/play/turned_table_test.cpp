// A table turned by 180 degrees is the same battle: movement and stacking of every unit of the samples agree
// hex by hex. sample_sight_test.cpp compares heights and lines of sight of turned tables.
#include "tests/support/turned_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "mapsets/movement/movement.h"
#include "mapsets/movement/reach.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"
#include "tests/support/samples.h"
#include "tests/support/small_game.h"

namespace cota::mapsets {
namespace {

using support::Field;
using support::fieldOf;
using support::turnedTable;

/// The reach of a unit in three turns on the empty map, by labels of printed hexes.
std::map<std::string, std::string> reachOf(const Field& field, const Movement& movement, const Roster& roster,
                                           UnitIndex unit) {
    const auto mover = moverOf(roster, unit);
    const ReachGraph graph(*field, movement, mover);
    ReachSearch search(graph);
    ReachQuery query;
    query.start = roster[unit].cell;
    query.allowance = movement.pointsOf(*roster[unit].allowance);
    query.turns = 3;
    query.oneHexAlways = movement.oneHexAlways();
    search.run(query);
    std::map<std::string, std::string> reached;
    for (const auto& hex : search.result().hexes)
        reached[field->label(hex.cell)] = std::to_string(hex.turn) + ":" + std::to_string(hex.cost) + ":" +
                                          std::to_string(hex.left) + (hex.stops ? " stops" : "");
    return reached;
}

std::map<std::string, std::string> stacksOf(const Field& field, const Roster& roster) {
    const auto stacking = makeStacking(*field, roster.tags());
    std::map<std::string, std::string> stacks;
    EXPECT_TRUE(stacking);
    if (!stacking) return stacks;
    for (const auto& stack : allStacks(*stacking, roster)) {
        std::string text = stack.fits ? "fits" : "too many";
        for (const auto& row : stack.limits) text += " " + row.name + "=" + std::to_string(row.count);
        stacks[field->label(stack.cell) + " " + stack.side.text] = text;
    }
    return stacks;
}

void expectSameMoves(const Field& a, const model::Document& documentA, const Field& b,
                     const model::Document& documentB) {
    const Roster rosterA(documentA, *a), rosterB(documentB, *b);
    ASSERT_EQ(rosterA.units().size(), rosterB.units().size());
    EXPECT_EQ(stacksOf(a, rosterA), stacksOf(b, rosterB));
    const auto movementA = makeMovement(*a, rosterA.tags(), &**documentA.scenario);
    const auto movementB = makeMovement(*b, rosterB.tags(), &**documentB.scenario);
    ASSERT_TRUE(movementA && movementB);
    std::set<std::pair<int, model::Rational>> seen;  // like units move alike, so a few of each are enough
    std::size_t compared = 0;
    for (UnitIndex unit = 0; unit < static_cast<UnitIndex>(rosterA.units().size()); ++unit) {
        const auto& one = rosterA[unit];
        if (one.cell == noCell || one.isCarried() || one.mobility < 0 || !one.allowance) continue;
        if (!seen.emplace(one.mobility, *one.allowance).second) continue;
        ASSERT_EQ(a->label(one.cell), b->label(rosterB[unit].cell));
        EXPECT_EQ(reachOf(a, *movementA, rosterA, unit), reachOf(b, *movementB, rosterB, unit));
        ++compared;
    }
    EXPECT_GT(compared, 0u);
}

TEST(TurnedTable, UnitsOfTheSamplesMoveAndStackAlike) {
    for (support::Sample& sample : support::allSamples()) {
        SCOPED_TRACE(sample.path);
        const auto turned = turnedTable(sample.document);
        ASSERT_TRUE(turned);
        const Field field = fieldOf(sample.document, std::move(sample.game));
        ASSERT_TRUE(field.battlefield);
        ASSERT_TRUE(field.findings.empty());
        expectSameMoves(field, sample.document, fieldOf(*turned, *field.game), *turned);
    }
}

}  // namespace
}  // namespace cota::mapsets
