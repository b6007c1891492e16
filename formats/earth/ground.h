#pragma once
// The heights of the ground below a board, at even places in grid units, as whole millimetres: what is made
// of them is the same on every machine.

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "formats/earth/board_place.h"
#include "formats/earth/earth_files.h"

namespace cota::earth {

inline constexpr std::int32_t noHeight = std::numeric_limits<std::int32_t>::min();

/// Places in rows; the place (column, row) is at (firstX + column * step, firstY + row * step).
struct Ground {
    std::int32_t firstX = 0;
    std::int32_t firstY = 0;
    std::int32_t step = 1;
    std::size_t columns = 0;
    std::size_t rows = 0;
    std::vector<std::int32_t> millimetres;  // noHeight where the file has none
    std::vector<bool> isFilled;             // heights that fillHoles() made up; empty: none

    std::size_t index(std::size_t column, std::size_t row) const { return row * columns + column; }
    model::GridPoint at(std::size_t column, std::size_t row) const {
        return {firstX + static_cast<std::int32_t>(column) * step,
                firstY + static_cast<std::int32_t>(row) * step};
    }
};

/// The places of a board and a strip around it, without heights.
Ground groundOf(const model::Grid& grid);
/// The same places on the ground.
EarthLattice latticeOf(const Ground& ground, const BoardPlace& place, const std::string& system);
/// The heights that a file gives for them, rounded.
void setHeights(Ground& ground, std::span<const float> metres);

/// Whether there is any height.
bool hasHeights(const Ground& ground);
/// Gives places without heights those of their surroundings. Nothing changes if there is no height at all.
void fillHoles(Ground& ground);
/// Averages heights with those around them, within about `hexes` (a standard deviation). Holes must be
/// filled.
void smooth(Ground& ground, const model::Grid& grid, double hexes);

}  // namespace cota::earth
