#include "formats/model/geometry/hex_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace cota::model {
namespace {

constexpr double tiny = 1e-9;

double length(MapPoint a, MapPoint b) { return std::hypot(a.x - b.x, a.y - b.y); }
MapPoint between(MapPoint a, MapPoint b, double share) {
    return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share};
}

std::vector<Grid> hexLayoutManyGrids() {
    std::vector<Grid> grids;
    for (const Orientation orientation : {Orientation::flat, Orientation::pointed})
        for (const Stagger stagger : {Stagger::oddLow, Stagger::evenLow})
            for (const bool longHigh : {false, true})
                for (const int columns : {1, 2, 7}) {
                    Grid grid;
                    grid.orientation = orientation;
                    grid.stagger = stagger;
                    grid.longHigh = longHigh;
                    grid.columns = columns;
                    grid.rows = 6 / columns;
                    if (grid.rows == 0) grid.rows = 5;
                    grids.push_back(grid);
                }
    return grids;
}

TEST(HexLayout, HexesAreRegular) {
    for (const Grid& grid : hexLayoutManyGrids()) {
        const HexLayout layout(grid, 20);
        for (const HexCoord hex : grid.hexes()) {
            const auto corners = layout.corners(hex);
            for (std::size_t i = 0; i < 6; ++i) {
                ASSERT_NEAR(length(corners[i], layout.centre(hex)), 20 / std::sqrt(3.0), tiny);
                ASSERT_NEAR(length(corners[i], corners[(i + 1) % 6]), 20 / std::sqrt(3.0), tiny);
            }
            for (const Direction direction : allDirections)
                ASSERT_NEAR(length(layout.centre(hex), layout.centre(neighbour(hex, direction))), 20, tiny);
        }
    }
}

TEST(HexLayout, FieldJustHoldsItsHexes) {
    for (const Grid& grid : hexLayoutManyGrids()) {
        const HexLayout layout(grid, 20);
        MapPoint least{1e9, 1e9};
        MapPoint most{-1e9, -1e9};
        for (const HexCoord hex : grid.hexes())
            for (const MapPoint corner : layout.corners(hex)) {
                least = {std::min(least.x, corner.x), std::min(least.y, corner.y)};
                most = {std::max(most.x, corner.x), std::max(most.y, corner.y)};
            }
        EXPECT_NEAR(least.x, 0, tiny);
        EXPECT_NEAR(least.y, 0, tiny);
        EXPECT_NEAR(most.x, layout.size().width, tiny);
        EXPECT_NEAR(most.y, layout.size().height, tiny);
    }
}

TEST(HexLayout, HalfHexesHaveTheirCentresOnTheCut) {
    for (Grid grid : hexLayoutManyGrids()) {
        if (grid.columns < 2 || grid.rows < 2) continue;
        grid.halves = {true, true, true, true};
        const HexLayout layout(grid, 20);
        for (const HexCoord hex : grid.hexes()) {
            const MapPoint c = layout.centre(hex);
            const double rim = std::min({c.x, c.y, layout.size().width - c.x, layout.size().height - c.y});
            ASSERT_EQ(grid.isHalf(hex), std::abs(rim) < tiny) << grid.label(hex);
            ASSERT_GE(rim, -tiny);
        }
    }
}

TEST(HexLayout, FindsTheHexBelowAPoint) {
    for (const Grid& grid : hexLayoutManyGrids()) {
        const HexLayout layout(grid, 20);
        for (const HexCoord hex : grid.hexes()) {
            ASSERT_EQ(layout.hexAt(layout.centre(hex)), hex);
            for (const MapPoint corner : layout.corners(hex))
                ASSERT_EQ(layout.hexAt(between(layout.centre(hex), corner, 0.99)), hex);
            for (const Direction direction : allDirections) {
                const HexCoord next = neighbour(hex, direction);
                const MapPoint beyond = between(layout.centre(hex), layout.centre(next), 0.51);
                ASSERT_EQ(layout.nearestHex(beyond), next);
                ASSERT_EQ(layout.hexAt(beyond).has_value(), grid.contains(next));
            }
        }
    }
}

TEST(HexLayout, FindsTheSideNearAPoint) {
    for (const Grid& grid : hexLayoutManyGrids()) {
        const HexLayout layout(grid, 20);
        for (const HexCoord hex : grid.hexes())
            for (const Direction direction : allDirections) {
                const MapPoint next = layout.centre(neighbour(hex, direction));
                const HexSide side = HexSide::of(hex, direction);
                ASSERT_EQ(layout.sideAt(between(layout.centre(hex), next, 0.45), 2), side);
                ASSERT_EQ(layout.sideAt(between(layout.centre(hex), next, 0.55), 2), side);
                ASSERT_EQ(layout.sideAt(between(layout.centre(hex), next, 0.3), 2), std::nullopt);
            }
    }
}

TEST(HexLayout, TakesTheSizeOfTheBoard) {
    Grid grid;
    EXPECT_EQ(HexLayout(grid).hexMillimetres(), defaultHexMillimetres);
    grid.hexMicrometres = 19'050;
    EXPECT_DOUBLE_EQ(HexLayout(grid).hexMillimetres(), 19.05);
    EXPECT_NEAR(HexLayout(grid).size().height, 19.05, tiny);
}

}  // namespace
}  // namespace cota::model
