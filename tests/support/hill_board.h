#pragma once
// Random boards drawn with contours and outlines, for a game that reads heights from contours.

#include <cmath>
#include <random>
#include <string>

#include "formats/model/relief/level_contours.h"
#include "tests/support/small_game.h"

namespace cota::support {

inline constexpr const char* contourGame = "tcs";

/// Hills and hollows with slightly bent contours at 20 m, and woods and houses with arbitrary outlines; the
/// same seed gives the same board.
inline model::Board hillBoard(int columns, int rows, unsigned seed) {
    BoardMaker maker("H", columns, rows);
    model::Board& board = maker.board;
    board.mapset = model::MapsetId(contourGame);
    board.ground = model::TerrainId("open-ground");
    std::mt19937 random(seed);
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
    // Smooth ground: random waves, cut into levels.
    model::Layer<std::int16_t> level(board.grid.size(), 0);
    const double a = 2 + upTo(30) / 10.0, b = 2 + upTo(30) / 10.0, c = upTo(60) / 10.0;
    for (std::size_t i = 0; i < level.size(); ++i) {
        const auto at = board.grid.offsetAt(i);
        const double height = 2 + 1.6 * std::sin(at.column / a + c) + 1.6 * std::cos(at.row / b - c);
        level[i] = static_cast<std::int16_t>(std::max(0.0, height));
    }
    board.level = level;
    board.contours = model::contoursOfLevels(board, 20);
    for (model::Contour& contour : board.contours)
        for (model::GridPoint& point : contour.points)
            point = {point.x + upTo(80) - 40, point.y + upTo(80) - 40};
    board.terrain = model::CodedLayer<model::TerrainMix>(board.grid.size(), {{{board.ground, {}}}});
    const int outlines = columns * rows / 10;
    for (int i = 0; i < outlines; ++i) {
        model::Area area;
        area.id = "a" + std::to_string(i);
        area.terrain = model::TerrainId(upTo(3) == 0 ? "building" : "woods");
        const std::int32_t x = upTo(columns * 1000), y = upTo(rows * 1000), size = 100 + upTo(700);
        area.outline = {{x - size, y - upTo(size)},
                        {x + upTo(size), y - size},
                        {x + size, y + upTo(size)},
                        {x - upTo(size), y + size}};
        board.areas.push_back(std::move(area));
    }
    return board;
}

}  // namespace cota::support
