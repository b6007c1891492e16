#pragma once
// The outline a painted area has on the map: its hexsides, with corners cut and a little chance in them. It
// stays within a tenth of the hex width of the true hexsides, and every hex centre stays on its own side.

#include <cstdint>
#include <span>
#include <vector>

#include "mapsets/look/scene/map_sheet.h"

namespace cota::look {

/// How far an outline may leave the true hexside, as a share of the hex width.
inline constexpr double mostWobble = 0.06;

/// The pieces of a set of cells (by cell index, all among `hexes`) that hang together, each ascending,
/// ordered by first cells.
std::vector<std::vector<Cell>> piecesOf(const mapsets::Battlefield& field, std::span<const Cell> hexes,
                                        const std::vector<bool>& isIn);

/// Each piece of `isIn` as one smooth curve, each loop of it closed; in the order of piecesOf. At the edge of
/// the map it lies outside, since the edge cuts it. `wobble` 0..mostWobble. Two neighbouring areas share the
/// line between them, whatever their `wobble`, if it is the same.
std::vector<picture::Curve> naturalOutlines(const mapsets::Battlefield& field, const MapSheet& sheet,
                                            const std::vector<bool>& isIn, double wobble);

/// As naturalOutlines, but through the middles of hexsides alone: for heights, which belong to the centres of
/// hexes.
std::vector<picture::Curve> softOutlines(const mapsets::Battlefield& field, const MapSheet& sheet,
                                         const std::vector<bool>& isIn);

/// The cells as a set, by cell index.
std::vector<bool> setOf(const mapsets::Battlefield& field, const std::vector<Cell>& cells);

}  // namespace cota::look
