#include "formats/xml/markup/hex_text.h"

#include <gtest/gtest.h>

using namespace cota::xml;
using namespace cota::model;

namespace {

Grid someGrid(Orientation orientation) {
    Grid grid;
    grid.orientation = orientation;
    grid.columns = 5;
    grid.rows = 4;
    return grid;
}

TEST(HexText, EveryHexAndSideIsReadBack) {
    for (const auto orientation : {Orientation::flat, Orientation::pointed}) {
        const Grid grid = someGrid(orientation);
        const HexText text(grid);
        for (const HexCoord hex : grid.hexes()) {
            EXPECT_EQ(text.hex(text.text(hex)), hex);
            for (const Direction direction : allDirections) {
                const auto side = HexSide::of(hex, direction);
                EXPECT_EQ(text.side(text.text(side)), side);
                EXPECT_EQ(text.side(text.textFromOther(side)), side);
                EXPECT_FALSE(text.text(side).starts_with('@')) << "named from a hex that is printed";
            }
        }
    }
}

TEST(HexText, SidesAreNamedAsTheyLie) {
    const Grid flat = someGrid(Orientation::flat);
    const Grid pointed = someGrid(Orientation::pointed);
    EXPECT_EQ(HexText(flat).side("0202/s"), HexSide::of(*flat.hexOf("0202"), Direction::s));
    EXPECT_EQ(HexText(pointed).side("0202/e"), HexSide::of(*pointed.hexOf("0202"), Direction::se));
    EXPECT_EQ(HexText(pointed).side("0202/s"), std::nullopt);
    EXPECT_EQ(HexText(flat).side("0202/e"), std::nullopt);
}

TEST(HexText, HexesWithoutALabelAreAxial) {
    const Grid grid = someGrid(Orientation::flat);
    const HexText text(grid);
    EXPECT_EQ(text.text(HexCoord{-3, 40}), "@-3,40");
    EXPECT_EQ(text.hex("@-3,40"), (HexCoord{-3, 40}));
    for (const char* bad : {"@", "@1", "@1,", "@1,2,3", "@1, 2", "@99999999999,0", "0909", "", "1"})
        EXPECT_EQ(text.hex(bad), std::nullopt) << bad;
}

TEST(HexText, NumbersHaveThreeDecimalsAtMost) {
    for (const std::int64_t number : {0L, 1L, -1L, 500L, 1'000L, 1'250L, -15'875L, 999'999'999L})
        EXPECT_EQ(parseThousandths(thousandthsText(number)), number);
    EXPECT_EQ(thousandthsText(-15'870), "-15.87");
    EXPECT_EQ(parseThousandths("01.50"), 1'500);
    for (const char* bad : {"", "-", ".5", "1.", "1.2345", "1e3", "+1", " 1", "1234567", "--1"})
        EXPECT_EQ(parseThousandths(bad), std::nullopt) << bad;
    EXPECT_EQ(parsePoint("1.5,-2"), (GridPoint{1500, -2000}));
    EXPECT_EQ(pointText({1500, -2000}), "1.5,-2");
    EXPECT_EQ(parsePoint("1.5"), std::nullopt);
}

}  // namespace
