#include "editor/tools/hex_stroke.h"

#include <algorithm>
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

std::set<Cell> hexesInside(const JoinedMap& map, std::span<const MapPoint> outline) {
    std::set<Cell> cells;
    if (outline.size() < 3) return cells;
    MapPoint low = outline.front(), high = low;
    for (const auto& point : outline) {
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
    for (const Cell cell : map.field().hexes()) {
        const MapPoint at = map.sheet().centre(cell);
        if (at.x < low.x || at.x > high.x || at.y < low.y || at.y > high.y) continue;
        bool isInside = false;
        for (std::size_t i = 0, k = outline.size() - 1; i < outline.size(); k = i++) {
            const auto &a = outline[i], &b = outline[k];
            if ((a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x)
                isInside = !isInside;
        }
        if (isInside) cells.insert(cells.end(), cell);
    }
    return cells;
}

std::set<Cell> hexesBoxed(const JoinedMap& map, Cell one, Cell other) {
    const auto& field = map.field();
    const bool isFlat = field.orientation() == model::Orientation::flat;
    const auto placeOf = [&](Cell cell) {
        const auto hex = field.hexAt(cell);
        const auto half = [](int value) { return (value - (value & 1)) / 2; };
        return isFlat ? std::pair(hex.q, hex.r + half(hex.q)) : std::pair(hex.q + half(hex.r), hex.r);
    };
    const auto [column, row] = placeOf(one);
    const auto [otherColumn, otherRow] = placeOf(other);
    std::set<Cell> cells;
    for (const Cell cell : field.hexes()) {
        const auto [x, y] = placeOf(cell);
        if (x >= std::min(column, otherColumn) && x <= std::max(column, otherColumn) &&
            y >= std::min(row, otherRow) && y <= std::max(row, otherRow))
            cells.insert(cells.end(), cell);
    }
    return cells;
}

bool isStillThere(const JoinedMap& map, Cell cell) {
    return cell >= 0 && cell < map.field().cellCount() && map.field().isOnMap(cell);
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

Stroke HexStroke::wanted(const ToolContext& context) const {
    if (isStraight_) return Stroke::line;
    const bool isSlope =
        brush_ == &brushIn<&Choices::levelBrush> && context.choices.levelChange == LevelChange::slope;
    return isSlope ? Stroke::line : brush(context).stroke;
}

void HexStroke::press(const ToolContext& context, const PointerEvent& event) {
    if (isBusy_ && stroke_ == Stroke::polygon) return pressCorner(context, event);
    const auto before = std::move(isLike_);
    clear();
    isBusy_ = true;
    isReversed_ = event.control;
    isStraight_ = event.shift;
    stroke_ = wanted(context);
    const auto cell = context.map.cellAt(event.at);
    if (stroke_ == Stroke::polygon) return pressCorner(context, event);
    if (!cell) return;
    first_ = last_ = pressed_ = cell;
    isFilling_ = event.isDouble && before && stroke_ == Stroke::brush && lastClick_ == cell;
    if (isFilling_) stroke_ = Stroke::fill;
    isLike_ = isFilling_ ? before : likeness_(context.map, *cell);
    switch (stroke_) {
        case Stroke::fill:
            for (const Cell one :
                 filled(context.map, *cell, [&](Cell other) { return isLike_(context.map, other); }))
                cells_.insert(one);
            return;
        case Stroke::line:
            if (isStraight_ && lastClick_ && isStillThere(context.map, *lastClick_)) first_ = lastClick_;
            return addLine(context, *first_, *cell);
        default:
            return add(context.map, *cell, brush(context).hasSize() ? brush(context).size : 0);
    }
}

void HexStroke::pressCorner(const ToolContext& context, const PointerEvent& event) {
    const auto nearFirst = [&] {
        const auto& first = corners_.front();
        return std::max(std::abs(first.x - event.at.x), std::abs(first.y - event.at.y)) <= event.reach;
    };
    dragged_ = 0;
    isClosing_ = event.isDouble || (corners_.size() > 2 && nearFirst());
    if (!isClosing_) corners_.push_back(event.at);
    if (!first_) first_ = context.map.cellAt(event.at);
    cells_ = hexesInside(context.map, corners_);
}

void HexStroke::drag(const ToolContext& context, const PointerEvent& event) {
    if (!isBusy_ || stroke_ == Stroke::fill) return;
    if (stroke_ == Stroke::polygon) {
        const auto& last = corners_.back();
        const double least = context.map.sheet().hexMillimetres() / 6;
        if (isClosing_ || std::max(std::abs(last.x - event.at.x), std::abs(last.y - event.at.y)) < least)
            return;
        corners_.push_back(event.at);
        ++dragged_;
        cells_ = hexesInside(context.map, corners_);
        return;
    }
    const auto cell = context.map.cellAt(event.at);
    if (!cell) return;
    if (!first_) first_ = last_ = pressed_ = cell;
    if (stroke_ == Stroke::line) {
        // A click with Shift is straight from the last click, a drag from where it began.
        if (cell != pressed_ && pressed_) first_ = pressed_;
        cells_.clear();
        addLine(context, *first_, *cell);
        last_ = cell;
        return;
    }
    if (stroke_ == Stroke::rectangle) {
        cells_ = hexesBoxed(context.map, *first_, *cell);
        last_ = cell;
        return;
    }
    // A fast pointer skips hexes, so those in between are added.
    addLine(context, *last_, *cell);
    last_ = cell;
}

bool HexStroke::endsWith(const ToolContext& context, const PointerEvent& event) {
    drag(context, event);
    if (stroke_ != Stroke::polygon) {
        lastClick_ = last_;
        return true;
    }
    constexpr std::size_t leastDragged = 4;  // points: a hand trembles while clicking
    return isClosing_ || dragged_ >= leastDragged;
}

bool HexStroke::close(const ToolContext& context) {
    cells_ = hexesInside(context.map, corners_);
    return corners_.size() > 2;
}

void HexStroke::clear() {
    isBusy_ = isStraight_ = isFilling_ = isClosing_ = false;
    first_ = last_ = pressed_ = std::nullopt;
    corners_.clear();
    dragged_ = 0;
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

void HexStroke::addLine(const ToolContext& context, Cell from, Cell to) {
    for (const Cell one : hexesBetween(context.map, from, to))
        add(context.map, one, brush(context).hasSize() ? brush(context).size : 0);
}

void HexStroke::add(const JoinedMap& map, Cell cell, int size) {
    for (const Cell one : brushed(map, cell, size)) cells_.insert(one);
}

}  // namespace cota::tools
