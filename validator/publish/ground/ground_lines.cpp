#include "validator/publish/ground/ground_lines.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>
#include <utility>

#include "formats/model/geometry/wide_integer.h"

namespace cota::publish {

namespace {

using model::GridPoint;

/// Straightening looks at so many points at once, so that a hostile line takes no longer than others.
constexpr std::size_t straightenedAtOnce = 1000;
constexpr std::int64_t cutMargin = 2 * std::int64_t{model::unitsPerHex};

/// A difference of points with the columns (or rows) as close together as on the ground.
struct GroundStep {
    double x = 0;
    double y = 0;
};
GroundStep narrow(model::Orientation orientation, double x, double y) {
    constexpr double narrower = std::numbers::sqrt3 / 2;
    return orientation == model::Orientation::flat ? GroundStep{x * narrower, y}
                                                   : GroundStep{x, y * narrower};
}

/// Joins lines end to end.
class Joiner {
  public:
    explicit Joiner(std::vector<GroundLine> lines) : lines_(std::move(lines)), used_(lines_.size(), false) {
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (lines_[i].empty()) continue;
            ends_[lines_[i].front()].push_back(i);
            ends_[lines_[i].back()].push_back(i);
        }
    }

    std::vector<GroundLine> joined() {
        std::vector<GroundLine> all;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (used_[i] || lines_[i].empty()) continue;
            used_[i] = true;
            GroundLine line = std::move(lines_[i]);
            extend(line);
            std::reverse(line.begin(), line.end());
            extend(line);
            std::reverse(line.begin(), line.end());
            all.push_back(std::move(line));
        }
        return all;
    }

  private:
    void extend(GroundLine& line) {
        while (const auto next = nextAt(line.back())) {
            used_[*next] = true;
            GroundLine more = std::move(lines_[*next]);
            if (more.front() != line.back()) std::reverse(more.begin(), more.end());
            line.insert(line.end(), more.begin() + 1, more.end());
        }
    }
    /// The only other line that ends at the point.
    std::optional<std::size_t> nextAt(GridPoint point) const {
        const auto& ends = ends_.at(point);
        if (ends.size() != 2 || ends[0] == ends[1]) return std::nullopt;
        for (const std::size_t line : ends)
            if (!used_[line]) return line;
        return std::nullopt;
    }

    std::vector<GroundLine> lines_;
    std::vector<bool> used_;
    std::map<GridPoint, std::vector<std::size_t>> ends_;
};

/// The part of a -> b in the box, as fractions of the way; nothing if it is all outside.
std::optional<std::pair<double, double>> partInBox(GridPoint a, GridPoint b, GridPoint least,
                                                   GridPoint most) {
    double from = 0, to = 1;
    const auto cut = [&](double start, double step, double low, double high) {
        if (step == 0) return start >= low && start <= high;
        double enter = (low - start) / step, leave = (high - start) / step;
        if (enter > leave) std::swap(enter, leave);
        from = std::max(from, enter);
        to = std::min(to, leave);
        return from <= to;
    };
    if (!cut(a.x, double{1} * b.x - a.x, least.x, most.x) ||
        !cut(a.y, double{1} * b.y - a.y, least.y, most.y))
        return std::nullopt;
    return std::pair(from, to);
}

GridPoint between(GridPoint a, GridPoint b, double at) {
    if (at <= 0) return a;
    if (at >= 1) return b;
    return {static_cast<std::int32_t>(std::lround(a.x + (double{1} * b.x - a.x) * at)),
            static_cast<std::int32_t>(std::lround(a.y + (double{1} * b.y - a.y) * at))};
}

