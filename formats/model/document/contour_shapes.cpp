#include "formats/model/document/contour_shapes.h"

#include <algorithm>
#include <cmath>

#include "formats/model/geometry/rational.h"

namespace cota::model {

namespace {

HighSide flipped(HighSide side) {
    if (side == HighSide::unknown) return side;
    return side == HighSide::left ? HighSide::right : HighSide::left;
}

/// The point at the fraction `t` of a segment.
GridPoint placeOn(GridPoint a, GridPoint b, Rational t) {
    const auto between = [&](std::int32_t from, std::int32_t to) {
        const Rational at = Rational(from) + t * Rational(std::int64_t{to} - from);
        return static_cast<std::int32_t>((at + Rational(1, 2)).floor());
    };
    return {between(a.x, b.x), between(a.y, b.y)};
}

/// The piece of a segment inside a rectangle, as fractions of the segment.
struct Inside {
    Rational from{0}, to{1};
};
std::optional<Inside> insideOf(GridPoint a, GridPoint b, GridPoint low, GridPoint high) {
    Inside part;
    const auto cut = [&](std::int64_t from, std::int64_t to, std::int64_t least, std::int64_t most) {
        if (from == to) return from >= least && from <= most;
        Rational enter(least - from, to - from), leave(most - from, to - from);
        if (leave < enter) std::swap(enter, leave);
        part.from = std::max(part.from, enter);
        part.to = std::min(part.to, leave);
        return part.from <= part.to;
    };
    if (!cut(a.x, b.x, low.x, high.x) || !cut(a.y, b.y, low.y, high.y)) return std::nullopt;
    return part;
}

void append(std::vector<GridPoint>& points, GridPoint point) {
    if (points.empty() || points.back() != point) points.push_back(point);
}

}  // namespace

Contour reversed(Contour contour) {
    std::ranges::reverse(contour.points);
    contour.high = flipped(contour.high);
    return contour;
}

std::optional<Contour> joined(const Contour& first, bool atFront, const Contour& second, bool secondAtFront) {
    if (first.closed || second.closed || first.metres != second.metres) return std::nullopt;
    Contour one = atFront ? reversed(first) : first;
    const Contour two = secondAtFront ? second : reversed(second);
    for (const GridPoint point : two.points) append(one.points, point);
    if (one.high == HighSide::unknown) one.high = two.high;
    one.labels.insert(one.labels.end(), two.labels.begin(), two.labels.end());
    return atFront ? reversed(std::move(one)) : one;
}

Contour closedUp(Contour contour) {
    if (contour.closed) return contour;
    std::vector<GridPoint> points = contour.points;
    while (points.size() > 1 && points.back() == points.front()) points.pop_back();
    if (points.size() < 3) return contour;
    contour.points = std::move(points);
    contour.closed = true;
    return contour;
}

std::vector<Contour> partedAt(const Contour& contour, std::size_t point) {
    if (point >= contour.points.size()) return {contour};
    const auto at = contour.points.begin() + static_cast<std::ptrdiff_t>(point);
    Contour first = contour;
    if (contour.closed) {
        first.closed = false;
        std::rotate(first.points.begin(), first.points.begin() + static_cast<std::ptrdiff_t>(point),
                    first.points.end());
        first.points.push_back(*at);
        return {first};
    }
    Contour second = contour;
    first.points.assign(contour.points.begin(), at + 1);
    second.points.assign(at, contour.points.end());
    second.id.clear();
    second.extras = {};
    second.labels.clear();
    std::vector<Contour> parts;
    if (first.points.size() > 1) parts.push_back(std::move(first));
    if (second.points.size() > 1) parts.push_back(std::move(second));
    if (parts.size() == 1) parts.front().id = contour.id;
    return parts;
}

std::vector<Contour> cutTo(const Contour& contour, GridPoint low, GridPoint high) {
    const auto isIn = [&](GridPoint p) {
        return p.x >= low.x && p.y >= low.y && p.x <= high.x && p.y <= high.y;
    };
    if (std::ranges::all_of(contour.points, isIn)) return {contour};
    std::vector<std::vector<GridPoint>> runs;
    const std::size_t count = contour.points.size();
    bool goesOn = false;
    for (std::size_t i = 0; i + (contour.closed ? 0 : 1) < count; ++i) {
        const GridPoint a = contour.points[i], b = contour.points[(i + 1) % count];
        const auto part = insideOf(a, b, low, high);
        if (!part) {
            goesOn = false;
            continue;
        }
        if (!goesOn || part->from > Rational(0)) runs.emplace_back();
        append(runs.back(), placeOn(a, b, part->from));
        append(runs.back(), placeOn(a, b, part->to));
        goesOn = part->to == Rational(1);
    }
    // In a closed line the last run continues into the first.
    if (contour.closed && runs.size() > 1 && isIn(contour.points.front()) && goesOn) {
        for (std::size_t i = 1; i < runs.front().size(); ++i) runs.back().push_back(runs.front()[i]);
        runs.front() = std::move(runs.back());
        runs.pop_back();
    }
    std::vector<Contour> parts;
    for (auto& run : runs) {
        if (run.size() < 2) continue;
        Contour part = contour;
        part.closed = false;
        part.points = std::move(run);
        if (!parts.empty()) part.id.clear(), part.extras = {};
        std::erase_if(part.labels, [&](GridPoint label) { return !isIn(label) || !parts.empty(); });
        parts.push_back(std::move(part));
    }
    return parts;
}

std::vector<GridPoint> labelPlaces(const Contour& contour, std::int32_t every) {
    if (!contour.labels.empty() || contour.points.size() < 2) return contour.labels;
    // The places of numbers affect only the picture, so lengths may be rounded.
    std::vector<double> reached{0};
    const std::size_t count = contour.points.size() + (contour.closed ? 1 : 0);
    const auto at = [&](std::size_t i) { return contour.points[i % contour.points.size()]; };
    for (std::size_t i = 1; i < count; ++i)
        reached.push_back(reached.back() + std::hypot(at(i).x - at(i - 1).x, at(i).y - at(i - 1).y));
    const double whole = reached.back();
    const auto number = std::max<std::int64_t>(1, static_cast<std::int64_t>(whole / std::max(every, 1)));
    std::vector<GridPoint> places;
    for (std::int64_t i = 0; i < number; ++i) {
        const double want = whole * (static_cast<double>(2 * i + 1) / static_cast<double>(2 * number));
        std::size_t k = 1;
        while (k + 1 < reached.size() && reached[k] < want) ++k;
        const double length = reached[k] - reached[k - 1];
        const double t = length > 0 ? (want - reached[k - 1]) / length : 0;
        const GridPoint a = at(k - 1), b = at(k);
        places.push_back({static_cast<std::int32_t>(std::lround(a.x + t * (b.x - a.x))),
                          static_cast<std::int32_t>(std::lround(a.y + t * (b.y - a.y)))});
    }
    return places;
}

}  // namespace cota::model
