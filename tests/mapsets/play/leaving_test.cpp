#include "mapsets/movement/leaving.h"

#include <gtest/gtest.h>

using namespace cota::mapsets;

namespace {

/// A unit with six points in each of `turns` turns.
ReachQuery sixPointsIn(int turns) {
    ReachQuery query;
    query.allowance = 6;
    query.turns = turns;
    return query;
}

ReachedHex edgeHex(int turn, Points left) {
    ReachedHex hex;
    hex.turn = turn;
    hex.left = left;
    return hex;
}

}  // namespace

TEST(Leaving, TheLastPointsPayForIt) {
    EXPECT_EQ(leavingTurn(edgeHex(2, 3), sixPointsIn(4), 3), 2);
    EXPECT_EQ(leavingTurn(edgeHex(2, 2), sixPointsIn(4), 3), 3);
}

TEST(Leaving, UnitsMayLeaveInTheLastTurn) {
    EXPECT_EQ(leavingTurn(edgeHex(3, 4), sixPointsIn(3), 2), 3);
    EXPECT_EQ(leavingTurn(edgeHex(2, 0), sixPointsIn(3), 2), 3);
    EXPECT_EQ(leavingTurn(edgeHex(0, 6), sixPointsIn(1), 2), 1);
}

TEST(Leaving, NoUnitLeavesAfterTheLastTurn) {
    EXPECT_EQ(leavingTurn(edgeHex(3, 0), sixPointsIn(3), 2), std::nullopt);
    EXPECT_EQ(leavingTurn(edgeHex(3, 0), sixPointsIn(0), 2), 4);  // no limit
}

TEST(Leaving, AUnitThatMustStopLeavesInTheNextTurn) {
    auto hex = edgeHex(2, 5);
    hex.stops = true;
    EXPECT_EQ(leavingTurn(hex, sixPointsIn(4), 2), 3);
    auto disrupted = sixPointsIn(4);
    disrupted.oneHexPerTurn = true;
    EXPECT_EQ(leavingTurn(edgeHex(2, 5), disrupted, 2), 3);
}

TEST(Leaving, AUnitThatMovedItsOneHexLeavesInTheNextTurn) {
    auto hex = edgeHex(2, 0);
    EXPECT_EQ(leavingTurn(hex, sixPointsIn(4), 0), 2) << "at no cost, for a unit that spent all its points";
    hex.minimumMove = true;
    EXPECT_EQ(leavingTurn(hex, sixPointsIn(4), 0), 3);
    EXPECT_EQ(leavingTurn(hex, sixPointsIn(4), std::nullopt), 3);
}

TEST(Leaving, OneHexIsAlwaysPossibleInAFreshTurn) {
    auto query = sixPointsIn(4);
    EXPECT_EQ(leavingTurn(edgeHex(0, 6), query, 9), 1);
    EXPECT_EQ(leavingTurn(edgeHex(2, 6), query, 9), 3);
    query.oneHexAlways = false;
    EXPECT_EQ(leavingTurn(edgeHex(2, 6), query, 9), std::nullopt);
}

TEST(Leaving, UnitsWithoutPointsStay) {
    auto query = sixPointsIn(4);
    query.allowance = 0;
    EXPECT_EQ(leavingTurn(edgeHex(0, 0), query, 0), std::nullopt);
}
