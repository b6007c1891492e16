#pragma once
// Where the endless lattice of a map lies on paper, for formats that want plain coordinates: millimetres from
// the centre of the hex (0,0), x to the right, y upwards. For pictures and other programs only, never for
// rules.

#include <array>
#include <map>
#include <span>
#include <vector>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"
#include "formats/model/geometry/hex_layout.h"

namespace cota::model {

class MapPlane {
  public:
    /// `across`: millimetres across the flats of a hex.
    MapPlane(Orientation orientation, double across);

    double across() const { return across_; }
    /// Of a point on the lattice (latticeCentre). To a thousandth; never "-0".
    MapPoint at(FinePoint point) const;
    MapPoint at(GridPoint point) const { return at(fine(point)); }
    MapPoint centre(HexCoord hex) const { return at(latticeCentre(orientation_, hex)); }
    /// The outline of a hex: seven points, the first one again at the end, counter-clockwise.
    std::array<MapPoint, 7> ring(HexCoord hex) const;

  private:
    Orientation orientation_;
    double across_;
};

/// A closed line of corners, the first one not repeated, in the order of hexCorners.
using HexLoop = std::vector<FinePoint>;

/// A set of hexes that hang together by their sides: its rim, and the rims of the holes in it. The rim runs
/// clockwise on paper as points of the lattice do (y downwards), holes the other way.
struct HexPatch {
    HexLoop rim;
    std::vector<HexLoop> holes;
};

/// The patches a set of hexes consists of, by their first hex in the order given. Each hex counts once.
std::vector<HexPatch> hexPatches(Orientation orientation, std::span<const HexCoord> hexes);

}  // namespace cota::model
