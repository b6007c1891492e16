#pragma once
// The edge of a map, where contours end. It closes the areas that they leave open.

#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"
#include "formats/model/relief/relief_vector.h"

namespace cota::model {

/// The rectangle around the hex centres of a map, and the places where its contours may leave it. `beyond`:
/// distance outside the outermost hexes, in grid units, up to which contours are used; anything farther out
/// is ignored.
struct ReliefFrame {
    GridPoint low, high;
    std::function<bool(GridPoint)> isAtEdge;
    std::int32_t beyond = 0;
};
/// The frame of one board: contours leave it half a hex inside its outermost centres, or farther out.
ReliefFrame frameOf(const Grid& grid);

/// The rectangle around all hexes of the map, so that no drawing outside it can change a height. Places along
/// it are distances from its upper left corner, clockwise.
class MapEdge {
  public:
    MapEdge() = default;
    MapEdge(Orientation orientation, const ReliefFrame& frame);

    GridPoint low() const { return low_; }
    GridPoint high() const { return high_; }
    std::int64_t length() const {
        return 2 * (std::int64_t{high_.x} - low_.x + std::int64_t{high_.y} - low_.y);
    }
    std::int64_t placeOf(GridPoint onEdge) const;
    GridPoint pointAt(std::int64_t place) const;
    /// The point straight from `end` on the nearest side.
    GridPoint nearestTo(GridPoint end) const;
    /// The direction in which the clockwise walk along the edge arrives at a point.
    Vector directionTo(GridPoint onEdge) const;
    /// Adds the corners on the clockwise walk from one place to another.
    void addCorners(std::int64_t from, std::int64_t to, std::vector<GridPoint>& points) const;
    /// The greatest distance between two places on the map, in thousandths of a hex.
    std::int64_t wholeReach() const {
        return std::int64_t{high_.x} - low_.x + (std::int64_t{high_.y} - low_.y) + 1;
    }

  private:
    GridPoint low_, high_;
};

}  // namespace cota::model
