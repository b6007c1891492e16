#pragma once
// The ground as drawn by the contours of all boards, and what follows from it alone; terrain, units and
// orders do not affect it. Results are computed when first requested and kept; any number of threads may
// call. kept_ground.h passes it from one build of a battlefield to the next.

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

/// Everything the ground depends on: equal drawings give equal ground.
struct GroundDrawing {
    model::Orientation orientation = model::Orientation::flat;
    std::vector<model::HexCoord> hexes;  // of the map, by row and then column of the lattice
    // In their places on the map, board after board.
    std::vector<model::Contour> contours;
    std::vector<model::SpotHeight> spots;
    friend bool operator==(const GroundDrawing&, const GroundDrawing&) = default;
};

class DrawnGround {
  public:
    /// The number of contours crossed from a hex to each neighbour, by Direction, at most 255; 0 towards
    /// hexes off the map.
    using Crossed = std::array<std::uint8_t, 6>;

    explicit DrawnGround(GroundDrawing drawing);
    /// The same ground with answers of its own: for questions that must not replace those kept here.
    std::shared_ptr<const DrawnGround> withOwnAnswers() const;

    const GroundDrawing& drawing() const { return drawing_; }
    const model::Relief& relief() const { return *relief_; }

    // Lists are indexed by the number of the hex in the drawing.

    /// model::countedLevels of all centres.
    std::shared_ptr<const std::vector<int>> levels(int metresPerLevel) const;
    /// Relief::solidCrossings of each step between neighbours.
    std::shared_ptr<const std::vector<Crossed>> crossings(bool eachLineOnce) const;
    std::shared_ptr<const PlaceHeights> heights(const ContourReading& reading) const;
    /// The same without keeping the result, to compare readings.
    std::shared_ptr<const PlaceHeights> heightsBy(const ContourReading& reading) const;

  private:
    DrawnGround(GroundDrawing drawing, std::shared_ptr<const model::Relief> relief);
    static std::vector<model::GridPoint> centresOf(const GroundDrawing& drawing);
    bool isOnMap(model::HexCoord hex) const;
    bool isAtEdge(model::GridPoint place) const;
    /// The relief with all that is drawn up to `beyond` grid units outside the map.
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
