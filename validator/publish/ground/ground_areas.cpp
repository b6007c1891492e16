#include "validator/publish/ground/ground_areas.h"

#include <algorithm>
#include <utility>

namespace cota::publish {

namespace {

using model::GridPoint;

// Lines are between points of the grid, so that no edge lies on one: y = 10 * number + 5 units.
constexpr std::int64_t lineStep = 10;
constexpr std::int64_t lineStart = 5;
// Places on a line in parts of a unit: the rim of a hex has whole ones on every line.
constexpr std::int64_t parts = 48;
constexpr std::int64_t flatHalf = 500;     // units from the centre of a flat hex to its top
constexpr std::int64_t pointedHalf = 666;  // and of a pointed one, rounded down

constexpr std::int64_t floorOf(std::int64_t number, std::int64_t by) {
    return number >= 0 ? number / by : -((-number + by - 1) / by);
}

/// Half the width of a hex so many units above or below its centre, in parts.
std::int64_t halfWidth(bool isFlat, std::int64_t distance) {
    constexpr std::int64_t flatWidth = 32000, flatSlope = 32, pointedWidth = 24000, pointedTop = 48000,
                           pointedSlope = 72;
    if (isFlat) return std::max<std::int64_t>(0, flatWidth - flatSlope * distance);
    return std::clamp<std::int64_t>(pointedTop - pointedSlope * distance, 0, pointedWidth);
}

/// The numbers of the first line at or below y, and of the first one below that is not.
std::int64_t firstLine(std::int64_t y) { return -floorOf(-(y - lineStart), lineStep); }

}  // namespace

AreaMeasure::AreaMeasure(const model::Grid& grid) : grid_(grid) {
    const std::int64_t rows = grid.rows + 2;
    top_ = firstLine(-2 * model::unitsPerHex);
    lines_.resize(static_cast<std::size_t>(firstLine((rows + 1) * model::unitsPerHex) - top_));
}

std::int64_t AreaMeasure::lineAt(std::int64_t number) const { return (number + top_) * lineStep + lineStart; }

bool AreaMeasure::add(Rings rings) {
    const auto all = static_cast<std::int64_t>(lines_.size());
    const auto linesOf = [&](GridPoint a, GridPoint b) {
        if (a.y > b.y) std::swap(a, b);
        return std::pair(std::clamp<std::int64_t>(firstLine(a.y) - top_, 0, all),
                         std::clamp<std::int64_t>(firstLine(b.y) - top_, 0, all));
    };
    const auto overEdges = [&](auto&& visit) {
        for (const auto& ring : rings)
            for (std::size_t i = 0; i < ring.size(); ++i)
                visit(ring[i], ring[i + 1 == ring.size() ? 0 : i + 1]);
    };
    std::size_t count = 0;
    std::int64_t from = all, to = 0;
    overEdges([&](GridPoint a, GridPoint b) {
        const auto [first, last] = linesOf(a, b);
        if (first == last) return;
        count += static_cast<std::size_t>(last - first);
        from = std::min(from, first);
        to = std::max(to, last);
    });
    if (count > mostCrossings - crossings_) return false;
    crossings_ += count;
    if (from >= to) return true;
    std::vector<std::vector<std::int64_t>> places(static_cast<std::size_t>(to - from));
    overEdges([&](GridPoint a, GridPoint b) {
        if (a.y > b.y) std::swap(a, b);
        const auto [first, last] = linesOf(a, b);
        for (std::int64_t line = first; line < last; ++line)
            places[static_cast<std::size_t>(line - from)].push_back(
                a.x * parts +
                floorOf((lineAt(line) - a.y) * (std::int64_t{b.x} - a.x) * parts, std::int64_t{b.y} - a.y));
    });
    for (std::int64_t line = from; line < to; ++line) {
        auto& cuts = places[static_cast<std::size_t>(line - from)];
        std::sort(cuts.begin(), cuts.end());
        for (std::size_t i = 0; i + 1 < cuts.size(); i += 2)
            if (cuts[i] < cuts[i + 1])
                lines_[static_cast<std::size_t>(line)].push_back({cuts[i], cuts[i + 1]});
    }
    return true;
}

void AreaMeasure::finish() {
    for (auto& line : lines_) {
        std::sort(line.begin(), line.end(), [](const Interval& a, const Interval& b) {
            return std::pair(a.from, a.to) < std::pair(b.from, b.to);
        });
        std::size_t kept = 0;
        for (const Interval& next : line) {
            if (kept > 0 && next.from <= line[kept - 1].to)
                line[kept - 1].to = std::max(line[kept - 1].to, next.to);
            else
                line[kept++] = next;
        }
        line.resize(kept);
    }
}

int AreaMeasure::share(model::HexCoord hex) const {
    const GridPoint centre = model::hexCentre(grid_, hex);
    const std::int64_t half = grid_.isFlat() ? flatHalf : pointedHalf;
    const std::int64_t x = std::int64_t{centre.x} * parts;
    std::int64_t covered = 0, whole = 0;
    const auto last = std::min(firstLine(centre.y + half) - top_, static_cast<std::int64_t>(lines_.size()));
    for (std::int64_t line = std::max<std::int64_t>(firstLine(centre.y - half) - top_, 0); line < last;
         ++line) {
        const std::int64_t away = lineAt(line) - centre.y;
        const std::int64_t width = halfWidth(grid_.isFlat(), away < 0 ? -away : away);
        whole += 2 * width;
        const auto& intervals = lines_[static_cast<std::size_t>(line)];
        auto it = std::partition_point(intervals.begin(), intervals.end(),
                                       [&](const Interval& one) { return one.to <= x - width; });
        for (; it != intervals.end() && it->from < x + width; ++it)
            covered += std::min(it->to, x + width) - std::max(it->from, x - width);
    }
    constexpr std::int64_t thousand = 1000;
    return whole == 0 ? 0 : static_cast<int>((covered * thousand + whole / 2) / whole);
}

}  // namespace cota::publish
