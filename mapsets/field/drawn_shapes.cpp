#include "mapsets/field/drawn_shapes.h"

#include <algorithm>
#include <array>
#include <span>

#include "formats/model/document/contour_shapes.h"
#include "formats/model/geometry/outline.h"

namespace cota::mapsets {

namespace {

/// The part of the plane that a board may show: all its hexes, up to the centres of those that are cut or
/// cropped.
struct Window {
    model::GridPoint low, high;
    /// Whether any part of the area is inside the window or on its border.
    bool shows(std::span<const model::GridPoint> outline) const {
        const auto isIn = [&](model::GridPoint point) {
            return point.x >= low.x && point.y >= low.y && point.x <= high.x && point.y <= high.y;
        };
        if (std::ranges::any_of(outline, isIn)) return true;
        // No corner of the area is inside: it crosses or surrounds the window, or is elsewhere.
        const std::array corners = {fine(low), fine(model::GridPoint{high.x, low.y}), fine(high),
                                    fine(model::GridPoint{low.x, high.y})};
        for (std::size_t i = 0; i < corners.size(); ++i)
            if (model::meetsArea(corners[i], corners[(i + 1) % corners.size()], outline)) return true;
        return false;
    }
};

Window windowOf(const LaidBoard& laid) {
    constexpr std::int32_t half = model::unitsPerHex / 2;
    const bool isFlat = laid.grid.isFlat();
    const KeptPart& kept = laid.kept;
    const model::Halves& halves = laid.grid.halves;
    const auto units = [](int line) { return line * model::unitsPerHex; };
    // Low lines reach half a hex farther.
    Window window{{units(kept.firstColumn) - half, units(kept.firstRow) - half},
                  {units(kept.lastColumn) + half, units(kept.lastRow) + half}};
    (isFlat ? window.high.y : window.high.x) += half;
    // Half hexes are cut through their centres; across the ends of lines, the cut goes through the lines
    // that reach farther.
    const auto endOfLines = [&](int hexes) {
        return units(hexes - 1) + (laid.grid.longHigh ? 2 * half : half);
    };
    if (halves.left && kept.firstColumn == 0) window.low.x = 0;
    if (halves.top && kept.firstRow == 0) window.low.y = 0;
    if (halves.right && kept.lastColumn >= laid.grid.columns - 1)
        window.high.x = isFlat ? units(kept.lastColumn) : endOfLines(laid.grid.columns);
    if (halves.bottom && kept.lastRow >= laid.grid.rows - 1)
        window.high.y = isFlat ? endOfLines(laid.grid.rows) : units(kept.lastRow);
    return window;
}

std::vector<model::GridPoint> onMap(const LaidBoard& laid, std::vector<model::GridPoint> points) {
    for (model::GridPoint& point : points) point = laid.toMap(point);
    return points;
}

}  // namespace

void DrawnShapes::takeBoards() {
    for (std::size_t i = 0; i < work_.sources.size(); ++i) {
        takeAreas(i);
        takeContours(i);
    }
    if (contours_.empty()) return;
    GroundDrawing drawing{work_.data.orientation, {}, std::move(contours_), std::move(spots_)};
    drawing.hexes.reserve(work_.data.hexes.size());
    for (const Cell cell : work_.data.hexes) drawing.hexes.push_back(work_.field.hexAt(cell));
    work_.data.ground = work_.kept.ground(std::move(drawing));
}

void DrawnShapes::takeAreas(std::size_t board) {
    const LaidBoard& laid = work_.data.boards[board];
    const Window window = windowOf(laid);
    for (const model::Area& area : work_.sources[board]->areas)
        if (const TerrainType* terrain = work_.catalogue.terrain(area.terrain);
            terrain && area.outline.size() > 2 && window.shows(area.outline))
            work_.data.areas.push_back(
                {indexIn(work_.catalogue.terrains, terrain), onMap(laid, area.outline)});
}

void DrawnShapes::takeContours(std::size_t board) {
    const LaidBoard& laid = work_.data.boards[board];
    const Window window = windowOf(laid);
    const bool isOnly = work_.sources.size() == 1;
    const bool isWhole = isOnly && laid.kept.firstColumn == 0 && laid.kept.firstRow == 0 &&
                         laid.kept.lastColumn >= laid.grid.columns - 1 &&
                         laid.kept.lastRow >= laid.grid.rows - 1;
    for (const model::Contour& contour : work_.sources[board]->contours) {
        auto parts = isWhole ? std::vector{contour} : cutTo(contour, window.low, window.high);
        for (model::Contour& part : parts) {
            part.points = onMap(laid, std::move(part.points));
            contours_.push_back(std::move(part));
            work_.data.contourNames.push_back((isOnly ? "" : laid.id + "/") + contour.id);
        }
    }
    for (model::SpotHeight spot : work_.sources[board]->spotHeights) {
        spot.at = laid.toMap(spot.at);
        spots_.push_back(std::move(spot));
    }
}

void DrawnShapes::setLevels() {
    const StrategyChoice* choice = work_.catalogue.strategy("heights");
    if (!choice || work_.stated(*choice, "levels-from") != "polyline") return;
    if (!work_.data.ground || work_.data.ground->relief().empty()) return;
    work_.data.levelsAreDrawn = true;
    const auto levels = work_.data.ground->levels(work_.catalogue.scales.levelHeight);
    for (std::size_t i = 0; i < levels->size(); ++i)
        work_.data.level[BattlefieldWork::index(work_.data.hexes[i])] =
            static_cast<std::int16_t>((*levels)[i]);
}

}  // namespace cota::mapsets
