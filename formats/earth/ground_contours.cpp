#include "formats/earth/ground_contours.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>

#include "formats/earth/thinned_lines.h"

namespace cota::earth {

namespace {

using model::GridPoint;

constexpr std::int64_t perMetre = 1000;
constexpr std::int32_t hexReach = 667;  // from the centre of a hex to its farthest corner
constexpr std::int32_t overEdge = 500;  // how far lines lead over the edge
constexpr int mostMetres = 20'000;

struct Box {
    GridPoint least{std::numeric_limits<std::int32_t>::max(), std::numeric_limits<std::int32_t>::max()};
    GridPoint most{std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::min()};
    bool has(GridPoint point) const {
        return point.x >= least.x && point.x <= most.x && point.y >= least.y && point.y <= most.y;
    }
    void add(GridPoint point) {
        least = {std::min(least.x, point.x), std::min(least.y, point.y)};
        most = {std::max(most.x, point.x), std::max(most.y, point.y)};
    }
};

Box boxOf(const model::Grid& grid) {
    Box box;
    const auto add = [&](model::HexCoord hex) {
        const auto centre = model::hexCentre(grid, hex);
        box.add({centre.x - hexReach, centre.y - hexReach});
        box.add({centre.x + hexReach, centre.y + hexReach});
    };
    for (const auto hex : grid.hexes())
        if (grid.isEdge(hex)) add(hex);
    return box;
}

/// Twice the area; in grid units.
std::int64_t twiceArea(const std::vector<GridPoint>& ring) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const GridPoint a = ring[i], b = ring[(i + 1) % ring.size()];
        sum += std::int64_t{a.x} * b.y - std::int64_t{b.x} * a.y;
    }
    return sum;
}

bool isInside(const std::vector<GridPoint>& ring, GridPoint point) {
    bool inside = false;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const GridPoint a = ring[i], b = ring[(i + 1) % ring.size()];
        if ((a.y > point.y) == (b.y > point.y)) continue;
        const std::int64_t side = (std::int64_t{b.x} - a.x) * (std::int64_t{point.y} - a.y) -
                                  (std::int64_t{b.y} - a.y) * (std::int64_t{point.x} - a.x);
        if ((side > 0) == (b.y > a.y)) inside = !inside;
    }
    return inside;
}

class LineMaker {
  public:
    LineMaker(const model::Grid& grid, const Ground& ground, const ContourPlan& plan)
        : ground_(ground), plan_(plan), board_(boxOf(grid)) {
        heights_.reserve(ground.millimetres.size());
        for (const auto height : ground.millimetres) heights_.push_back(stretched(plan.heights, height));
    }

    GroundLines make() {
        if (!hasHeights(ground_)) return {};
        trace();
        thin(lines_, plan_.tolerance);
        GroundLines made;
        made.leftOut = leftOut_;
        std::map<int, int> numbers;
        for (const TracedLine& line : lines_) {
            model::Contour contour;
            contour.metres = static_cast<int>(line.threshold / perMetre);
            const int number = ++numbers[contour.metres];
            contour.id = std::to_string(contour.metres) + (number > 1 ? "-" + std::to_string(number) : "");
            contour.points = line.points;
            contour.closed = line.isClosed;
            contour.high = model::HighSide::left;
            made.contours.push_back(std::move(contour));
        }
        if (plan_.hasSpotHeights) made.spotHeights = spots();
        return made;
    }

  private:
    /// The places of the board and of the strip into which lines lead.
    Places around() const {
        const auto place = [&](std::int32_t units, std::int32_t first, std::size_t count) {
            return static_cast<std::size_t>(std::clamp<std::int64_t>((units - first) / ground_.step, 0,
                                                                     static_cast<std::int64_t>(count)));
        };
        return {place(board_.least.x - overEdge, ground_.firstX, ground_.columns),
                place(board_.least.y - overEdge, ground_.firstY, ground_.rows),
                place(board_.most.x + overEdge, ground_.firstX, ground_.columns) + 1,
                place(board_.most.y + overEdge, ground_.firstY, ground_.rows) + 1};
    }

