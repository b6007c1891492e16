#include "editor/tools/freehand.h"

#include <algorithm>
#include <cmath>

#include "formats/model/geometry/outline.h"

namespace cota::tools {

using model::GridPoint;

namespace {

struct Place {
    double x = 0, y = 0;
};

// Columns are closer together on paper than rows by this factor (flat hexes; a drawing by hand needs no
// more).
constexpr double columnShare = 0.866;
constexpr double step = model::unitsPerHex / 12.0;
constexpr int passes = 4;  // of smoothing

double gapBetween(Place a, Place b) { return std::hypot((a.x - b.x) * columnShare, a.y - b.y); }

/// The same line with points at equal distances, so that smoothing does not depend on the speed of the hand.
std::vector<Place> evenly(const std::vector<Place>& line) {
    std::vector<Place> even{line.front()};
    double walked = 0, next = step;  // along the line
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Place from = line[i], to = line[i + 1];
        const double length = gapBetween(from, to);
        for (; next <= walked + length; next += step) {
            const double t = (next - walked) / length;
            even.push_back({from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t});
        }
        walked += length;
    }
    if (gapBetween(even.back(), line.back()) > step / 4) even.push_back(line.back());
    return even;
}

std::vector<Place> calmed(std::vector<Place> line, bool isClosed) {
    const std::size_t count = line.size();
    if (count < 5) return line;
    for (int pass = 0; pass < passes; ++pass) {
        const auto old = line;
        for (std::size_t i = 0; i < count; ++i) {
            if (!isClosed && (i == 0 || i + 1 == count)) continue;
            const Place &before = old[(i + count - 1) % count], &after = old[(i + 1) % count];
            line[i] = {(before.x + 2 * old[i].x + after.x) / 4, (before.y + 2 * old[i].y + after.y) / 4};
        }
    }
    return line;
}

double fromSegment(Place at, Place a, Place b) {
    const double x = (b.x - a.x) * columnShare, y = b.y - a.y, length = x * x + y * y;
    const double px = (at.x - a.x) * columnShare, py = at.y - a.y;
    const double t = length == 0 ? 0 : std::clamp((px * x + py * y) / length, 0.0, 1.0);
    return std::hypot(px - t * x, py - t * y);
}

/// Keeps the points of a stretch that are farther than the tolerance from the straight line between those
/// kept (Douglas and Peucker).
void keep(const std::vector<Place>& line, std::size_t first, std::size_t last, double tolerance,
          std::vector<bool>& isKept) {
    std::size_t farthest = first;
    double most = tolerance;
    for (std::size_t i = first + 1; i < last; ++i)
        if (const double away = fromSegment(line[i], line[first], line[last]); away > most) {
            most = away;
            farthest = i;
        }
    if (farthest == first) return;
    isKept[farthest] = true;
    keep(line, first, farthest, tolerance, isKept);
    keep(line, farthest, last, tolerance, isKept);
}

std::vector<GridPoint> reduced(std::vector<Place> line, bool isClosed, double tolerance) {
    if (isClosed) line.push_back(line.front());
    std::vector<bool> isKept(line.size(), false);
    isKept.front() = isKept.back() = true;
    if (isClosed) {
        // A ring has no ends: the point farthest from its first is kept, so that the halves are lines.
        const auto far = std::ranges::max_element(
            line, {}, [&](const Place& place) { return gapBetween(place, line.front()); });
        const auto half = static_cast<std::size_t>(far - line.begin());
        isKept[half] = true;
        keep(line, 0, half, tolerance, isKept);
        keep(line, half, line.size() - 1, tolerance, isKept);
    } else {
        keep(line, 0, line.size() - 1, tolerance, isKept);
    }
    std::vector<GridPoint> points;
    for (std::size_t i = 0; i < line.size() - (isClosed ? 1 : 0); ++i) {
        const GridPoint point{static_cast<std::int32_t>(std::lround(line[i].x)),
                              static_cast<std::int32_t>(std::lround(line[i].y))};
        if (isKept[i] && (points.empty() || points.back() != point)) points.push_back(point);
    }
    return points;
}

double toleranceOf(Smoothness smoothness) {
    switch (smoothness) {
        case Smoothness::few:
            return 90;
        case Smoothness::some:
            return 45;
        case Smoothness::many:
            return 18;
    }
    return 0;
}

}  // namespace

bool crossesItself(std::span<const GridPoint> points, bool isClosed) {
    const std::size_t count = points.size() < 2 ? 0 : points.size() - (isClosed ? 0 : 1);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t k = i + 1; k < count; ++k) {
            const bool isNext = k == i + 1 || (isClosed && i == 0 && k + 1 == count);
            const auto meeting =
                model::meetingOf(model::fine(points[i]), model::fine(points[(i + 1) % points.size()]),
                                 model::fine(points[k]), model::fine(points[(k + 1) % points.size()]));
            if (meeting == model::Meeting::apart || (isNext && meeting == model::Meeting::touch)) continue;
            return true;
        }
    return false;
}

std::vector<GridPoint> simplified(std::span<const GridPoint> stroke, bool isClosed, Smoothness smoothness) {
    std::vector<GridPoint> raw(stroke.begin(), stroke.end());
    if (raw.size() < 3) return raw;
    std::vector<Place> line;
    for (const auto point : stroke) line.push_back({double(point.x), double(point.y)});
    if (isClosed && gapBetween(line.front(), line.back()) > step) line.push_back(line.front());
    auto even = evenly(line);
    if (isClosed && even.size() > 3 && gapBetween(even.front(), even.back()) < step) even.pop_back();
    even = calmed(std::move(even), isClosed);
    const std::size_t least = isClosed ? 3 : 2;
    for (double tolerance = toleranceOf(smoothness); tolerance > 1; tolerance /= 2) {
        auto points = reduced(even, isClosed, tolerance);
        if (points.size() >= least && !crossesItself(points, isClosed)) return points;
    }
    return raw;
}

}  // namespace cota::tools
