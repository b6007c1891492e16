#pragma once
// Converts elevation levels to contours and back. The level of a hex is that of its centre: a line at the
// height of level n separates the centres at n or higher from the others.

#include <cstdint>
#include <vector>

#include "formats/model/document/board.h"

namespace cota::model {

/// Limit of the heights of contours in a board file, in metres, above and below 0.
inline constexpr int mostContourMetres = 20'000;

/// Lines between the centres of hexes of different levels, one for each level between them, with the higher
/// side on their right. They continue over the edge of the board and never cross. Ids are "20", "20-2" ...:
/// the metres, and a number.
std::vector<Contour> contoursOfLevels(const Board& board, int metresPerLevel);

/// The level of every hex according to the contours: that of the next lower contour; in a hollow, one less
/// than the contour around it. `known` is false on a board without contours.
struct LevelsRead {
    Layer<std::int16_t> levels;
    bool known = false;
};
LevelsRead levelsOfContours(const Board& board, int metresPerLevel);

/// A hex whose level differs from the level by its contours.
struct LevelDisagreement {
    HexCoord hex;
    int level = 0;
    int byContours = 0;
    friend bool operator==(const LevelDisagreement&, const LevelDisagreement&) = default;
};
/// In the order of the grid; none on a board without contours.
std::vector<LevelDisagreement> disagreements(const Board& board, int metresPerLevel);

}  // namespace cota::model
