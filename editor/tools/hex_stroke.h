#pragma once
// Turns drags into sets of hexes: brush, line, rectangle, polygon, fill.

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// The hexes of the map within distance `size` of one.
std::vector<Cell> brushed(const JoinedMap& map, Cell cell, int size);
/// The hexes of the map on a straight line, both ends included, in order; along a hexside, only those on one
/// side.
std::vector<Cell> hexesBetween(const JoinedMap& map, Cell from, Cell to);
/// The connected hexes that are like one hex.
std::vector<Cell> filled(const JoinedMap& map, Cell from, const std::function<bool(Cell)>& isLike);
/// The hexes whose centres are inside an outline on the sheet; crossing outlines leave holes.
std::set<Cell> hexesInside(const JoinedMap& map, std::span<const MapPoint> outline);
/// The hexes in a rectangle of columns and rows between two hexes, both included.
std::set<Cell> hexesBoxed(const JoinedMap& map, Cell one, Cell other);
/// Whether the map has this hex: an edit of the grid may have removed it.
bool isStillThere(const JoinedMap& map, Cell cell);

/// The printed hexes of each board, each once.
std::map<std::string, std::vector<model::HexCoord>> byBoard(const JoinedMap& map,
                                                            const std::set<Cell>& cells);

/// The brush of a tool among the choices.
using BrushOf = const HexBrush& (*)(const Choices&);
template <HexBrush Choices::*brush>
const HexBrush& brushIn(const Choices& choices) {
    return choices.*brush;
}

/// The hexes of one gesture, as the choices require. Shift draws a straight line: a click from the last
/// click, a drag from its start. A double click fills.
class HexStroke {
  public:
    /// Makes, for the first hex of a fill, the question whether another hex is like it. It keeps the value
    /// of the hex, because the first click of a double click paints it.
    using Likeness = std::function<std::function<bool(const JoinedMap&, Cell)>(const JoinedMap&, Cell first)>;
    HexStroke(Likeness likeness, BrushOf brush) : likeness_(std::move(likeness)), brush_(brush) {}

    void press(const ToolContext& context, const PointerEvent& event);
    void drag(const ToolContext& context, const PointerEvent& event);
    /// Whether the gesture ends with this release; a polygon goes on until it is closed.
    bool endsWith(const ToolContext& context, const PointerEvent& event);
    /// Closes a polygon. False if it has too few corners.
    bool close(const ToolContext& context);
    void clear();

    bool isBusy() const { return isBusy_; }
    bool isReversed() const { return isReversed_; }  // Ctrl was held at the start
    const std::set<Cell>& cells() const { return cells_; }
    std::optional<Cell> first() const { return first_; }
    std::optional<Cell> last() const { return last_; }
    /// The hexes that a click here would affect.
    std::set<Cell> preview(const ToolContext& context, const std::optional<PointerEvent>& hover) const;
    /// The outline of a polygon that is being drawn.
    const std::vector<MapPoint>& corners() const { return corners_; }

  private:
    /// What a gesture that begins now draws: slopes and Shift need a line.
    Stroke wanted(const ToolContext& context) const;
    void add(const JoinedMap& map, Cell cell, int size);
    void addLine(const ToolContext& context, Cell from, Cell to);
    void pressCorner(const ToolContext& context, const PointerEvent& event);

    const HexBrush& brush(const ToolContext& context) const { return brush_(context.choices); }

    Likeness likeness_;
    BrushOf brush_;
    bool isBusy_ = false;
    bool isReversed_ = false;
    bool isStraight_ = false;        // Shift was held at the start
    bool isFilling_ = false;         // by a double click
    bool isClosing_ = false;         // this press closes the polygon
    Stroke stroke_ = Stroke::brush;  // of this gesture; the user may change the choice meanwhile
    std::optional<Cell> first_, last_, pressed_;
    std::optional<Cell> lastClick_;  // where the gesture before this one ended
    std::function<bool(const JoinedMap&, Cell)> isLike_;
    std::vector<MapPoint> corners_;
    std::size_t dragged_ = 0;  // corners added by the present drag
    std::set<Cell> cells_;
};

}  // namespace cota::tools
