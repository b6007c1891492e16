#pragma once
// Where the points of a board lie on the ground, through its anchor.

#include "formats/model/document/anchor.h"
#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::earth {

/// Metres in a system of coordinates; degrees east and north in a geographic one.
struct EarthPoint {
    double east = 0;
    double north = 0;
    friend bool operator==(const EarthPoint&, const EarthPoint&) = default;
};

/// A place on a board in grid units (see GridPoint), between them too.
struct BoardPoint {
    double x = 0;
    double y = 0;
};

/// Turns, scales and moves points of a board to the ground and back. A board is flat: the curvature of the
/// Earth is that of the anchor's system.
class BoardPlace {
  public:
    BoardPlace(const model::Grid& grid, const model::Anchor& anchor);

    EarthPoint ground(BoardPoint point) const {
        const double x = point.x - first_.x, y = point.y - first_.y;
        return {origin_.east + x * perColumn_.east + y * perRow_.east,
                origin_.north + x * perColumn_.north + y * perRow_.north};
    }
    EarthPoint ground(model::GridPoint point) const {
        return ground(BoardPoint{static_cast<double>(point.x), static_cast<double>(point.y)});
    }
    BoardPoint board(EarthPoint point) const;
    /// Rounded to whole units; beyond the limits of grids the nearest limit.
    model::GridPoint gridPoint(EarthPoint point) const;

    /// Metres on the ground for a grid unit along the columns and along the rows.
    double metresPerUnitX() const { return unitX_; }
    double metresPerUnitY() const { return unitY_; }
    /// The ground of a grid unit to the right and down.
    EarthPoint perColumn() const { return perColumn_; }
    EarthPoint perRow() const { return perRow_; }

  private:
    BoardPoint first_;  // the centre of the first hex
    EarthPoint origin_;
    EarthPoint perColumn_, perRow_;
    double unitX_ = 0;
    double unitY_ = 0;
};

}  // namespace cota::earth
