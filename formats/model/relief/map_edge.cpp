#include "formats/model/relief/map_edge.h"

namespace cota::model {

namespace {

/// From the centre of a hex to its outermost corner and to its outermost side, in grid units, rounded up.
constexpr std::int32_t toCorner = 667, toSide = 500;

}  // namespace

ReliefFrame frameOf(const Grid& grid) {
    GridPoint low{INT32_MAX, INT32_MAX}, high{INT32_MIN, INT32_MIN};
    for (const HexCoord hex : grid.hexes()) {
        const GridPoint centre = hexCentre(grid, hex);
        low = {std::min(low.x, centre.x), std::min(low.y, centre.y)};
        high = {std::max(high.x, centre.x), std::max(high.y, centre.y)};
    }
    const auto isAtEdge = [low, high](GridPoint end) {
        constexpr int near = unitsPerHex / 2;
        return end.x <= low.x + near || end.y <= low.y + near || end.x >= high.x - near ||
               end.y >= high.y - near;
    };
    return {low, high, isAtEdge};
}

MapEdge::MapEdge(Orientation orientation, const ReliefFrame& frame) {
    if (frame.low.x > frame.high.x) return;  // a map without hexes
    const bool isPointed = orientation == Orientation::pointed;
    const std::int32_t x = (isPointed ? toSide : toCorner) + frame.beyond;
    const std::int32_t y = (isPointed ? toCorner : toSide) + frame.beyond;
    low_ = {frame.low.x - x, frame.low.y - y};
    high_ = {frame.high.x + x, frame.high.y + y};
}

std::int64_t MapEdge::placeOf(GridPoint onEdge) const {
    const std::int64_t width = std::int64_t{high_.x} - low_.x;
    const std::int64_t height = std::int64_t{high_.y} - low_.y;
    if (onEdge.y == low_.y) return std::int64_t{onEdge.x} - low_.x;
    if (onEdge.x == high_.x) return width + onEdge.y - low_.y;
    if (onEdge.y == high_.y) return width + height + high_.x - onEdge.x;
    return 2 * width + height + high_.y - onEdge.y;
}

/// The inverse of placeOf.
GridPoint MapEdge::pointAt(std::int64_t place) const {
    const std::int64_t width = std::int64_t{high_.x} - low_.x, height = std::int64_t{high_.y} - low_.y;
    const auto at = [](std::int32_t from, std::int64_t way) { return static_cast<std::int32_t>(from + way); };
    if (place <= width) return {at(low_.x, place), low_.y};
    if (place <= width + height) return {high_.x, at(low_.y, place - width)};
    if (place <= 2 * width + height) return {at(high_.x, width + height - place), high_.y};
    return {low_.x, at(high_.y, 2 * width + height - place)};
}

GridPoint MapEdge::nearestTo(GridPoint end) const {
    const std::int32_t left = end.x - low_.x, right = high_.x - end.x;
    const std::int32_t top = end.y - low_.y, bottom = high_.y - end.y;
    const std::int32_t nearest = std::min({left, right, top, bottom});
    if (nearest == left) return {low_.x, end.y};
    if (nearest == right) return {high_.x, end.y};
    return {end.x, nearest == top ? low_.y : high_.y};
}

Vector MapEdge::directionTo(GridPoint onEdge) const {
    if (onEdge.y == low_.y && onEdge.x != low_.x) return {1, 0};
    if (onEdge.x == high_.x && onEdge.y != low_.y) return {0, 1};
    if (onEdge.y == high_.y && onEdge.x != high_.x) return {-1, 0};
    return {0, -1};
}

void MapEdge::addCorners(std::int64_t from, std::int64_t to, std::vector<GridPoint>& points) const {
    const std::int64_t width = std::int64_t{high_.x} - low_.x;
    const std::int64_t height = std::int64_t{high_.y} - low_.y;
    for (const std::int64_t round : {std::int64_t{0}, length()})
        for (const std::int64_t corner : {std::int64_t{0}, width, width + height, 2 * width + height})
            if (round + corner > from && round + corner < to) points.push_back(pointAt(corner));
}

}  // namespace cota::model
