#pragma once
// From elevation levels to drawn contours and back. A level of a hex is that of its centre: a line at the
// height of level n parts the centres at n or higher from the others.

#include <cstdint>
#include <vector>

#include "formats/model/document/board.h"

namespace cota::model {

/// No contour of a board file lies higher, or lower below 0, in metres.
inline constexpr int mostContourMetres = 20'000;

/// Lines between the centres of hexes of different levels, one for each level between them, the higher side
/// on their right. They leave the board where its edge is reached, and never cross. Ids are "20", "20-2" ...:
/// the metres, and a number.
std::vector<Contour> contoursOfLevels(const Board& board, int metresPerLevel);

/// The level of every hex as the contours give it: that of the next lower contour, of a bottom one less than
/// the contour around it. `unknown` where contours say nothing: on a board without any.
struct LevelsRead {
    Layer<std::int16_t> levels;
    bool known = false;
};
LevelsRead levelsOfContours(const Board& board, int metresPerLevel);

/// A hex whose level is another one than its contours give.
struct LevelDisagreement {
    HexCoord hex;
    int level = 0;
    int byContours = 0;
    friend bool operator==(const LevelDisagreement&, const LevelDisagreement&) = default;
};
/// In the order of the grid; none on a board without contours.
std::vector<LevelDisagreement> disagreements(const Board& board, int metresPerLevel);

}  // namespace cota::model
