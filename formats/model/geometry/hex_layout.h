#pragma once
// The positions of hexes on paper, in millimetres: for pictures and the mouse only, never for rules.

#include <array>
#include <compare>
#include <optional>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"
#include "formats/model/geometry/hex.h"

namespace cota::model {

/// Millimetres from the upper left corner of the printed hex field; y grows downwards.
struct MapPoint {
    double x = 0;
    double y = 0;
    friend auto operator<=>(const MapPoint&, const MapPoint&) = default;
};

struct MapSize {
    double width = 0;
    double height = 0;
    friend auto operator<=>(const MapSize&, const MapSize&) = default;
};

/// Across flats, for boards without a hex size.
inline constexpr double defaultHexMillimetres = 16.0;

/// The layout of a grid, of which it has a copy. Half hexes are cut: their centres are on the edge of the
/// field, and the hexes extend beyond it.
class HexLayout {
  public:
    /// Hexes of the grid's own size, or of defaultHexMillimetres.
    explicit HexLayout(const Grid& grid);
    HexLayout(const Grid& grid, double hexMillimetres);

    const Grid& grid() const { return grid_; }
    double hexMillimetres() const { return across_; }
    /// The size of the hex field, measured from its outermost corners, or from the cut at edges of half
    /// hexes.
    MapSize size() const { return size_; }

    MapPoint toMap(GridPoint point) const { return toMap(fine(point)); }
    MapPoint toMap(FinePoint point) const;

    MapPoint centre(HexCoord hex) const;
    /// In the order of hexCorners: side d is between corner d and corner (d + 1) % 6.
    std::array<MapPoint, 6> corners(HexCoord hex) const;

    /// The lattice hex that contains a point, on the board or not.
    HexCoord nearestHex(MapPoint point) const;
    /// The board hex that contains a point.
    std::optional<HexCoord> hexAt(MapPoint point) const;
    /// The hexside of the board that is nearest to a point and at most `reach` millimetres away.
    std::optional<HexSide> sideAt(MapPoint point, double reach) const;

  private:
    struct Unit {  // a position in columns and rows
        double x = 0;
        double y = 0;
    };
    Unit unitsOf(MapPoint point) const;

    Grid grid_;
    double across_;
    Unit pitch_;   // millimetres for one column and one row
    Unit origin_;  // upper left corner of the field in columns and rows
    MapSize size_;
};

}  // namespace cota::model
