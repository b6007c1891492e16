#pragma once
// Drawing a line, and catching a drawn one at a point or between two: for contours, outlines of areas and
// curves of names.

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

/// A line drawn by clicks and drags on the board of its first point.
class PointRun {
  public:
    bool empty() const { return points_.empty(); }
    const std::string& board() const { return board_; }
    const std::vector<model::GridPoint>& points() const { return points_; }
    /// Adds the point below, if it is on a board. A drag adds one only `least` grid units after the last.
    void add(const JoinedMap& map, MapPoint at, std::int32_t least = 1);
    /// Whether a click here would close the line: it is on the first of at least three points.
    bool wouldClose(const JoinedMap& map, const PointerEvent& event) const;
    /// Replaces the points from the given one on.
    void replaceFrom(std::size_t first, const std::vector<model::GridPoint>& points) {
        points_.resize(first);
        points_.insert(points_.end(), points.begin(), points.end());
    }
    void clear();
    void takeNames(const std::vector<session::FileRename>& renames) {
        board_ = session::boardAfter(board_, renames);
    }
    /// Sheet points of the line, followed by the pointer if it is given.
    std::vector<MapPoint> onSheet(const JoinedMap& map, const std::optional<PointerEvent>& hover) const;

  private:
    std::string board_;
    std::vector<model::GridPoint> points_;
};

}  // namespace cota::tools
