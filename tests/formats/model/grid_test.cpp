#include "formats/model/geometry/grid.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace cota::model {
namespace {

Grid aGrid(Orientation orientation, Stagger stagger, int columns, int rows, bool longHigh = false) {
    Grid grid;
    grid.orientation = orientation;
    grid.stagger = stagger;
    grid.columns = columns;
    grid.rows = rows;
    grid.longHigh = longHigh;
    return grid;
}

/// Every kind of grid, in sizes down to a single hex.
std::vector<Grid> manyGrids() {
    std::vector<Grid> grids;
    for (const Orientation orientation : {Orientation::flat, Orientation::pointed})
        for (const Stagger stagger : {Stagger::oddLow, Stagger::evenLow})
            for (const bool longHigh : {false, true})
                for (const int columns : {1, 2, 3, 6, 7})
                    for (const int rows : {1, 2, 5, 8})
                        grids.push_back(aGrid(orientation, stagger, columns, rows, longHigh));
    return grids;
}

/// A sheet of 15 columns with columns counted from 1, rows from 00, odd columns low: "409".
Grid sheet() {
    Grid grid = aGrid(Orientation::flat, Stagger::oddLow, 15, 14);
    grid.labels.column.width = 1;
    grid.labels.row.first = 0;
    return grid;
}

std::set<std::string> neighbourLabels(const Grid& grid, const char* label) {
    std::set<std::string> labels;
    for (const Direction direction : allDirections)
        labels.insert(grid.label(neighbour(*grid.hexOf(label), direction)));
    return labels;
}

int labelDistance(const Grid& grid, const char* a, const char* b) {
    return distance(*grid.hexOf(a), *grid.hexOf(b));
}

TEST(Grid, UpperLeftHexIsTheAxialOrigin) {
    for (const Grid& grid : manyGrids()) {
        EXPECT_EQ(grid.hexAt({0, 0}), HexCoord{});
        EXPECT_EQ(grid.offsetOf({0, 0}), OffsetCoord{});
    }
}

TEST(Grid, ConvertsBothWaysOnAndOffTheBoard) {
    for (const Grid& grid : manyGrids())
        for (int column = -9; column < 12; ++column)
            for (int row = -9; row < 12; ++row)
                ASSERT_EQ(grid.offsetOf(grid.hexAt({column, row})), (OffsetCoord{column, row}));
}

TEST(Grid, IndexIsDenseAndInReadingOrder) {
    for (const Grid& grid : manyGrids()) {
        std::size_t index = 0;
        const int rows = grid.rows + (grid.isFlat() && grid.longHigh ? 1 : 0);
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column <= grid.columns; ++column) {
                const HexCoord hex = grid.hexAt({column, row});
                if (!grid.contains(hex)) continue;
                ASSERT_EQ(grid.index(hex), index);
                ASSERT_EQ(grid.at(index), hex);
                ++index;
            }
        EXPECT_EQ(index, grid.size());
    }
}

TEST(Grid, RangeVisitsEveryHexOnce) {
    for (const Grid& grid : manyGrids()) {
        std::set<HexCoord> seen;
        for (const HexCoord hex : grid.hexes()) {
            EXPECT_TRUE(grid.contains(hex));
            EXPECT_EQ(grid.index(hex), seen.size());
            seen.insert(hex);
        }
        EXPECT_EQ(seen.size(), grid.size());
    }
}

TEST(Grid, LongHighLinesHaveOneHexMore) {
    EXPECT_EQ(aGrid(Orientation::flat, Stagger::oddLow, 33, 10, true).size(), 33U * 10 + 16);
    EXPECT_EQ(aGrid(Orientation::flat, Stagger::evenLow, 33, 10, true).size(), 33U * 10 + 17);
    EXPECT_EQ(aGrid(Orientation::pointed, Stagger::evenLow, 33, 10, true).size(), 33U * 10 + 5);
}

TEST(Grid, LabelsRoundTripOnEveryGrid) {
    for (const Grid& grid : manyGrids())
        for (const HexCoord hex : grid.hexes()) {
            const std::string label = grid.label(hex);
            ASSERT_FALSE(label.empty());
            ASSERT_EQ(grid.hexOf(label), hex);
        }
}

TEST(Grid, LabelsOffTheBoardAreNoHexes) {
    const Grid grid = aGrid(Orientation::flat, Stagger::evenLow, 7, 5);
    EXPECT_EQ(grid.hexOf("0705"), grid.hexAt({6, 4}));
    EXPECT_EQ(grid.hexOf("0706"), std::nullopt);
    EXPECT_EQ(grid.hexOf("0801"), std::nullopt);
    EXPECT_EQ(grid.hexOf("0001"), std::nullopt);
}

TEST(Grid, NeighboursFollowTheStagger) {
    const Grid grid = sheet();
    EXPECT_EQ(neighbourLabels(grid, "409"),
              (std::set<std::string>{"408", "410", "308", "309", "508", "509"}));
    EXPECT_EQ(neighbourLabels(grid, "310"),
              (std::set<std::string>{"309", "311", "210", "211", "410", "411"}));
    EXPECT_EQ(neighbourLabels(grid, "612"),
              (std::set<std::string>{"611", "613", "511", "512", "711", "712"}));
}

