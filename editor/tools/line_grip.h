#pragma once
// Taking hold of a drawn line by one of its points, or between two: contours and outlines of areas alike.

#include <optional>
#include <string>
#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// A place on a line: the line, and the point of it that was caught, or the segment after `point` where the
/// pointer lies between two points.
struct LinePlace {
    std::string board;
    std::string id;
    std::size_t point = 0;
    bool isOnPoint = false;
    friend bool operator==(const LinePlace&, const LinePlace&) = default;
};

/// A line that may be caught.
struct GripLine {
    std::string board;
    std::string id;
    std::vector<MapPoint> points;
    bool isClosed = false;
};
/// The nearest place within reach; points before segments.
std::optional<LinePlace> placeOn(const std::vector<GripLine>& lines, const PointerEvent& event);

/// From press to release: what is held, and what becomes of its points. Dragged, a point moves, and the line
/// between two points gets a new one; a press alone changes nothing; with shift a point is taken away.
struct LineGrip {
    std::optional<LinePlace> place;
    MapPoint now;
    double reach = 0;  // of the pointer
    bool isReversed = false;
    bool hasMoved = false;

    void take(std::optional<LinePlace> caught, const PointerEvent& event);
    void follow(const PointerEvent& event);
    bool takesPoint() const { return place && place->isOnPoint && isReversed; }
    /// The points with the one held at the pointer.
    std::vector<model::GridPoint> dragged(const Table& table, std::vector<model::GridPoint> points) const;
    /// The points as a release here leaves them; nothing where they stay as they are.
    std::optional<std::vector<model::GridPoint>> reshaped(const Table& table,
                                                          std::vector<model::GridPoint> points) const;

  private:
    MapPoint from_;
};

}  // namespace cota::tools
