#include "validator/publish/ground/ground_walk.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace cota::publish {

namespace {

using model::FinePoint;
using model::GridPoint;
using model::HexCoord;
using model::HexSide;

/// Lines are looked at in steps of so many grid units: no hex or corner that matters lies between two of
/// them.
constexpr std::int64_t walkStep = 20;
/// A way through a hex that is no longer than this, in grid units, cuts its corner. A straight line between
/// two rows of hexes, half of it in each, must not go to and fro.
constexpr double cornerCut = 560;
/// A line that comes back after no more than this only looks into the hex.
constexpr double lookIn = 700;

template <class Visit>
void alongLine(const GroundLine& line, Visit&& visit) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const std::int64_t x = std::int64_t{line[i + 1].x} - line[i].x;
        const std::int64_t y = std::int64_t{line[i + 1].y} - line[i].y;
        const std::int64_t steps =
            std::max<std::int64_t>(1, (std::max(std::abs(x), std::abs(y)) + walkStep - 1) / walkStep);
        for (std::int64_t step = 0; step < steps; ++step)
            visit(GridPoint{static_cast<std::int32_t>(line[i].x + x * step / steps),
                            static_cast<std::int32_t>(line[i].y + y * step / steps)});
    }
    if (!line.empty()) visit(line.back());
}

/// The hex of a board's lattice that contains a point.
HexCoord hexUnder(const model::Grid& grid, GridPoint point) {
    // The lattice of a board begins at the centre of its hex (0,0).
    const GridPoint origin = model::hexCentre(grid, HexCoord{0, 0});
    return model::latticeHex(grid.orientation, {point.x - origin.x, point.y - origin.y});
}

struct Visited {
    HexCoord hex;
    double length = 0;  // of the way in it
};

std::int64_t squareBetween(model::Orientation orientation, FinePoint a, FinePoint b) {
    const FinePoint step = a - b;
    return orientation == model::Orientation::flat ? 3 * step.x * step.x + 4 * step.y * step.y
                                                   : 4 * step.x * step.x + 3 * step.y * step.y;
}

/// A corner of the lattice, by the first hex it was found in.
struct Corner {
    FinePoint at;
    HexCoord hex;
    int number = 0;
};

/// The corners of the way around the hex `around` from one of its corners to another, the shorter way.
void walkAround(const model::Grid& grid, HexCoord around, const Corner& from, const Corner& to,
                std::vector<Corner>& way) {
    const auto corners = model::hexCorners(grid, around);
    const auto numberOf = [&](const Corner& corner) {
        return static_cast<int>(std::find(corners.begin(), corners.end(), corner.at) - corners.begin());
    };
    const int first = numberOf(from), last = numberOf(to);
    constexpr int all = 6;
    if (first == all || last == all) return;
    const int ahead = (last - first + all) % all;
    const int turn = ahead <= all / 2 ? 1 : all - 1;
    for (int at = first; at != last;) {
        at = (at + turn) % all;
        way.push_back({corners[static_cast<std::size_t>(at)], around, at});
    }
}

/// The hex that has both corners; the one of `to` first.
HexCoord commonHex(const model::Grid& grid, const Corner& from, const Corner& to) {
    for (const HexCoord hex : {to.hex, from.hex}) {
        const auto corners = model::hexCorners(grid, hex);
        const auto has = [&](const Corner& corner) {
            return std::find(corners.begin(), corners.end(), corner.at) != corners.end();
        };
        if (has(from) && has(to)) return hex;
    }
    return to.hex;
}

Corner nearestCorner(const model::Grid& grid, GridPoint point) {
    const HexCoord hex = hexUnder(grid, point);
    const auto corners = model::hexCorners(grid, hex);
    int best = 0;
    for (int i = 1; i < 6; ++i)
        if (squareBetween(grid.orientation, corners[static_cast<std::size_t>(i)], model::fine(point)) <
            squareBetween(grid.orientation, corners[static_cast<std::size_t>(best)], model::fine(point)))
            best = i;
    return {corners[static_cast<std::size_t>(best)], hex, best};
}

/// The hexside between two corners that are next to each other.
std::optional<HexSide> sideBetween(const model::Grid& grid, const Corner& from, const Corner& to) {
    const HexCoord hex = commonHex(grid, from, to);
    const auto corners = model::hexCorners(grid, hex);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const FinePoint a = corners[i], b = corners[(i + 1) % corners.size()];
        if ((a == from.at && b == to.at) || (a == to.at && b == from.at))
            return HexSide::of(hex, static_cast<model::Direction>(i));
    }
    return std::nullopt;
}

}  // namespace

HexWalk hexesAlong(const GroundLine& line, model::Orientation orientation, const model::Grid& grid) {
    std::vector<Visited> visited;
    std::optional<GridPoint> before;
    alongLine(line, [&](GridPoint point) {
        const HexCoord hex = hexUnder(grid, point);
        if (visited.empty() || visited.back().hex != hex) visited.push_back({hex, 0});
        if (before) visited.back().length += unitsBetween(orientation, *before, point);
        before = point;
    });
    HexWalk walk;
    std::vector<Visited> kept;
    for (const Visited& next : visited) {
        while (kept.size() >= 2) {
            const Visited last = kept.back(), earlier = kept[kept.size() - 2];
            const bool looksIn = earlier.hex == next.hex && last.length <= lookIn;
            const bool cuts = distance(earlier.hex, next.hex) == 1 && last.length <= cornerCut;
            if (!looksIn && !cuts) break;
            kept.pop_back();
            if (cuts) walk.cut.push_back(last.hex);
        }
        if (!kept.empty() && kept.back().hex == next.hex)
            kept.back().length += next.length;
        else
            kept.push_back(next);
    }
    for (const Visited& one : kept) walk.hexes.push_back(one.hex);
    return walk;
}

std::vector<HexSide> sidesAlong(const GroundLine& line, const model::Grid& grid) {
    std::vector<Corner> way;
    alongLine(line, [&](GridPoint point) {
        const Corner next = nearestCorner(grid, point);
        if (way.empty()) {
            way.push_back(next);
            return;
        }
        const Corner last = way.back();
        if (last.at == next.at) return;
        std::vector<Corner> steps;
        walkAround(grid, commonHex(grid, last, next), last, next, steps);
        for (const Corner& step : steps) {
            if (way.size() >= 2 && way[way.size() - 2].at == step.at)
                way.pop_back();
            else
                way.push_back(step);
        }
    });
    std::vector<HexSide> sides;
    for (std::size_t i = 0; i + 1 < way.size(); ++i)
        if (const auto side = sideBetween(grid, way[i], way[i + 1])) sides.push_back(*side);
    return sides;
}

}  // namespace cota::publish
