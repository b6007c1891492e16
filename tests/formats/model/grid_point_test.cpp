#include "formats/model/geometry/grid_point.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "formats/model/geometry/grid.h"

namespace cota::model {
namespace {

Grid aGrid(Orientation orientation, Stagger stagger) {
    Grid grid;
    grid.orientation = orientation;
    grid.stagger = stagger;
    grid.columns = 6;
    grid.rows = 5;
    return grid;
}

TEST(GridPoint, CentresArePlainNumbers) {
    const Grid evenLow = aGrid(Orientation::flat, Stagger::evenLow);
    EXPECT_EQ(hexCentre(evenLow, evenLow.hexAt({0, 0})), (GridPoint{0, 0}));
    EXPECT_EQ(hexCentre(evenLow, evenLow.hexAt({2, 3})), (GridPoint{2000, 3000}));
    EXPECT_EQ(hexCentre(evenLow, evenLow.hexAt({3, 3})), (GridPoint{3000, 3500}));
    const Grid oddLow = aGrid(Orientation::flat, Stagger::oddLow);
    EXPECT_EQ(hexCentre(oddLow, oddLow.hexAt({0, 0})), (GridPoint{0, 500}));
    EXPECT_EQ(hexCentre(oddLow, oddLow.hexAt({3, 3})), (GridPoint{3000, 3000}));
    const Grid pointed = aGrid(Orientation::pointed, Stagger::evenLow);
    EXPECT_EQ(hexCentre(pointed, pointed.hexAt({2, 3})), (GridPoint{2500, 3000}));
}

TEST(GridPoint, NeighboursShareExactlyTheCornersOfTheirSide) {
    for (const Orientation orientation : {Orientation::flat, Orientation::pointed})
        for (const Stagger stagger : {Stagger::oddLow, Stagger::evenLow}) {
            const Grid grid = aGrid(orientation, stagger);
            for (const HexCoord hex : grid.hexes())
                for (const Direction direction : allDirections) {
                    const auto mine = hexCorners(grid, hex);
                    const auto theirs = hexCorners(grid, neighbour(hex, direction));
                    const auto d = static_cast<std::size_t>(direction);
                    const auto o = static_cast<std::size_t>(opposite(direction));
                    ASSERT_EQ(mine[d], theirs[(o + 1) % 6]);
                    ASSERT_EQ(mine[(d + 1) % 6], theirs[o]);
                }
        }
}

TEST(GridPoint, CornersRunClockwiseAroundTheCentre) {
    for (const Orientation orientation : {Orientation::flat, Orientation::pointed}) {
        const Grid grid = aGrid(orientation, Stagger::evenLow);
        const auto corners = hexCorners(grid, {1, 1});
        const FinePoint centre = fine(hexCentre(grid, {1, 1}));
        for (std::size_t i = 0; i < 6; ++i) {
            const FinePoint a = corners[i] - centre;
            const FinePoint b = corners[(i + 1) % 6] - centre;
            EXPECT_GT(a.x * b.y - a.y * b.x, 0);
            EXPECT_EQ(corners[i] + corners[(i + 3) % 6], centre + centre);
        }
    }
}

}  // namespace
}  // namespace cota::model
