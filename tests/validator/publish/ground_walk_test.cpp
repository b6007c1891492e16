#include "validator/publish/ground/ground_walk.h"

#include <gmock/gmock.h>

#include <cstdlib>

#include "formats/model/document/edits.h"

namespace cota::publish {
namespace {

using model::GridPoint;
using model::HexCoord;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

model::Grid walkGrid(model::Orientation orientation = model::Orientation::flat) {
    model::Grid grid;
    grid.orientation = orientation;
    grid.columns = 8;
    grid.rows = 8;
    return grid;
}

TEST(GroundWalk, FollowsAStraightRoad) {
    const auto grid = walkGrid();
    const auto walk = hexesAlong({{0, 0}, {0, 3000}}, grid.orientation, grid);
    EXPECT_THAT(walk.hexes, ElementsAre(HexCoord{0, 0}, HexCoord{0, 1}, HexCoord{0, 2}, HexCoord{0, 3}));
    EXPECT_THAT(walk.cut, IsEmpty());
}

TEST(GroundWalk, LeavesOutAHexOfWhichItCutsTheCorner) {
    const auto grid = walkGrid();
    // Beside the corner that hexes (0,0), (0,1) and (1,0) share, on the side of (1,0).
    const auto walk = hexesAlong({{0, 0}, {380, 450}, {380, 550}, {0, 1000}}, grid.orientation, grid);
    EXPECT_THAT(walk.hexes, ElementsAre(HexCoord{0, 0}, HexCoord{0, 1}));
    EXPECT_THAT(walk.cut, ElementsAre(HexCoord{1, 0}));
}

TEST(GroundWalk, AStraightRoadBetweenTwoColumnsStaysInOne) {
    const auto grid = walkGrid();
    for (const int x : {350, 420, 500, 580, 650}) {
        const auto walk = hexesAlong({{x, 200}, {x + 20, 3000}, {x - 20, 6000}}, grid.orientation, grid);
        ASSERT_GE(walk.hexes.size(), 5U);
        for (std::size_t i = 0; i + 2 < walk.hexes.size(); ++i)
            EXPECT_EQ(distance(walk.hexes[i], walk.hexes[i + 2]), 2) << x << " " << i;
    }
}

TEST(GroundWalk, LeavesOutAHexIntoWhichItOnlyLooks) {
    const auto grid = walkGrid();
    const auto walk = hexesAlong({{0, 0}, {0, 600}, {50, 0}, {0, -1000}}, grid.orientation, grid);
    EXPECT_THAT(walk.hexes, ElementsAre(HexCoord{0, 0}, HexCoord{0, -1}));
}

TEST(GroundWalk, ConsecutiveHexesAreAdjacentAndSidesShareACorner) {
    std::srand(11);
    for (const auto orientation : {model::Orientation::flat, model::Orientation::pointed}) {
        const auto grid = walkGrid(orientation);
        for (int trial = 0; trial < 50; ++trial) {
            GroundLine line;
            for (int i = 0; i < 6; ++i) line.push_back({std::rand() % 9000 - 500, std::rand() % 9000 - 500});
            const auto walk = hexesAlong(line, orientation, grid);
            for (std::size_t i = 0; i + 1 < walk.hexes.size(); ++i)
                EXPECT_EQ(distance(walk.hexes[i], walk.hexes[i + 1]), 1);
            const auto sides = sidesAlong(line, grid);
            for (std::size_t i = 0; i + 1 < sides.size(); ++i)
                EXPECT_TRUE(model::haveCommonCorner(sides[i], sides[i + 1])) << trial;
        }
    }
}

TEST(GroundWalk, ARiverAlongAHexsideIsThatHexside) {
    const auto grid = walkGrid();
    // The lower side of hex (0,0), from corner to corner.
    const auto sides = sidesAlong({{-320, 500}, {320, 500}}, grid);
    EXPECT_THAT(sides, ElementsAre(model::HexSide::of({0, 0}, model::Direction::s)));
}

TEST(GroundLines, JoinWhereExactlyTwoMeet) {
    const GroundLine a{{0, 0}, {1, 0}}, b{{2, 0}, {1, 0}}, c{{2, 0}, {3, 0}}, d{{2, 0}, {2, 5}};
    EXPECT_THAT(joinedLines({a, b}), ElementsAre(GroundLine{{0, 0}, {1, 0}, {2, 0}}));
    EXPECT_THAT(joinedLines({a, b, c, d}), SizeIs(3));
    const GroundLine ring{{0, 0}, {5, 5}, {0, 0}};
    EXPECT_THAT(joinedLines({ring}), ElementsAre(ring));
}

TEST(GroundLines, StraightenedKeepsEndsAndBends) {
    const GroundLine line{{0, 0}, {500, 8}, {1000, 0}, {1000, 1000}};
    EXPECT_THAT(straightened(line, model::Orientation::flat, 10),
                ElementsAre(GridPoint{0, 0}, GridPoint{1000, 0}, GridPoint{1000, 1000}));
    EXPECT_THAT(straightened(line, model::Orientation::flat, 0), SizeIs(4));
}

TEST(GroundLines, AreCutAtTheBoard) {
    const auto pieces = cutToBoard({{-90000, 1000}, {90000, 1000}, {90000, 90000}, {4000, 4000}}, walkGrid());
    ASSERT_THAT(pieces, SizeIs(2));
    EXPECT_EQ(pieces[0].front(), (GridPoint{-2000, 1000}));
    EXPECT_EQ(pieces[0].back(), (GridPoint{10000, 1000}));
    EXPECT_EQ(pieces[1].back(), (GridPoint{4000, 4000}));
}

}  // namespace
}  // namespace cota::publish
