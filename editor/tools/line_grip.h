#pragma once
// Catching a drawn line at one of its points, or between two: for contours and outlines of areas.

#include <optional>
#include <string>
#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// A place on a line: the caught point, or, if the pointer is between two points, the segment after `point`.
struct LinePosition {
    std::string board;
    std::string id;
    std::size_t point = 0;
    bool isOnPoint = false;
    friend bool operator==(const LinePosition&, const LinePosition&) = default;
};

/// A line that can be caught.
struct GripLine {
    std::string board;
    std::string id;
    std::vector<MapPoint> points;
    bool isClosed = false;
};
/// The nearest place within reach; points before segments.
std::optional<LinePosition> positionOn(const std::vector<GripLine>& lines, const PointerEvent& event);

/// A drag of a line from press to release. Dragging moves a point, or adds one between two points; a click
/// changes nothing; Ctrl+click removes a point.
struct LineGrip {
    std::optional<LinePosition> place;
    MapPoint now;
    double reach = 0;  // of the pointer, in millimetres
    bool isReversed = false;
    bool hasMoved = false;

    void take(std::optional<LinePosition> caught, const PointerEvent& event);
    void follow(const PointerEvent& event);
    bool takesPoint() const { return place && place->isOnPoint && isReversed; }
    /// The points, with the caught one at the pointer.
    std::vector<model::GridPoint> dragged(const JoinedMap& map, std::vector<model::GridPoint> points) const;
    /// The points after a release here; nothing if they do not change.
    std::optional<std::vector<model::GridPoint>> reshaped(const JoinedMap& map,
                                                          std::vector<model::GridPoint> points) const;

  private:
    MapPoint from_;
};

}  // namespace cota::tools
