#include "mapsets/table/table_odds.h"

#include <gtest/gtest.h>

namespace cota::mapsets {
namespace {

TEST(TableOdds, DrawsWithoutPuttingBack) {
    EXPECT_EQ(chanceOfAtLeast({.cards = 5, .wanted = 2, .drawn = 1}, 1).exact, "2/5");
    EXPECT_EQ(chanceOfAtLeast({.cards = 5, .wanted = 2, .drawn = 2}, 1).exact, "7/10");
    EXPECT_EQ(chanceOfAtLeast({.cards = 5, .wanted = 2, .drawn = 2}, 2).exact, "1/10");
    EXPECT_EQ(chanceOfAtLeast({.cards = 5, .wanted = 2, .drawn = 4}, 1).exact, "1");
    EXPECT_EQ(chanceOfAtLeast({.cards = 5, .wanted = 2, .drawn = 2}, 3).exact, "0");
    EXPECT_EQ(chanceOfAtLeast({.cards = 5, .wanted = 2, .drawn = 6}, 1).exact, "0");
    EXPECT_EQ(chanceOfAtLeast({.cards = 5, .wanted = 2, .drawn = 0}, 0).exact, "1");
}

TEST(TableOdds, TheChancesOfALargeDeckAreExact) {
    const auto chance = chanceOfAtLeast({.cards = 128, .wanted = 9, .drawn = 24}, 1);
    // 1 - C(119,24) / C(128,24)
    EXPECT_NEAR(chance.nearly, 0.855872, 0.000001);
    EXPECT_EQ(expectedOf({.cards = 128, .wanted = 9, .drawn = 24}), model::Rational(27, 16));
}

TEST(TableOdds, HalvesAreRoundedDown) {
    EXPECT_EQ(halvedDown(5), 2);
    EXPECT_EQ(halvedDown(-5), -3);
}

}  // namespace
}  // namespace cota::mapsets
