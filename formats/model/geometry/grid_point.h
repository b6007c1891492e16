#pragma once
// Points on a map in grid units, and exact geometry of them. A column (flat grids; a row on pointed ones) and
// a row are 1000 units apart, so a hex centre is a plain number whatever the print scale. Pictures stretch
// the units; crossings, insides and shares of areas are the same before and after. x grows to the right, y
// downwards.

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
/// high; the centres of low lines lie 500 units further down (flat) or right (pointed).
struct GridPoint {
    std::int32_t x = 0;
    std::int32_t y = 0;
    friend constexpr auto operator<=>(const GridPoint&, const GridPoint&) = default;
};

/// Sixths of a grid unit: hex corners lie at thirds of a column, so everything a rule asks for is a whole
/// number. Exact below 2^30 in both coordinates, which is a hundred times the largest grid.
struct FinePoint {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend constexpr auto operator<=>(const FinePoint&, const FinePoint&) = default;
    friend constexpr FinePoint operator+(FinePoint a, FinePoint b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr FinePoint operator-(FinePoint a, FinePoint b) { return {a.x - b.x, a.y - b.y}; }
};

inline constexpr std::int32_t unitsPerHex = 1000;
inline constexpr std::int64_t finePerUnit = 6;
/// Eighty times the largest grid. Readers refuse points farther out, since products of their sixths would not
/// fit.
inline constexpr std::int32_t maxGridUnits = 80'000'000;

constexpr FinePoint fine(GridPoint point) { return {point.x * finePerUnit, point.y * finePerUnit}; }

GridPoint hexCentre(const Grid& grid, HexCoord hex);
/// Clockwise; side `d` lies between corner d and corner (d + 1) % 6, counted as Direction does.
std::array<FinePoint, 6> hexCorners(const Grid& grid, HexCoord hex);
/// The same of a hex around a centre.
std::array<FinePoint, 6> hexCorners(Orientation orientation, GridPoint centre);
/// The centre of an axial hex on the endless lattice, in one system for all boards: the point of a board
/// moves there by a shift, or a half turn and a shift.
GridPoint latticeCentre(Orientation orientation, HexCoord hex);
/// The axial hex of the endless lattice in which a point lies; of those beside it, the one with the least
/// coordinates.
HexCoord latticeHex(Orientation orientation, GridPoint point);

}  // namespace cota::model
