#pragma once
// The hexes of the endless lattice that contain a point, in both orientations.

#include <array>
#include <span>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::model {

/// The axial hexes that contain a point, rim included: one, two at a hexside, three at a corner.
struct LatticeHexes {
    std::array<HexCoord, 3> hexes;
    std::size_t count = 0;
    std::span<const HexCoord> all() const { return {hexes.data(), count}; }
};
LatticeHexes latticeHexesAt(Orientation orientation, GridPoint point);

}  // namespace cota::model