TEST(Grid, DistancesMatchTheRulebookExamples) {
    const Grid grid = sheet();
    EXPECT_EQ(labelDistance(grid, "301", "305"), 4);
    EXPECT_EQ(labelDistance(grid, "401", "900"), 5);
    EXPECT_EQ(labelDistance(grid, "300", "900"), 6);
    EXPECT_EQ(labelDistance(grid, "505", "301"), 5);
    EXPECT_EQ(labelDistance(grid, "806", "810"), 4);
    EXPECT_EQ(labelDistance(grid, "1209", "910"), 3);
    EXPECT_EQ(labelDistance(grid, "909", "710"), 2);
    EXPECT_EQ(labelDistance(grid, "1308", "1208"), 1);
}

TEST(Grid, PointedStepsRunAlongAndDownTheRows) {
    const Grid grid = aGrid(Orientation::pointed, Stagger::evenLow, 6, 5);
    const HexCoord hex = grid.hexAt({2, 2});
    EXPECT_EQ(grid.offsetOf(neighbour(hex, Direction::se)), (OffsetCoord{3, 2})) << "east";
    EXPECT_EQ(grid.offsetOf(neighbour(hex, Direction::nw)), (OffsetCoord{1, 2})) << "west";
    EXPECT_EQ(grid.offsetOf(neighbour(hex, Direction::s)), (OffsetCoord{2, 3}))
        << "south-east, into a low row";
    EXPECT_EQ(grid.offsetOf(neighbour(hex, Direction::sw)), (OffsetCoord{1, 3})) << "south-west";
    EXPECT_EQ(grid.offsetOf(neighbour(hex, Direction::n)), (OffsetCoord{1, 1})) << "north-west";
    EXPECT_EQ(grid.offsetOf(neighbour(hex, Direction::ne)), (OffsetCoord{2, 1})) << "north-east";
}

TEST(Grid, EdgeHexesAreThoseOfTheOuterRowsAndColumns) {
    for (const Grid& grid : manyGrids())
        for (const HexCoord hex : grid.hexes()) {
            const bool outer = grid.isOn(BoardEdge::top, hex) || grid.isOn(BoardEdge::bottom, hex) ||
                               grid.isOn(BoardEdge::left, hex) || grid.isOn(BoardEdge::right, hex);
            ASSERT_EQ(grid.isEdge(hex), outer) << grid.label(hex);
        }
    EXPECT_FALSE(sheet().isEdge({-1, 0}));
    EXPECT_FALSE(sheet().isOn(BoardEdge::left, {0, -1}));
}

std::set<std::string> halfLabels(const Grid& grid) {
    std::set<std::string> labels;
    for (const HexCoord hex : grid.hexes())
        if (grid.isHalf(hex)) labels.insert(grid.label(hex));
    return labels;
}

TEST(Grid, HalfHexesAreThoseThatStickOut) {
    Grid grid = aGrid(Orientation::flat, Stagger::evenLow, 4, 3);
    EXPECT_EQ(halfLabels(grid), (std::set<std::string>{}));
    grid.halves.top = true;
    EXPECT_EQ(halfLabels(grid), (std::set<std::string>{"0101", "0301"}));
    grid.halves = {.bottom = true};
    EXPECT_EQ(halfLabels(grid), (std::set<std::string>{"0203", "0403"}));
    grid.halves = {.left = true};
    EXPECT_EQ(halfLabels(grid), (std::set<std::string>{"0101", "0102", "0103"}));
    grid.halves = {.right = true};
    EXPECT_EQ(halfLabels(grid), (std::set<std::string>{"0401", "0402", "0403"}));
    grid.longHigh = true;
    grid.halves = {.top = true, .bottom = true};
    EXPECT_EQ(halfLabels(grid), (std::set<std::string>{"0101", "0104", "0301", "0304"}));
}

TEST(Grid, HalfHexesOfPointedGridsAreTurned) {
    Grid grid = aGrid(Orientation::pointed, Stagger::evenLow, 3, 4);
    grid.halves = {.left = true};
    EXPECT_EQ(halfLabels(grid), (std::set<std::string>{"0101", "0103"}));
    grid.halves = {.right = true};
    EXPECT_EQ(halfLabels(grid), (std::set<std::string>{"0302", "0304"}));
    grid.halves = {.top = true};
    EXPECT_EQ(halfLabels(grid), (std::set<std::string>{"0101", "0201", "0301"}));
    grid.longHigh = true;
    grid.halves = {.right = true};
    EXPECT_EQ(halfLabels(grid), (std::set<std::string>{"0401", "0403"}));
}

TEST(Grid, KnowsItsLimits) {
    EXPECT_TRUE(aGrid(Orientation::flat, Stagger::evenLow, maxGridColumns, maxGridRows).hasLegalSize());
    EXPECT_FALSE(aGrid(Orientation::flat, Stagger::evenLow, maxGridColumns + 1, 1).hasLegalSize());
    EXPECT_FALSE(aGrid(Orientation::flat, Stagger::evenLow, 0, 1).hasLegalSize());
}

TEST(Grid, NamesReadBack) {
    for (const BoardEdge edge : {BoardEdge::top, BoardEdge::right, BoardEdge::bottom, BoardEdge::left})
        EXPECT_EQ(parseBoardEdge(textOf(edge)), edge);
    EXPECT_EQ(parseBoardEdge("middle"), std::nullopt);
}

}  // namespace
}  // namespace cota::model
