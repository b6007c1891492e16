#pragma once
// The endless lattice of a map on paper, for formats with plain coordinates: millimetres from the centre of
// hex (0,0), x to the right, y upwards. For pictures and other programs only, never for rules.

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
    /// The position of a lattice point (latticeCentre), to a thousandth; never "-0".
    MapPoint at(FinePoint point) const;
    MapPoint at(GridPoint point) const { return at(fine(point)); }
    MapPoint centre(HexCoord hex) const { return at(latticeCentre(orientation_, hex)); }
    /// The outline of a hex: seven points, the first one again at the end, counter-clockwise.
    std::array<MapPoint, 7> ring(HexCoord hex) const;

  private:
    Orientation orientation_;
    double across_;
};

/// A closed line of corners in the order of hexCorners; the first one is not repeated.
using HexLoop = std::vector<FinePoint>;

/// A set of hexes connected by their sides: its rim, and the rims of its holes. The rim runs clockwise on
/// paper in lattice coordinates (y downwards), holes counter-clockwise.
struct HexPatch {
    HexLoop rim;
    std::vector<HexLoop> holes;
};

/// The connected patches of a set of hexes, ordered by their first hex in `hexes`. Repeated hexes count
/// once.
std::vector<HexPatch> hexPatches(Orientation orientation, std::span<const HexCoord> hexes);

}  // namespace cota::model
