#pragma once
// The outline a painted area has on the map: its hexsides, with corners cut and a little chance in them. It
// stays within a tenth of the hex width of the true hexsides, and every hex centre stays on its own side.

#include <cstdint>
#include <vector>

#include "mapsets/look/map_sheet.h"

namespace cota::look {

/// How far an outline may leave the true hexside, as a share of the hex width.
inline constexpr double mostWobble = 0.06;

/// As naturalOutline, but through the middles of hexsides alone: for heights, which belong to the centres of
/// hexes.
picture::Curve softOutline(const mapsets::Battlefield& field, const MapSheet& sheet,
                           const std::vector<bool>& isIn);

/// The cells of `isIn` (by cell index) as one smooth curve, each loop of it closed. At the edge of the map it
/// lies outside, since the edge cuts it. `wobble` 0..mostWobble. Two neighbouring areas share the line
/// between them, whatever their `wobble`, if it is the same.
picture::Curve naturalOutline(const mapsets::Battlefield& field, const MapSheet& sheet,
                              const std::vector<bool>& isIn, double wobble);

/// The cells as a set, by cell index.
std::vector<bool> setOf(const mapsets::Battlefield& field, const std::vector<Cell>& cells);

}  // namespace cota::look
