// The highest points of hilltops and the lowest of bottoms, where no spot height is drawn.

#include <algorithm>
#include <cstdlib>

#include "formats/model/geometry/outline.h"
#include "formats/model/geometry/wide_integer.h"
#include "formats/model/relief/face_builder.h"
#include "formats/model/relief/relief_vector.h"

namespace cota::model {

namespace {

/// The centre of gravity of a closed outline, to the nearest grid unit; nothing for an outline without area.
std::optional<GridPoint> balancePoint(std::span<const GridPoint> outline) {
    const Wide area = areaTwice(outline);
    if (area == 0) return std::nullopt;
    Wide x = 0, y = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const GridPoint a = outline[i];
        const GridPoint b = outline[i + 1 == outline.size() ? 0 : i + 1];
        const Wide twice = Wide{a.x} * b.y - Wide{a.y} * b.x;
        x += twice * (std::int64_t{a.x} + b.x);
        y += twice * (std::int64_t{a.y} + b.y);
    }
    return GridPoint{static_cast<std::int32_t>(nearestWhole(x, 3 * area)),
                     static_cast<std::int32_t>(nearestWhole(y, 3 * area))};
}

}  // namespace

/// For hilltops and bottoms cut by the edge: the middle of the area on the map, and the middle of the
/// longest section of the edge.
void FaceBuilder::findCutAreas() {
    std::vector<bool> isSeen(arrivals_.size());
    std::vector<std::int64_t> longest(faces_.all.size()), largest(faces_.all.size());
    for (std::size_t section = 0; section < arrivals_.size(); ++section) {
        const std::uint32_t index = faces_.atEdge[section].second;
        ReliefFace& face = faces_.all[index];
        if (face.kind != FaceKind::hilltop && face.kind != FaceKind::bottom) continue;
        const std::int64_t from = arrivals_[section].place;
        const std::int64_t to = arrivals_.endOfSection(section);
        if (to - from > longest[index]) {
            longest[index] = to - from;
            face.edgeSummit = map_.edge.pointAt((from + (to - from) / 2) % map_.edge.length());
        }
        const auto outline = arrivals_.outlineFrom(section, isSeen);
        const std::int64_t area = std::abs(areaTwice(outline));
        if (area <= largest[index]) continue;
        largest[index] = area;
        if (const auto middle = balancePoint(outline)) face.summit = middle;
    }
}

/// The middle of the largest area inside a closed line around the face.
std::optional<GridPoint> FaceBuilder::middleOf(const ReliefFace& face) const {
    std::optional<GridPoint> middle;
    std::int64_t largest = 0;
    for (const LineSide side : face.border) {
        const ContourLine& line = map_.lines[side.line];
        if (line.dangles || !line.closed) continue;
        const std::int64_t area = areaTwice(line.points);
        if ((area > 0) != (side.side == 1)) continue;  // the face is outside it
        if (std::abs(area) <= largest) continue;
        largest = std::abs(area);
        middle = balancePoint(line.points);
    }
    return middle;
}

}  // namespace cota::model
