#pragma once
// Turns drags into sets of hexes: brush, line, fill.

#include <functional>
#include <map>
#include <optional>
#include <set>
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

/// The printed hexes of each board, each once.
std::map<std::string, std::vector<model::HexCoord>> byBoard(const JoinedMap& map,
                                                            const std::set<Cell>& cells);

/// The hexes of one drag, as the choices require.
class HexStroke {
  public:
    /// `isLike` selects the hexes that a fill from the first hex covers.
    using IsLike = std::function<bool(const JoinedMap&, Cell first, Cell other)>;
    HexStroke(IsLike isLike, HexBrush Choices::*brush) : isLike_(std::move(isLike)), brush_(brush) {}

    void press(const ToolContext& context, const PointerEvent& event);
    void drag(const ToolContext& context, const PointerEvent& event);
    void clear();
    bool isBusy() const { return isBusy_; }
    bool isReversed() const { return isReversed_; }  // Shift was held at the start
    const std::set<Cell>& cells() const { return cells_; }
    /// The hexes that a click here would affect.
    std::set<Cell> preview(const ToolContext& context, const std::optional<PointerEvent>& hover) const;

  private:
    void add(const JoinedMap& map, Cell cell, int size);

    const HexBrush& brush(const ToolContext& context) const { return context.choices.*brush_; }

    IsLike isLike_;
    HexBrush Choices::*brush_;
    bool isBusy_ = false;
    bool isReversed_ = false;
    std::optional<Cell> first_, last_;
    std::set<Cell> cells_;
};

}  // namespace cota::tools
