// Halos have the colour of what lies below the words.
#include "mapsets/look/ground_colours.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "mapsets/look/height_grid.h"
#include "mapsets/look/layers.h"
#include "tests/mapsets/look/look_fixture.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

TEST(GroundColours, AreThoseOfTerrainAndHeight) {
    support::BoardMaker maker("C", 5, 4);
    maker.terrain("0203", "woods").level("0302", 1).level("0402", 2);
    Stage stage(maker.board);
    stage.draw("terrain", "woods", "canopies");
    const GroundColours colours(*stage.scene);
    const auto plain = groundColour(*stage.scene);
    const auto at = [&](const char* hex) {
        return colours.at(stage.scene->sheet.centre(stage.field.at(hex)));
    };
    EXPECT_EQ(at("0101"), plain);
    EXPECT_EQ(at("0203"), stage.look.symbol("terrain", "woods").colour("fill"));
    const auto low = at("0302"), high = at("0402");
    EXPECT_LT(high.green, low.green) << "higher ground is darker";
    EXPECT_LT(low.green, plain.green);
    EXPECT_EQ(colours.at(Point{-50, -50}), plain) << "beyond the map";
}

/// The paper behind the edge is as high as the hexes before it: no slope where all is level.
TEST(HeightGrid, IsLevelToTheEdgeOfALevelMap) {
    support::BoardMaker maker("C", 6, 5);
    maker.halves(true, true, true, true);
    maker.board.level =
        maker.board.level.with([](auto& layer) { std::fill(layer.begin(), layer.end(), std::int16_t{1}); });
    const Stage stage(maker.board);
    const auto grid = heightGrid(*stage.scene, 8, 0.5);
    EXPECT_EQ(grid.least, 20);
    EXPECT_EQ(grid.most, 20);
}

TEST(GroundColours, GlideFromTheGroundToTheHighestTint) {
    const Stage stage(support::BoardMaker("C", 2, 2).board);
    const auto& relief = stage.look.symbol("relief");
    const auto ground = groundColour(*stage.scene);
    EXPECT_EQ(glidingTint(relief, ground, 0), ground);
    EXPECT_EQ(glidingTint(relief, ground, 1),
              mixed(ground, relief.colour("high"), relief.number("strength")));
    int last = 256;
    for (double share = 0; share <= 1; share += 0.1) {
        const int green = glidingTint(relief, ground, share).green;
        EXPECT_LE(green, last);
        last = green;
    }
}

}  // namespace
