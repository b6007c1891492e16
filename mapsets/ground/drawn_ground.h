#pragma once
// The ground as the contours of all boards draw it, and what follows from it alone: terrain, units and orders
// change none of it. Whatever is asked for is worked out the first time and kept; any number of threads may
// ask. kept_ground.h gives it from one laying of a map to the next.

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "formats/model/document/shapes.h"
#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/hex.h"
#include "formats/model/relief/relief.h"
#include "mapsets/ground/last_answer.h"
#include "mapsets/ground/place_heights.h"

namespace cota::mapsets {

/// All that the ground follows from: equal drawings make equal ground.
struct GroundDrawing {
    model::Orientation orientation = model::Orientation::flat;
    std::vector<model::HexCoord> hexes;  // of the map, by row of the lattice and then column
    // As they lie on the map, of one board after the other.
    std::vector<model::Contour> contours;
    std::vector<model::SpotHeight> spots;
    friend bool operator==(const GroundDrawing&, const GroundDrawing&) = default;
};

class DrawnGround {
  public:
    /// Contours crossed from a hex to each of its neighbours, by Direction; none to hexes off the map. More
    /// than 255 count as so many.
    using Crossed = std::array<std::uint8_t, 6>;

    explicit DrawnGround(GroundDrawing drawing);

    const GroundDrawing& drawing() const { return drawing_; }
    const model::Relief& relief() const { return *relief_; }

    // Lists are by number of the hex in the drawing.

    /// What model::countedLevels says of the centres.
    std::shared_ptr<const std::vector<int>> levels(int metresPerLevel) const;
    /// What Relief::solidCrossings says of each step.
    std::shared_ptr<const std::vector<Crossed>> crossings(bool eachLineOnce) const;
    std::shared_ptr<const PlaceHeights> heights(const ContourReading& reading) const;
    /// The same without keeping them, for callers that compare readings.
    std::shared_ptr<const PlaceHeights> heightsBy(const ContourReading& reading) const;

  private:
    static std::vector<model::GridPoint> centresOf(const GroundDrawing& drawing);
    bool isOnMap(model::HexCoord hex) const;
    bool isAtEdge(model::GridPoint place) const;
    /// With what is drawn up to so many grid units outside of the map.
    std::shared_ptr<const model::Relief> drawn(std::int32_t beyond) const;

    std::shared_ptr<const model::Relief> reliefFor(const ContourReading& reading) const;

    GroundDrawing drawing_;
    std::vector<model::GridPoint> centres_;
    std::shared_ptr<const model::Relief> relief_;
    LastAnswer<int, std::vector<int>> levels_;
    LastAnswer<bool, std::vector<Crossed>> crossings_;
    LastAnswer<ContourReading, PlaceHeights> heights_;
};

}  // namespace cota::mapsets
