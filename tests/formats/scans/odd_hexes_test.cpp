// Hexes that differ from a scan: those painted wrong are found, and noise, numbers and shades are not.
#include "formats/scans/odd_hexes.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace cota;
using namespace cota::scans;

namespace {

constexpr int pixelsPerMillimetre = 4;

model::Board boardOfTwo() {
    model::Grid grid;
    grid.columns = 12;
    grid.rows = 10;
    auto board = model::blankBoard("a", model::MapsetId("game"), grid, model::TerrainId("clear"));
    board.terrain = board.terrain.with([&](model::CodedLayer<model::TerrainMix>& terrain) {
        for (std::size_t i = 0; i < grid.size(); i += 4)
            terrain.set(i, {{model::TerrainShare{model::TerrainId("woods"), {}}}});
    });
    return board;
}

/// A scan of the board as `painted` says, with noise, and a black dot in each hex.
Scan scanOf(const model::Board& painted, const model::HexLayout& layout, int noise) {
    const auto size = layout.size();
    const int columns = static_cast<int>(size.width * pixelsPerMillimetre);
    const int rows = static_cast<int>(size.height * pixelsPerMillimetre);
    ScanBuilder builder(columns, rows, 1);
    unsigned chance = 12345;
    std::vector<std::uint8_t> row(static_cast<std::size_t>(columns) * 3);
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const model::MapPoint at{(x + 0.5) / pixelsPerMillimetre, (y + 0.5) / pixelsPerMillimetre};
            const auto hex = layout.nearestHex(at);
            const bool isWood = painted.grid.contains(hex) &&
                                (*painted.terrain)[painted.grid.index(hex)].shares[0].terrain.text == "woods";
            const auto centre = layout.centre(hex);
            const bool isDot = std::abs(at.x - centre.x) < 1.5 && std::abs(at.y - centre.y) < 1.5;
            chance = chance * 1664525U + 1013904223U;
            const int shade = static_cast<int>(chance >> 16U) % (2 * noise + 1) - noise;
            const int colour[] = {isWood ? 110 : 225, isWood ? 150 : 215, isWood ? 90 : 180};
            for (std::size_t i = 0; i < 3; ++i)
                row[static_cast<std::size_t>(x) * 3 + i] =
                    static_cast<std::uint8_t>(isDot ? 0 : std::clamp(colour[i] + shade, 0, 255));
        }
        builder.addRow(row.data());
    }
    return builder.take();
}

const model::PicturePlace place{.xx = 1.0 / pixelsPerMillimetre, .yy = 1.0 / pixelsPerMillimetre};

TEST(OddHexes, NoneIfTheBoardIsAsTheScan) {
    const auto board = boardOfTwo();
    const model::HexLayout layout(board.grid);
    const auto found = oddHexes(board, layout, scanOf(board, layout, 25), place);
    EXPECT_TRUE(found.hexes.empty());
    EXPECT_EQ(found.compared + found.outside + found.rare, board.grid.size());
    EXPECT_GT(found.compared, 80u);
}

TEST(OddHexes, ThoseThatAreOtherwise) {
    const auto board = boardOfTwo();
    const model::HexLayout layout(board.grid);
    const auto scan = scanOf(board, layout, 25);
    auto wrong = board;
    const auto wood = board.grid.at(44), clear = board.grid.at(57);
    wrong.terrain = wrong.terrain.with([&](model::CodedLayer<model::TerrainMix>& terrain) {
        terrain.set(44, {{model::TerrainShare{model::TerrainId("clear"), {}}}});
        terrain.set(57, {{model::TerrainShare{model::TerrainId("woods"), {}}}});
    });
    const auto found = oddHexes(wrong, layout, scan, place);
    ASSERT_EQ(found.hexes.size(), 2u);
    for (const auto& hex : found.hexes) {
        EXPECT_TRUE(hex.at == wood || hex.at == clear);
        ASSERT_TRUE(hex.looksLike);
        EXPECT_EQ(hex.looksLike->terrain.text, hex.at == wood ? "woods" : "clear");
        EXPECT_GE(hex.times, leastOddTimes);
    }
    EXPECT_GE(found.hexes[0].times, found.hexes[1].times);
}

TEST(OddHexes, ATerrainOfTwoHexesIsNotCompared) {
    auto board = boardOfTwo();
    board.terrain = board.terrain.with([&](model::CodedLayer<model::TerrainMix>& terrain) {
        terrain.set(50, {{model::TerrainShare{model::TerrainId("town"), {}}}});
        terrain.set(62, {{model::TerrainShare{model::TerrainId("town"), {}}}});
    });
    const model::HexLayout layout(board.grid);
    EXPECT_EQ(oddHexes(board, layout, scanOf(board, layout, 5), place).rare, 2u);
}

TEST(OddHexes, HexesOutsideTheScanAreNotCompared) {
    const auto board = boardOfTwo();
    const model::HexLayout layout(board.grid);
    auto shifted = place;
    shifted.dx = layout.size().width / 2;
    const auto found = oddHexes(board, layout, scanOf(board, layout, 5), shifted);
    EXPECT_GT(found.outside, board.grid.size() / 3);
}

}  // namespace
