#include "formats/model/document/arrival_roll.h"

#include <gtest/gtest.h>

using namespace cota::model;

namespace {

TEST(ArrivalRoll, ChancesAreCountedExactly) {
    EXPECT_EQ(chanceOf({.low = 4}), (RollChance{3, 6}));
    EXPECT_EQ(chanceOf({.low = 7, .high = 7, .dice = 2}), (RollChance{6, 36}));
    EXPECT_EQ(chanceOf({.low = 10, .high = 12, .dice = 2}), (RollChance{6, 36}));
    EXPECT_EQ(chanceOf({.low = 7}), (RollChance{0, 6}));
    EXPECT_EQ(chanceOf({.low = 5, .high = 3}), (RollChance{0, 6}));
    EXPECT_EQ(chanceOf({.low = 6, .high = 600, .dice = 6, .faces = 100}).of, 1'000'000'000'000);
}

TEST(ArrivalRoll, TheChanceGrowsWithTheRolls) {
    const ArrivalRoll even{.low = 4};
    EXPECT_DOUBLE_EQ(chanceAfter(even, 0), 0);
    EXPECT_DOUBLE_EQ(chanceAfter(even, 1), 0.5);
    EXPECT_DOUBLE_EQ(chanceAfter(even, 3), 0.875);
}

TEST(ArrivalRoll, IsWrittenAsResultsAndDice) {
    EXPECT_EQ(textOf(ArrivalRoll{.low = 4}), "4-6 / 1d6");
    EXPECT_EQ(textOf(ArrivalRoll{.low = 6, .high = 6}), "6 / 1d6");
}

}  // namespace
