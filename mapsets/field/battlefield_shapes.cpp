// Areas and contours of the boards in their place on the map.

#include <algorithm>
#include <array>
#include <span>

#include "formats/model/document/contour_shapes.h"
#include "formats/model/geometry/outline.h"
#include "mapsets/field/battlefield_work.h"

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

}  // namespace

void BattlefieldBuilder::takeShapes() {
    std::vector<model::Contour> contours;
    std::vector<model::SpotHeight> spots;
    for (std::size_t i = 0; i < sources_.size(); ++i) {
        const LaidBoard& laid = field_.boards_[i];
        const auto moved = [&](std::vector<model::GridPoint> points) {
            for (model::GridPoint& point : points) point = laid.toMap(point);
            return points;
        };
        const Window window = windowOf(laid);
        for (const model::Area& area : sources_[i]->areas)
            if (const TerrainType* terrain = catalogue_.terrain(area.terrain);
                terrain && area.outline.size() > 2 && window.shows(area.outline))
                field_.areas_.push_back({indexIn(catalogue_.terrains, terrain), moved(area.outline)});
        const bool isWhole = sources_.size() == 1 && laid.kept.firstColumn == 0 && laid.kept.firstRow == 0 &&
                             laid.kept.lastColumn >= laid.grid.columns - 1 &&
                             laid.kept.lastRow >= laid.grid.rows - 1;
        for (const model::Contour& contour : sources_[i]->contours) {
            auto parts = isWhole ? std::vector{contour} : cutTo(contour, window.low, window.high);
            for (model::Contour& part : parts) {
                part.points = moved(std::move(part.points));
                contours.push_back(std::move(part));
                field_.contourNames_.push_back((sources_.size() > 1 ? laid.id + "/" : "") + contour.id);
            }
        }
        for (model::SpotHeight spot : sources_[i]->spotHeights) {
            spot.at = laid.toMap(spot.at);
            spots.push_back(std::move(spot));
        }
    }
    if (contours.empty()) return;
    GroundDrawing drawing{field_.orientation_, {}, std::move(contours), std::move(spots)};
    drawing.hexes.reserve(field_.hexes_.size());
    for (const Cell cell : field_.hexes_) drawing.hexes.push_back(field_.hexAt(cell));
    field_.ground_ = kept_.ground(std::move(drawing));
}

/// If contours give the levels, the stated levels of hexes are ignored.
void BattlefieldBuilder::drawLevels() {
    if (!readsContours_ || !field_.ground_ || field_.ground_->relief().empty()) return;
    field_.levelsAreDrawn_ = true;
    const auto levels = field_.ground_->levels(catalogue_.scales.levelHeight);
    for (std::size_t i = 0; i < levels->size(); ++i)
        field_.level_[index(field_.hexes_[i])] = static_cast<std::int16_t>((*levels)[i]);
}

}  // namespace cota::mapsets