    void trace() {
        Places within = around();
        within.endColumn = std::min(within.endColumn, ground_.columns);
        within.endRow = std::min(within.endRow, ground_.rows);
        std::int64_t lowest = std::numeric_limits<std::int64_t>::max(), highest = -lowest;
        for (std::size_t row = within.fromRow; row < within.endRow; ++row)
            for (std::size_t column = within.fromColumn; column < within.endColumn; ++column) {
                lowest = std::min(lowest, heights_[ground_.index(column, row)]);
                highest = std::max(highest, heights_[ground_.index(column, row)]);
            }
        const std::int64_t interval = plan_.heights.interval;
        const std::int64_t base = plan_.heights.base;
        for (std::int64_t at = base + baseBelow(lowest - base, interval) + interval; at <= highest;
             at += interval) {
            if (std::abs(at) > mostMetres * perMetre) continue;
            for (TracedLine& line : traced(ground_, heights_, at, within)) keep(std::move(line));
        }
    }

    void keep(TracedLine line) {
        if (line.points.size() < (line.isClosed ? 3U : 2U)) return;
        if (std::ranges::none_of(line.points, [&](GridPoint point) { return board_.has(point); })) return;
        constexpr std::int64_t unitsOfHex = 1'000'000, hundred = 100;
        if (line.isClosed && std::abs(twiceArea(line.points)) * hundred < 2 * unitsOfHex * plan_.smallest) {
            ++leftOut_;
            return;
        }
        lines_.push_back(std::move(line));
    }

    /// The highest place inside a ring.
    std::optional<std::pair<std::int64_t, GridPoint>> highestIn(const TracedLine& ring) const {
        Box box;
        for (const GridPoint point : ring.points) box.add(point);
        std::optional<std::pair<std::int64_t, GridPoint>> best;
        const auto first = [&](std::int32_t units, std::int32_t from) {
            return static_cast<std::size_t>(std::max((units - from) / ground_.step, 0));
        };
        for (std::size_t row = first(box.least.y, ground_.firstY); row < ground_.rows; ++row) {
            if (ground_.at(0, row).y > box.most.y) break;
            for (std::size_t column = first(box.least.x, ground_.firstX); column < ground_.columns;
                 ++column) {
                const GridPoint at = ground_.at(column, row);
                if (at.x > box.most.x) break;
                const std::int64_t height = heights_[ground_.index(column, row)];
                if ((!best || height > best->first) && isInside(ring.points, at)) best.emplace(height, at);
            }
        }
        return best;
    }

    /// One on each summit inside a ring that has no other ring inside.
    std::vector<model::SpotHeight> spots() const {
        std::vector<model::SpotHeight> spots;
        std::vector<Box> boxes(lines_.size());
        for (std::size_t i = 0; i < lines_.size(); ++i)
            for (const GridPoint point : lines_[i].points) boxes[i].add(point);
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const TracedLine& ring = lines_[i];
            // The higher side is on the left; on paper a ring that runs so around a hill has a negative area.
            if (!ring.isClosed || twiceArea(ring.points) > 0) continue;
            const bool isHighest = std::ranges::none_of(lines_, [&](const TracedLine& other) {
                return &other != &ring && boxes[i].has(other.points.front()) &&
                       isInside(ring.points, other.points.front());
            });
            if (!isHighest) continue;
            const auto highest = highestIn(ring);
            if (!highest || !board_.has(highest->second)) continue;
            // Rings too small to be drawn do not count, so the summit stays below the next contour.
            const std::int64_t metres =
                std::min(highest->first / perMetre, (ring.threshold + plan_.heights.interval) / perMetre - 1);
            if (metres * perMetre <= ring.threshold) continue;
            model::SpotHeight spot;
            spot.at = highest->second;
            spot.metres = static_cast<int>(metres);
            spots.push_back(std::move(spot));
        }
        std::ranges::sort(spots, {},
                          [](const model::SpotHeight& spot) { return std::pair(spot.at.y, spot.at.x); });
        return spots;
    }

    const Ground& ground_;
    const ContourPlan& plan_;
    Box board_;
    std::vector<std::int64_t> heights_;
    std::vector<TracedLine> lines_;
    std::size_t leftOut_ = 0;
};

}  // namespace

GroundLines linesOf(const model::Grid& grid, const Ground& ground, const ContourPlan& plan) {
    return LineMaker(grid, ground, plan).make();
}

}  // namespace cota::earth
