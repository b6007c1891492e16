#include "formats/earth/board_place.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace cota::earth {

namespace {

model::Anchor anchorOf(int turn) { return {"EPSG:32631", 500'000'000, 5'400'000'500, 500'000, turn, {}}; }

model::Grid gridOf(model::Orientation orientation, model::Stagger stagger) {
    model::Grid grid;
    grid.orientation = orientation;
    grid.stagger = stagger;
    grid.columns = 20;
    grid.rows = 10;
    return grid;
}

TEST(BoardPlace, TheFirstHexIsAtTheAnchor) {
    for (const auto stagger : {model::Stagger::oddLow, model::Stagger::evenLow})
        for (const int turn : {0, 30'000, -90'000}) {
            const auto grid = gridOf(model::Orientation::flat, stagger);
            const BoardPlace place(grid, anchorOf(turn));
            const auto first = place.ground(model::hexCentre(grid, grid.at(0)));
            EXPECT_DOUBLE_EQ(first.east, 500'000);
            EXPECT_DOUBLE_EQ(first.north, 5'400'000.5);
        }
}

TEST(BoardPlace, NeighboursAreAHexApart) {
    for (const auto orientation : {model::Orientation::flat, model::Orientation::pointed})
        for (const int turn : {0, 12'500, 200'000}) {
            const auto grid = gridOf(orientation, model::Stagger::evenLow);
            const BoardPlace place(grid, anchorOf(turn));
            const auto hex = grid.hexAt({5, 5});
            const auto middle = place.ground(model::hexCentre(grid, hex));
            for (const auto direction : model::allDirections) {
                const auto other = place.ground(model::hexCentre(grid, model::neighbour(hex, direction)));
                EXPECT_NEAR(std::hypot(other.east - middle.east, other.north - middle.north), 500, 1e-6);
            }
        }
}

TEST(BoardPlace, ATurnOfNinetyDegreesPutsTheTopToTheEast) {
    const auto grid = gridOf(model::Orientation::flat, model::Stagger::evenLow);
    const BoardPlace place(grid, anchorOf(90'000));
    const auto up = place.ground(model::GridPoint{0, -1000});
    EXPECT_NEAR(up.east, 500'500, 1e-6);
    EXPECT_NEAR(up.north, 5'400'000.5, 1e-6);
    const auto right = place.ground(model::GridPoint{1000, 0});
    EXPECT_NEAR(right.east, 500'000, 1e-6);
    EXPECT_NEAR(right.north, 5'400'000.5 - 500 * std::numbers::sqrt3 / 2, 1e-6);
}

TEST(BoardPlace, PointsComeBack) {
    for (const auto orientation : {model::Orientation::flat, model::Orientation::pointed})
        for (const int turn : {0, 7'777, -123'456, 359'999}) {
            const auto grid = gridOf(orientation, model::Stagger::oddLow);
            const BoardPlace place(grid, anchorOf(turn));
            for (std::int32_t x = -3000; x <= 21'000; x += 1777)
                for (std::int32_t y = -3000; y <= 11'000; y += 1333)
                    EXPECT_EQ(place.gridPoint(place.ground(model::GridPoint{x, y})),
                              (model::GridPoint{x, y}));
        }
}

TEST(BoardPlace, PointsBeyondAllGridsStayWithinTheLimits) {
    const auto grid = gridOf(model::Orientation::flat, model::Stagger::oddLow);
    const BoardPlace place(grid, anchorOf(0));
    EXPECT_EQ(place.gridPoint({1e30, -1e30}), (model::GridPoint{model::maxGridUnits, model::maxGridUnits}));
    EXPECT_EQ(place.gridPoint({std::nan(""), 0}).x, 0);
}

}  // namespace

}  // namespace cota::earth
