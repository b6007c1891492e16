#pragma once
// From gestures to sets of hexes: brush, line, flood fill.

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// The hexes of the map within `size` hexes of one.
std::vector<Cell> brushed(const Table& table, Cell cell, int size);
/// The hexes of the map a straight line runs through, both ends included, one after the other; beside a
/// hexside it keeps to one of the two.
std::vector<Cell> hexesBetween(const Table& table, Cell from, Cell to);
/// The hexes joined to one that are like it.
std::vector<Cell> filled(const Table& table, Cell from, const std::function<bool(Cell)>& isLike);

/// The hexes below each board, once each, by board.
std::map<std::string, std::vector<model::HexCoord>> byBoard(const Table& table, const std::set<Cell>& cells);

/// The hexes of one gesture, as the choices say.
class HexStroke {
  public:
    /// `isLike` says which hexes a fill from the first hex takes.
    using IsLike = std::function<bool(const Table&, Cell first, Cell other)>;
    HexStroke(IsLike isLike, HexBrush Choices::*brush) : isLike_(std::move(isLike)), brush_(brush) {}

    void press(const Bench& bench, const PointerEvent& event);
    void drag(const Bench& bench, const PointerEvent& event);
    void clear();
    bool isBusy() const { return isBusy_; }
    bool isReversed() const { return isReversed_; }  // shift was held at the press
    const std::set<Cell>& cells() const { return cells_; }
    /// The hexes a press here would begin with.
    std::set<Cell> preview(const Bench& bench, const std::optional<PointerEvent>& hover) const;

  private:
    void add(const Table& table, Cell cell, int size);

    const HexBrush& brush(const Bench& bench) const { return bench.choices.*brush_; }

    IsLike isLike_;
    HexBrush Choices::*brush_;
    bool isBusy_ = false;
    bool isReversed_ = false;
    std::optional<Cell> first_, last_;
    std::set<Cell> cells_;
};

}  // namespace cota::tools
