#include "mapsets/field/rivers.h"

#include <gtest/gtest.h>

using namespace cota::mapsets;
using cota::model::Direction;

namespace {

std::uint8_t sides(std::initializer_list<Direction> directions) {
    std::uint8_t mask = 0;
    for (const auto direction : directions)
        mask |= static_cast<std::uint8_t>(1u << static_cast<int>(direction));
    return mask;
}

TEST(Rivers, ARiverThroughAHexHasTwoBanks) {
    const auto banks = banksOf(sides({Direction::n, Direction::s}));
    EXPECT_EQ(banks.count, 2);
    EXPECT_EQ(banks.side[1], banks.side[2]);  // ne, se
    EXPECT_EQ(banks.side[4], banks.side[5]);  // sw, nw
    EXPECT_NE(banks.side[1], banks.side[4]);
}

TEST(Rivers, ARiverThatEndsLeavesOneBank) {
    const auto banks = banksOf(sides({Direction::se}));
    EXPECT_EQ(banks.count, 1);
    for (const auto bank : banks.side) EXPECT_EQ(bank, 0);
    EXPECT_EQ(banksOf(0).count, 1);
}

TEST(Rivers, AConfluenceHasThreeBanks) {
    const auto banks = banksOf(sides({Direction::n, Direction::se, Direction::sw}));
    EXPECT_EQ(banks.count, 3);
    EXPECT_NE(banks.side[1], banks.side[3]);
    EXPECT_NE(banks.side[3], banks.side[5]);
    EXPECT_NE(banks.side[1], banks.side[5]);
}

TEST(Rivers, TheInnerBankOfASharpBendHasNoSide) {
    const auto banks = banksOf(sides({Direction::n, Direction::ne}));
    EXPECT_EQ(banks.count, 2);
    for (const auto side : {2, 3, 4, 5})
        EXPECT_EQ(banks.side[static_cast<std::size_t>(side)], banks.after(Direction::ne));
    EXPECT_EQ(banks.after(Direction::n), banks.before(Direction::ne));
}

/// Along a river from north to south, a unit on the east bank stays there in every bend.
TEST(Rivers, GoingAlongKeepsTheBank) {
    const auto straight = banksOf(sides({Direction::n, Direction::s}));
    const auto bend = banksOf(sides({Direction::n, Direction::se}));
    const auto east = straight.side[1];
    const auto next = alongRiver(straight, east, Direction::s, bend);
    ASSERT_EQ(next.count, 1);
    EXPECT_EQ(next.bank[0], bend.side[1]);  // the ne side is in the east
    const auto west = alongRiver(straight, straight.side[4], Direction::s, bend);
    ASSERT_EQ(west.count, 1);
    EXPECT_EQ(west.bank[0], bend.side[4]);
    // And back.
    const auto back = alongRiver(bend, next.bank[0], Direction::n, straight);
    ASSERT_EQ(back.count, 1);
    EXPECT_EQ(back.bank[0], east);
}

TEST(Rivers, FromTheEndOfARiverEitherBankIsNext) {
    const auto end = banksOf(sides({Direction::s}));
    const auto straight = banksOf(sides({Direction::n, Direction::s}));
    EXPECT_EQ(alongRiver(end, 0, Direction::s, straight).count, 2);
}

TEST(Rivers, AStepThatLeavesItsBankIsNotAlong) {
    const auto confluence = banksOf(sides({Direction::n, Direction::se, Direction::sw}));
    const auto straight = banksOf(sides({Direction::ne, Direction::sw}));
    const auto northWest = confluence.side[5];
    EXPECT_EQ(alongRiver(confluence, confluence.side[1], Direction::sw, straight).count, 0);
    EXPECT_EQ(alongRiver(confluence, northWest, Direction::sw, straight).count, 1);
}

}  // namespace
