#pragma once
// The drawn outline of a painted area: its hexsides, with cut corners and small random shifts. It stays
// within a tenth of the hex width of the true hexsides, and every hex centre stays on its own side.

#include <cstdint>
#include <span>
#include <vector>

#include "mapsets/look/scene/map_sheet.h"

namespace cota::look {

/// The greatest distance of an outline from the true hexside, as a share of the hex width.
inline constexpr double mostWobble = 0.06;

/// The connected pieces of a set of cells (by cell index, all among `hexes`), each ascending, ordered by
/// first cells.
std::vector<std::vector<Cell>> piecesOf(const mapsets::Battlefield& field, std::span<const Cell> hexes,
                                        const std::vector<bool>& isIn);

/// Each piece of `isIn` as one smooth curve with closed loops, in the order of piecesOf. At the edge of the
/// map it runs outside and is cut there. `wobble` 0..mostWobble. Two adjacent areas have the same line
/// between them if their `wobble` is equal.
std::vector<picture::Curve> naturalOutlines(const mapsets::Battlefield& field, const MapSheet& sheet,
                                            const std::vector<bool>& isIn, double wobble);

/// The cells as a set, by cell index.
std::vector<bool> setOf(const mapsets::Battlefield& field, const std::vector<Cell>& cells);

}  // namespace cota::look
