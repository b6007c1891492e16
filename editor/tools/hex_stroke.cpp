#include "editor/tools/hex_stroke.h"

#include <map>

#include "formats/model/geometry/hex_line.h"

namespace cota::tools {

std::vector<Cell> brushed(const JoinedMap& map, Cell cell, int size) {
    const auto& field = map.field();
    const model::HexCoord centre = field.hexAt(cell);
    std::vector<Cell> cells;
    for (int r = -size; r <= size; ++r)
        for (int q = -size; q <= size; ++q) {
            const model::HexCoord hex{centre.q + q, centre.r + r};
            const Cell there = field.cellOf(hex);
            if (model::distance(centre, hex) <= size && there != mapsets::noCell && field.isOnMap(there))
                cells.push_back(there);
        }
    return cells;
}

std::vector<Cell> hexesBetween(const JoinedMap& map, Cell from, Cell to) {
    const auto& field = map.field();
    const model::HexCoord start = field.hexAt(from);
    std::vector<Cell> cells{from};
    if (from == to) return cells;
    for (const auto& step : model::traceBetween(field.hexAt(to) - start).steps) {
        if (step.kind == model::TraceStep::Kind::vertex) continue;
        // Beside a hexside the line may follow either hex; one of them may be off the map.
        for (const model::HexCoord hex : {step.first(), step.second()}) {
            const Cell cell = field.cellOf(start + hex);
            if (cell == mapsets::noCell || !field.isOnMap(cell)) continue;
            cells.push_back(cell);
            break;
        }
    }
    cells.push_back(to);
    return cells;
}

std::vector<Cell> filled(const JoinedMap& map, Cell from, const std::function<bool(Cell)>& isLike) {
    const auto& field = map.field();
    std::vector<Cell> cells{from};
    std::set<Cell> seen{from};
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const auto direction : model::allDirections) {
            const Cell next = field.neighbour(cells[i], direction);
            if (!field.isOnMap(next) || !isLike(next) || !seen.insert(next).second) continue;
            cells.push_back(next);
        }
    return cells;
}

std::map<std::string, std::vector<model::HexCoord>> byBoard(const JoinedMap& map,
                                                            const std::set<Cell>& cells) {
    std::map<std::string, std::set<model::HexCoord>> unique;
    for (const Cell cell : cells)
        for (const auto& [board, hex] : map.printed(cell)) unique[board].insert(hex);
    std::map<std::string, std::vector<model::HexCoord>> lists;
    for (const auto& [board, hexes] : unique) lists[board] = {hexes.begin(), hexes.end()};
    return lists;
}

void HexStroke::press(const ToolContext& context, const PointerEvent& event) {
    clear();
    isBusy_ = true;
    isReversed_ = event.shift;
    const auto cell = context.map.cellAt(event.at);
    if (!cell) return;
    first_ = last_ = cell;
    if (brush(context).stroke != Stroke::fill) return add(context.map, *cell, brush(context).size);
    for (const Cell one :
         filled(context.map, *cell, [&](Cell other) { return isLike_(context.map, *cell, other); }))
        cells_.insert(one);
}

void HexStroke::drag(const ToolContext& context, const PointerEvent& event) {
    if (!isBusy_ || brush(context).stroke == Stroke::fill) return;
    const auto cell = context.map.cellAt(event.at);
    if (!cell) return;
    if (!first_) first_ = last_ = cell;
    const bool isLine = brush(context).stroke == Stroke::line;
    if (isLine) cells_.clear();
    // A fast pointer skips hexes, so those in between are added.
    for (const Cell one : hexesBetween(context.map, isLine ? *first_ : *last_, *cell))
        add(context.map, one, brush(context).size);
    last_ = cell;
}

void HexStroke::clear() {
    isBusy_ = false;
    first_ = last_ = std::nullopt;
    cells_.clear();
}

std::set<Cell> HexStroke::preview(const ToolContext& context,
                                  const std::optional<PointerEvent>& hover) const {
    if (isBusy_) return cells_;
    const auto cell = hover ? context.map.cellAt(hover->at) : std::nullopt;
    if (!cell) return {};
    const auto cells = brushed(context.map, *cell, brush(context).hasSize() ? brush(context).size : 0);
    return {cells.begin(), cells.end()};
}

void HexStroke::add(const JoinedMap& map, Cell cell, int size) {
    for (const Cell one : brushed(map, cell, size)) cells_.insert(one);
}

}  // namespace cota::tools
