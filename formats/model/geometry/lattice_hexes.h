#pragma once
// Which hexes of the endless lattice a point belongs to, whichever way the map lies.

#include <array>
#include <span>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::model {

/// The axial hexes that a point lies in or on the rim of: one, two beside a side, three at a corner.
struct LatticeHexes {
    std::array<HexCoord, 3> hexes;
    std::size_t count = 0;
    std::span<const HexCoord> all() const { return {hexes.data(), count}; }
};
LatticeHexes latticeHexesAt(Orientation orientation, GridPoint point);

}  // namespace cota::model
