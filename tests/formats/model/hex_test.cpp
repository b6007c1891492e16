#include "formats/model/geometry/hex.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace cota::model {
namespace {

HexCoord anyHex() { return {*rc::gen::inRange(-2000, 2001), *rc::gen::inRange(-2000, 2001)}; }

TEST(Hex, StepsGoRoundClockwiseAndClose) {
    HexCoord hex;
    for (const Direction direction : allDirections) hex = neighbour(hex, direction);
    EXPECT_EQ(hex, HexCoord{});
}

TEST(Hex, OppositeStepsCancel) {
    for (const Direction direction : allDirections) {
        EXPECT_EQ(step(direction) + step(opposite(direction)), HexCoord{});
        EXPECT_EQ(opposite(opposite(direction)), direction);
    }
}

TEST(Hex, HasSixNeighboursAtDistanceOne) {
    const HexCoord hex{7, -3};
    std::set<HexCoord> around;
    for (const Direction direction : allDirections) {
        around.insert(neighbour(hex, direction));
        EXPECT_EQ(distance(hex, neighbour(hex, direction)), 1);
    }
    EXPECT_EQ(around.size(), 6U);
}

TEST(Hex, DistanceCountsTheShortestWalk) {
    EXPECT_EQ(distance({0, 0}, {0, 0}), 0);
    EXPECT_EQ(distance({0, 0}, {1, 1}), 2);
    EXPECT_EQ(distance({0, 0}, {3, -2}), 3);
    EXPECT_EQ(distance({2, 2}, {-1, 5}), 3);
}

RC_GTEST_PROP(Hex, DistanceIsSymmetric, ()) {
    const HexCoord a = anyHex();
    const HexCoord b = anyHex();
    RC_ASSERT(distance(a, b) == distance(b, a));
    RC_ASSERT((distance(a, b) == 0) == (a == b));
}

RC_GTEST_PROP(Hex, DistanceKeepsTheTriangleInequality, ()) {
    const HexCoord a = anyHex();
    const HexCoord b = anyHex();
    const HexCoord c = anyHex();
    RC_ASSERT(distance(a, c) <= distance(a, b) + distance(b, c));
}

RC_GTEST_PROP(Hex, DistanceDoesNotChangeWhenBothHexesMove, ()) {
    const HexCoord a = anyHex();
    const HexCoord b = anyHex();
    const HexCoord way = anyHex();
    RC_ASSERT(distance(a, b) == distance(a + way, b + way));
}

RC_GTEST_PROP(HexSide, IsTheSameFromBothHexes, ()) {
    const HexCoord hex = anyHex();
    for (const Direction direction : allDirections) {
        const HexSide side = HexSide::of(hex, direction);
        RC_ASSERT(side == HexSide::of(neighbour(hex, direction), opposite(direction)));
        RC_ASSERT(static_cast<int>(side.direction) < 3);
        const std::set<HexCoord> both = {side.hex, side.other()};
        RC_ASSERT(both == (std::set<HexCoord>{hex, neighbour(hex, direction)}));
    }
}

TEST(HexSide, DiffersForEverySideOfAHex) {
    std::set<HexSide> sides;
    for (const Direction direction : allDirections) sides.insert(HexSide::of({4, 4}, direction));
    EXPECT_EQ(sides.size(), 6U);
}

}  // namespace
}  // namespace cota::model