/// Marks the points of [from, to] that stay, both ends included.
void keepBends(const GroundLine& line, std::size_t from, std::size_t to, model::Orientation orientation,
               double units, std::vector<bool>& kept) {
    std::vector<std::pair<std::size_t, std::size_t>> open{{from, to}};
    while (!open.empty()) {
        const auto [first, last] = open.back();
        open.pop_back();
        kept[first] = kept[last] = true;
        const GridPoint a = line[first], b = line[last];
        const GroundStep way = narrow(orientation, double{1} * b.x - a.x, double{1} * b.y - a.y);
        const double length = std::sqrt(way.x * way.x + way.y * way.y);
        double farthest = units;
        std::size_t bend = first;
        for (std::size_t i = first + 1; i < last; ++i) {
            const GroundStep step =
                narrow(orientation, double{1} * line[i].x - a.x, double{1} * line[i].y - a.y);
            const double along = length > 0 ? (step.x * way.x + step.y * way.y) / length : 0;
            double away = length > 0 ? std::abs(step.x * way.y - step.y * way.x) / length : 0;
            if (length <= 0 || along < 0) away = std::sqrt(step.x * step.x + step.y * step.y);
            if (length > 0 && along > length) away = unitsBetween(orientation, line[i], b);
            if (away <= farthest) continue;
            farthest = away;
            bend = i;
        }
        if (bend == first) continue;
        open.emplace_back(first, bend);
        open.emplace_back(bend, last);
    }
}

}  // namespace

double unitsBetween(model::Orientation orientation, GridPoint a, GridPoint b) {
    const GroundStep step = narrow(orientation, double{1} * b.x - a.x, double{1} * b.y - a.y);
    return std::sqrt(step.x * step.x + step.y * step.y);
}

std::vector<GroundLine> joinedLines(std::vector<GroundLine> lines) {
    return Joiner(std::move(lines)).joined();
}

GroundLine straightened(const GroundLine& line, model::Orientation orientation, double units) {
    if (line.size() < 3) return line;
    std::vector<bool> kept(line.size(), false);
    for (std::size_t from = 0; from + 1 < line.size(); from += straightenedAtOnce)
        keepBends(line, from, std::min(from + straightenedAtOnce, line.size() - 1), orientation, units, kept);
    GroundLine straight;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (kept[i]) straight.push_back(line[i]);
    return straight;
}

std::vector<GroundLine> cutToBoard(const GroundLine& line, const model::Grid& grid) {
    const auto edge = [](int lines) {
        return static_cast<std::int32_t>(std::int64_t{lines} * model::unitsPerHex + cutMargin);
    };
    const GridPoint least{static_cast<std::int32_t>(-cutMargin), static_cast<std::int32_t>(-cutMargin)};
    const GridPoint most{edge(grid.columns), edge(grid.rows + (grid.longHigh ? 1 : 0))};
    std::vector<GroundLine> pieces;
    bool isOpen = false;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const auto part = partInBox(line[i], line[i + 1], least, most);
        if (!part) {
            isOpen = false;
            continue;
        }
        const GridPoint from = between(line[i], line[i + 1], part->first);
        const GridPoint to = between(line[i], line[i + 1], part->second);
        if (!isOpen || part->first > 0) pieces.push_back({from});
        if (to != pieces.back().back()) pieces.back().push_back(to);
        isOpen = part->second >= 1;
    }
    std::erase_if(pieces, [](const GroundLine& piece) { return piece.size() < 2; });
    return pieces;
}

std::vector<GroundLine> bandOf(const GroundLine& line, model::Orientation orientation, double units) {
    constexpr int corners = 8;
    constexpr double widest = 1'000'000;
    const double half = std::min(units, widest) / 2;
    const GroundStep unit = narrow(orientation, 1, 1);  // of a grid unit on the ground
    const auto moved = [&](GridPoint point, double x, double y) {
        return GridPoint{static_cast<std::int32_t>(std::lround(point.x + x / unit.x)),
                         static_cast<std::int32_t>(std::lround(point.y + y / unit.y))};
    };
    std::vector<GroundLine> outlines;
    for (std::size_t i = 0; i < line.size(); ++i) {
        GroundLine& round = outlines.emplace_back();
        for (int corner = 0; corner < corners; ++corner) {
            const double angle = (corner + 0.5) * 2 * std::numbers::pi / corners;
            round.push_back(moved(line[i], half * std::cos(angle), half * std::sin(angle)));
        }
        if (i + 1 == line.size()) break;
        const GridPoint a = line[i], b = line[i + 1];
        const GroundStep way = narrow(orientation, double{1} * b.x - a.x, double{1} * b.y - a.y);
        const double length = std::sqrt(way.x * way.x + way.y * way.y);
        if (length <= 0) continue;
        const double x = -way.y / length * half, y = way.x / length * half;
        outlines.push_back({moved(a, x, y), moved(b, x, y), moved(b, -x, -y), moved(a, -x, -y)});
    }
    return outlines;
}

}  // namespace cota::publish
