#pragma once
// Points on a map in grid units, and their exact geometry. Two columns (flat grids; rows on pointed ones)
// are 1000 units apart, and so are two rows, so that a hex centre has the same coordinates at every print
// scale. Pictures stretch the units; crossings, insides and shares of areas do not change by that. x grows
// to the right, y downwards.

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "formats/model/geometry/hex.h"
#include "formats/model/geometry/rational.h"

namespace cota::model {

struct Grid;
enum class Orientation;

/// Thousandths of a column and of a row. (0,0) is the centre of the hex at column 0, row 0 if that line is
/// high; the centres of low lines are 500 units further down (flat) or right (pointed).
struct GridPoint {
    std::int32_t x = 0;
    std::int32_t y = 0;
    friend constexpr auto operator<=>(const GridPoint&, const GridPoint&) = default;
};

/// Sixths of a grid unit. Hex corners are at thirds of a column, so every coordinate that a rule needs is a
/// whole number. Exact below 2^30 in both coordinates, a hundred times the largest grid.
struct FinePoint {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend constexpr auto operator<=>(const FinePoint&, const FinePoint&) = default;
    friend constexpr FinePoint operator+(FinePoint a, FinePoint b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr FinePoint operator-(FinePoint a, FinePoint b) { return {a.x - b.x, a.y - b.y}; }
};

inline constexpr std::int32_t unitsPerHex = 1000;
inline constexpr std::int64_t finePerUnit = 6;
/// Eighty times the largest grid. Readers reject points farther away, because products of their sixths would
/// overflow.
inline constexpr std::int32_t maxGridUnits = 80'000'000;

constexpr FinePoint fine(GridPoint point) { return {point.x * finePerUnit, point.y * finePerUnit}; }

GridPoint hexCentre(const Grid& grid, HexCoord hex);
/// Clockwise; side `d` is between corner d and corner (d + 1) % 6, numbered as in Direction.
std::array<FinePoint, 6> hexCorners(const Grid& grid, HexCoord hex);
/// The same for a hex around a centre.
std::array<FinePoint, 6> hexCorners(Orientation orientation, GridPoint centre);
/// The centre of an axial hex on the endless lattice, in one system for all boards. A point of a board is
/// converted to it by a shift, or by a half turn and a shift.
GridPoint latticeCentre(Orientation orientation, HexCoord hex);
/// The axial hex of the endless lattice that contains a point; of several, the one with the smallest
/// coordinates.
HexCoord latticeHex(Orientation orientation, GridPoint point);

}  // namespace cota::model
