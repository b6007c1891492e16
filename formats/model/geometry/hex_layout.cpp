#include "formats/model/geometry/hex_layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cota::model {

namespace {

struct Extent {
    double from = 0;
    double to = 0;
};

/// Across the straight lines of hexes, in lines: corners extend two thirds beyond the outer centres.
Extent acrossLines(int lines, bool firstHalf, bool lastHalf) {
    constexpr double reach = 2.0 / 3.0;
    return {firstHalf ? 0 : -reach, lines - 1 + (lastHalf ? 0 : reach)};
}

/// Along the straight lines, in hexes. A cut edge is where the lines that do not stick out begin and end.
Extent alongLines(const Grid& grid, int lines, int length, bool firstHalf, bool lastHalf) {
    const bool anyHigh = lines > 1 || !grid.isLowLine(0);
    const bool anyLow = lines > 1 || grid.isLowLine(0);
    const double highEnd = length - 0.5 + (grid.longHigh ? 1 : 0);
    const double lowEnd = length;
    Extent extent;
    extent.from = firstHalf || !anyHigh ? 0 : -0.5;
    if (lastHalf)
        extent.to = std::min(highEnd, lowEnd);
    else
        extent.to = !anyLow ? highEnd : (anyHigh ? std::max(highEnd, lowEnd) : lowEnd);
    return extent;
}

}  // namespace

HexLayout::HexLayout(const Grid& grid)
    : HexLayout(grid, grid.hexMicrometres > 0 ? static_cast<double>(grid.hexMicrometres) / 1000.0
                                              : defaultHexMillimetres) {}

HexLayout::HexLayout(const Grid& grid, double hexMillimetres) : grid_(grid), across_(hexMillimetres) {
    const double pitchAcross = across_ * std::numbers::sqrt3 / 2;
    const Halves& halves = grid.halves;
    const bool flat = grid.isFlat();
    const Extent across = flat ? acrossLines(grid.columns, halves.left, halves.right)
                               : acrossLines(grid.rows, halves.top, halves.bottom);
    const Extent along = flat ? alongLines(grid, grid.columns, grid.rows, halves.top, halves.bottom)
                              : alongLines(grid, grid.rows, grid.columns, halves.left, halves.right);
    const Extent& x = flat ? across : along;
    const Extent& y = flat ? along : across;
    pitch_ = flat ? Unit{pitchAcross, across_} : Unit{across_, pitchAcross};
    origin_ = {x.from, y.from};
    size_ = {(x.to - x.from) * pitch_.x, (y.to - y.from) * pitch_.y};
}

MapPoint HexLayout::toMap(FinePoint point) const {
    constexpr double finePerHex = static_cast<double>(unitsPerHex * finePerUnit);
    return {(static_cast<double>(point.x) / finePerHex - origin_.x) * pitch_.x,
            (static_cast<double>(point.y) / finePerHex - origin_.y) * pitch_.y};
}

HexLayout::Unit HexLayout::unitsOf(MapPoint point) const {
    return {point.x / pitch_.x + origin_.x, point.y / pitch_.y + origin_.y};
}

MapPoint HexLayout::centre(HexCoord hex) const { return toMap(hexCentre(grid_, hex)); }

std::array<MapPoint, 6> HexLayout::corners(HexCoord hex) const {
    const std::array<FinePoint, 6> exact = hexCorners(grid_, hex);
    std::array<MapPoint, 6> points;
    std::transform(exact.begin(), exact.end(), points.begin(),
                   [this](FinePoint corner) { return toMap(corner); });
    return points;
}

HexCoord HexLayout::nearestHex(MapPoint point) const {
    const Unit unit = unitsOf(point);
    const double line = grid_.isFlat() ? unit.x : unit.y;
    const double lowered = grid_.isLowLine(0) ? 0.5 : 0;
    const double along = (grid_.isFlat() ? unit.y : unit.x) - line / 2 - lowered;
    const double third = -line - along;
    // Round all three cube coordinates, then correct the one with the largest error, so that their sum is
    // zero again.
    const double lineRound = std::round(line);
    const double alongRound = std::round(along);
    const double thirdRound = std::round(third);
    auto a = static_cast<std::int32_t>(lineRound);
    auto b = static_cast<std::int32_t>(alongRound);
    const auto c = static_cast<std::int32_t>(thirdRound);
    const double lineError = std::abs(lineRound - line);
    const double alongError = std::abs(alongRound - along);
    const double thirdError = std::abs(thirdRound - third);
    if (lineError > alongError && lineError > thirdError)
        a = -b - c;
    else if (alongError > thirdError)
        b = -a - c;
    return grid_.isFlat() ? HexCoord{a, b} : HexCoord{b, a};
}

std::optional<HexCoord> HexLayout::hexAt(MapPoint point) const {
    const HexCoord hex = nearestHex(point);
    if (!grid_.contains(hex)) return std::nullopt;
    return hex;
}

std::optional<HexSide> HexLayout::sideAt(MapPoint point, double reach) const {
    const HexCoord hex = nearestHex(point);
    const MapPoint middle = centre(hex);
    std::optional<HexSide> nearest;
    double nearestGap = reach;
    for (const Direction direction : allDirections) {
        if (!grid_.contains(hex) && !grid_.contains(neighbour(hex, direction))) continue;
        const MapPoint next = centre(neighbour(hex, direction));
        const double ahead =
            ((point.x - middle.x) * (next.x - middle.x) + (point.y - middle.y) * (next.y - middle.y)) /
            across_;
        const double gap = across_ / 2 - ahead;
        if (gap > nearestGap) continue;
        nearestGap = gap;
        nearest = HexSide::of(hex, direction);
    }
    return nearest;
}

}  // namespace cota::model
