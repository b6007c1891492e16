// Cuts contours at the edge of the map: at the grid point nearest to the crossing. A contour that ends less
// than a hex before the edge is extended straight to the nearest side, and contours that meet the edge at one
// grid point have the order in which they separate inside (edge_arrivals.cpp).

#include <algorithm>
#include <optional>
#include <utility>

#include "formats/model/geometry/outline.h"
#include "formats/model/geometry/wide_integer.h"
#include "formats/model/relief/contour_line.h"
#include "formats/model/relief/map_edge.h"

namespace cota::model {

namespace {

struct Box {
    GridPoint low, high;
    bool holds(GridPoint p) const { return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y; }
};

/// A place along a piece, num / den of its length, and the sides of the box there.
struct Cut {
    Wide num = 0, den = 1;
    std::optional<std::int32_t> x, y;
};

/// The section of a piece inside the box; its ends are whole grid units.
std::optional<std::pair<GridPoint, GridPoint>> partInside(GridPoint a, GridPoint b, const Box& box) {
    const std::int64_t dx = std::int64_t{b.x} - a.x, dy = std::int64_t{b.y} - a.y;
    Cut from, to{1, 1, {}, {}};
    bool isOutside = false;
    const auto clip = [&](std::int64_t way, std::int64_t room, std::int32_t side, bool isX) {
        if (way == 0) {
            isOutside = isOutside || room < 0;
            return;
        }
        Cut cut{room, way, {}, {}};
        if (cut.den < 0) cut.num = -cut.num, cut.den = -cut.den;
        (isX ? cut.x : cut.y) = side;
        if (way < 0 && cut.num * from.den > from.num * cut.den) from = cut;
        if (way > 0 && cut.num * to.den < to.num * cut.den) to = cut;
    };
    clip(-dx, std::int64_t{a.x} - box.low.x, box.low.x, true);
    clip(dx, std::int64_t{box.high.x} - a.x, box.high.x, true);
    clip(-dy, std::int64_t{a.y} - box.low.y, box.low.y, false);
    clip(dy, std::int64_t{box.high.y} - a.y, box.high.y, false);
    if (isOutside || from.num * to.den >= to.num * from.den) return std::nullopt;
    const auto at = [&](const Cut& cut) {
        const auto place = [&](std::int32_t start, std::int64_t way, std::int32_t low, std::int32_t high) {
            const std::int64_t whole = start + nearestWhole(cut.num * way, cut.den);
            return static_cast<std::int32_t>(std::clamp<std::int64_t>(whole, low, high));
        };
        return GridPoint{cut.x.value_or(place(a.x, dx, box.low.x, box.high.x)),
                         cut.y.value_or(place(a.y, dy, box.low.y, box.high.y))};
    };
    return std::pair(at(from), at(to));
}

/// The sections of a line inside the box, as separate lines.
std::vector<ContourLine> partsInside(ContourLine line, const Box& box) {
    const auto outside = std::ranges::find_if(line.points, [&](GridPoint p) { return !box.holds(p); });
    if (outside == line.points.end()) return {std::move(line)};
    std::vector<GridPoint> way = std::move(line.points);
    line.points.clear();
    if (line.closed) {  // once around, from a point outside
        std::rotate(way.begin(), outside, way.end());
        way.push_back(way.front());
        line.closed = false;
    }
    std::vector<ContourLine> parts;
    const auto finish = [&] {
        line.points.erase(std::unique(line.points.begin(), line.points.end()), line.points.end());
        if (line.points.size() >= 2) parts.push_back(line);
        line.points.clear();
    };
    for (std::size_t i = 1; i < way.size(); ++i) {
        const auto part = partInside(way[i - 1], way[i], box);
        if (!part) {
            finish();
            continue;
        }
        if (!box.holds(way[i - 1])) finish();
        if (line.points.empty()) line.points.push_back(part->first);
        line.points.push_back(part->second);
        if (!box.holds(way[i])) finish();
    }
    finish();
    return parts;
}

}  // namespace

void cutLines(std::vector<ContourLine>& lines, const MapEdge& edge) {
    const Box box{edge.low(), edge.high()};
    std::vector<ContourLine> cut;
    cut.reserve(lines.size());
    for (ContourLine& line : lines) {
        if (line.closed) line.inside = areaTwice(line.points) > 0 ? HighSide::right : HighSide::left;
        for (ContourLine& part : partsInside(std::move(line), box)) cut.push_back(std::move(part));
    }
    lines = std::move(cut);
}

}  // namespace cota::model
