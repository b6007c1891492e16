#include "mapsets/movement/leaving.h"

#include <gtest/gtest.h>

using namespace cota::mapsets;

namespace {

TEST(Leaving, TheLastTurnIsInTime) {
    ReachQuery query;
    query.allowance = 3;
    query.turns = 2;
    ReachedHex hex;
    hex.turn = 2;
    hex.left = 1;
    EXPECT_EQ(leavingTurn(hex, query, 1), 2);
    EXPECT_EQ(leavingTurn(hex, query, 2), std::nullopt) << "it leaves in turn 3, which is too late";
    query.turns = 0;
    EXPECT_EQ(leavingTurn(hex, query, 2), 3);
}

}  // namespace
