// Bounds of the heights that the shortest lines through all places of a small square give.
//
// Claim: if every place p of the square has a line between contours of two heights that is not longer than
// L, the shortest line through p ends on contours of heights l < h, at most L apart, and the share of it
// below p is between (d(l) - r) / L and 1 - (d(h) - r) / L. Here d is the distance of the contours of a
// height from the middle of the square and r the distance of its corners. The reason: the section below p is
// at least d(l) - r long, the section above it at least d(h) - r, and both together at most L.
//
// L is found in a direction that slopeAt() tries in every search, so that it finds the shortest line of
// all when it searches far enough. All lines in this direction through the square form a strip. If pieces of
// one height close the strip at each end, and no piece of another height is in it before them, each of these
// lines joins the two heights; the farthest points of the closing pieces bound their length. A strip
// straight across the nearest contour may give a better bound. Roots and quotients are rounded to the safe
// side; everything else is whole numbers.

#include "formats/model/relief/line_bounds.h"

#include <algorithm>
#include <array>

namespace cota::model {

namespace {

/// A list that never allocates memory. If it is full, isFull is set and nothing is concluded from it.
template <class T, std::size_t most>
struct ShortList {
    std::array<T, most> items;
    std::size_t count = 0;
    bool isFull = false;
    void add(const T& item) {
        isFull = isFull || count == most;
        if (!isFull) items[count++] = item;
    }
    const T* begin() const { return items.data(); }
    const T* end() const { return items.data() + count; }
    T* begin() { return items.data(); }
    T* end() { return items.data() + count; }
};

constexpr int partBits = 16;
/// Larger cross products would overflow when they are divided; only pieces beyond every map have them.
constexpr std::int64_t largestSize = std::int64_t{1} << 45;
/// Distances around a square in which contours are searched, in thousandths of a hex: first, and at most.
constexpr std::int64_t firstSpanReach = 1500, lastSpanReach = 6000;

/// A piece in the strip: the lines of the strip between which it is, and its distances along them, in 2^-16
/// of the length of the direction.
struct Bar {
    std::int64_t left = 0, right = 0;
    std::int64_t nearest = 0, farthest = 0;
    int metres = 0;
};
using Bars = ShortList<Bar, 24>;
struct Distance {
    int metres = 0;
    std::int64_t halfUnits = 0;
};

/// The distance along the strip from -width to width at which pieces of one height have closed it; nothing
/// if it is not closed, or if another height comes first.
std::optional<Distance> closedBy(Bars& bars, std::int64_t width) {
    if (bars.isFull || bars.count == 0) return std::nullopt;
    std::ranges::sort(bars, {}, &Bar::farthest);
    const int metres = bars.begin()->metres;
    for (const Bar& last : bars) {
        // Whether the bars up to this one cover the strip.
        std::int64_t covered = -width;
        for (bool grows = true; grows && covered <= width;) {
            grows = false;
            for (const Bar* bar = bars.begin(); bar <= &last; ++bar)
                if (bar->metres == metres && bar->left <= covered && bar->right > covered) {
                    covered = bar->right;
                    grows = true;
                }
        }
        if (covered < width) continue;
        const bool isFirst = std::ranges::all_of(
            bars, [&](const Bar& bar) { return bar.metres == metres || bar.nearest > last.farthest; });
        return isFirst ? std::optional(Distance{metres, last.farthest}) : std::nullopt;
    }
    return std::nullopt;
}

/// The mark of a place at num / den of a line.
int markAt(std::int64_t num, std::int64_t den, int marks, bool withZero) {
    int mark = withZero ? 0 : 1;
    while (mark < marks && num * 2 * marks >= (2 * mark + 1) * den) ++mark;
    return mark;
}

using Distances = ShortList<Distance, 8>;

void keepNearest(Distances& heights, int metres, std::int64_t distance) {
    const auto known = std::ranges::find(heights, metres, &Distance::metres);
    if (known == heights.end())
        heights.add({metres, distance});
    else
        known->halfUnits = std::min(known->halfUnits, distance);
}

/// The heights that places within `radius` half units have on lines not longer than `most` between two of
/// `heights`.
std::optional<HeightSpan> spanOn(const Distances& heights, std::int64_t most, std::int64_t radius, int step,
                                 bool withZero) {
    HeightSpan span{INT32_MAX, INT32_MIN};
    for (const Distance& low : heights)
        for (const Distance& high : heights) {
            if (low.metres >= high.metres) continue;
            const std::int64_t below = std::max<std::int64_t>(low.halfUnits - radius - 2, 0);
            const std::int64_t above = std::max<std::int64_t>(high.halfUnits - radius - 2, 0);
            if (below + above > most) continue;
            const int marks = marksBetween(low.metres, high.metres, step);
            const auto metresAt = [&](std::int64_t num) {
                return low.metres + (high.metres - low.metres) * markAt(num, most, marks, withZero) / marks;
            };
            span.least = std::min(span.least, metresAt(below));
            span.most = std::max(span.most, metresAt(most - above));
        }
    return span.least <= span.most ? std::optional(span) : std::nullopt;
}

/// `parts` of a direction that is `own` half grid units long, in half grid units, rounded up.
std::int64_t halfUnitsOf(std::int64_t parts, std::int64_t own) {
    return static_cast<std::int64_t>((Wide{parts} * own) >> partBits) + 4;
}

}  // namespace

/// The length of the line in one direction through the place, in half grid units; nothing if it does not
/// join two heights.
std::optional<std::int64_t> LineBounds::lengthAlong(Vector direction) const {
    const Surroundings::Met met = around_.meet(direction);
    if (!around_.joinsHeights(met)) return std::nullopt;
    std::int64_t parts = 0;
    for (const Surroundings::Edge* edge : met) {
        const std::int64_t size = std::abs(edge->size);
        if (size > largestSize) return std::nullopt;
        parts += (size << partBits) / std::abs(across(direction, edge->b) - across(direction, edge->a));
    }
    return halfUnitsOf(parts, around_.lengthOf(direction));
}

/// The looks, ordered by their angle to the direction straight across an edge.
std::array<Vector, looks.size()> LineBounds::looksAcross(const Surroundings::Edge& edge) const {
    const Vector straight = shortened(around_.straightAcross(edge), std::int64_t{1} << 12);
    const PaperScale scale = around_.relief->scale();
    std::size_t first = 0;
    std::int64_t best = -1;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        // The lengths of the looks are almost equal.
        const std::int64_t along =
            std::abs(scale.x * looks[i].x * straight.x + scale.y * looks[i].y * straight.y);
        if (along > best) best = along, first = i;
    }
    constexpr std::size_t all = looks.size();
    constexpr std::array<std::size_t, all> order = {0,       1, all - 1, 2, all - 2, 3,
                                                    all - 3, 4, all - 4, 5, all - 5, 6};
    std::array<Vector, all> sorted;
    for (std::size_t k = 0; k < all; ++k) sorted[k] = looks[(first + order[k]) % all];
    return sorted;
}

/// The look with the shortest line through the place: one of the three straightest across the nearest edge,
/// if any of these has a line.
std::optional<LineBounds::Look> LineBounds::bestLook(const Surroundings::Edge& nearest) const {
    const auto all = looksAcross(nearest);
    std::optional<Look> found;
    for (std::size_t k = 0; k < all.size() && (k < 3 || !found); ++k) {
        const auto length = lengthAlong(all[k]);
        if (length && (!found || *length < found->length)) found = {all[k], *length};
    }
    return found;
}

/// The same as longestAround() for one place: the shorter of two lines, one in a look, not longer than
/// `known`, and one straight across the nearest edge or in the next look.
std::optional<std::int64_t> LineBounds::longestThrough(const Surroundings::Edge& nearest,
                                                       std::int64_t known) const {
    const std::int64_t most = std::min(known, 2 * around_.relief->wholeReach() - 8);
    std::optional<std::int64_t> found;
    for (const Vector look : looksAcross(nearest)) {
        const auto length = lengthAlong(look);
        if (!length || *length > most) continue;
        if (found) return std::min(*found, *length);
        found = length;
        const auto straight = lengthAlong(shortened(around_.straightAcross(nearest), std::int64_t{1} << 12));
        if (straight) return std::min(*found, *straight);
    }
    return found;
}

/// An upper bound of the lines in one direction through the places of the square, in half grid units, if
/// each of them joins the same two heights.
std::optional<std::int64_t> LineBounds::longestAlong(Vector direction, std::int32_t half) const {
    const std::int64_t width = half * (std::abs(direction.x) + std::abs(direction.y)) + 1;
    std::array<Bars, 2> bars;
    for (const Surroundings::Edge& edge : around_.edges) {
        const std::int64_t a = across(direction, edge.a), b = across(direction, edge.b);
        if (std::min(a, b) > width || std::max(a, b) < -width) continue;
        // The square must be on one side of the piece; otherwise the piece has no single place in the strip.
        const std::int64_t spread = half * (std::abs(edge.b.x - edge.a.x) + std::abs(edge.b.y - edge.a.y));
        const std::int64_t size = std::abs(edge.size);
        if (size <= spread || a == b || size > largestSize) return std::nullopt;
        const auto part = [den = std::abs(b - a)](std::int64_t num) { return (num << partBits) / den; };
        bars[(edge.size > 0) == (b > a) ? 0 : 1].add({std::min(a, b), std::max(a, b), part(size - spread),
                                                      part(size + spread) + 1, around_.metresOf(edge)});
    }
    const auto ahead = closedBy(bars[0], width);
    const auto behind = ahead ? closedBy(bars[1], width) : std::nullopt;
    if (!behind || ahead->metres == behind->metres) return std::nullopt;
    return halfUnitsOf(ahead->halfUnits + behind->halfUnits, around_.lengthOf(direction));
}

std::optional<HeightSpan> LineBounds::spanWithin(std::int64_t most, std::int64_t radius, int step,
                                                 bool withZero) const {
    Distances heights;
    for (const Surroundings::Edge& edge : around_.edges)
        keepNearest(heights, around_.metresOf(edge), edge.square);
    if (heights.isFull) return std::nullopt;
    for (Distance& height : heights) height.halfUnits = Surroundings::rootOf(height.halfUnits);
    return spanOn(heights, most, radius, step, withZero);
}

/// The same for a direction that is certainly tried and for the one straight across the nearest edge: every
/// place has a line not longer than this. `known`: edges on longer lines were left out.
std::optional<std::int64_t> LineBounds::longestAround(const Surroundings::Edge& nearest, std::int32_t half,
                                                      std::int64_t known) const {
    if (half == 0) return longestThrough(nearest, known);
    const auto look = bestLook(nearest);
    if (!look) return std::nullopt;
    const auto longest = longestAlong(look->direction, half);
    if (!longest || *longest > known || *longest + 8 > 2 * around_.relief->wholeReach()) return std::nullopt;
    const auto straight =
        longestAlong(shortened(around_.straightAcross(nearest), std::int64_t{1} << 12), half);
    return straight ? std::min(*longest, *straight) : longest;
}

std::optional<HeightSpan> slopesAround(const Relief& relief, GridPoint middle, std::int32_t half, int free,
                                       int step, bool withZero, const NearPieces* near) {
    const std::int64_t radius = half == 0 ? 1 : Surroundings::radiusOf(relief, half);
    const std::int64_t nearest = radius + 2 * free;
    thread_local Surroundings around;
    const LineBounds bounds(around);
    if (near) {
        const Surroundings::Edge* edge = around.take(relief, middle, *near);
        if (!edge || edge->square <= nearest * nearest) return std::nullopt;
        const auto most = bounds.longestAround(*edge, half, near->longest);
        return most ? bounds.spanWithin(*most, radius, step, withZero) : std::nullopt;
    }
    for (std::int64_t reach = firstSpanReach; reach <= lastSpanReach; reach *= 2) {
        const auto edge = around.gather(relief, middle, static_cast<std::int32_t>(reach));
        if (!edge || edge->square <= nearest * nearest || around.areTangled()) return std::nullopt;
        // Edges that were not gathered are farther away: they neither close a strip nor end such a line.
        const auto most = bounds.longestAround(*edge, half, 2 * (reach - radius) - 4);
        if (most) return bounds.spanWithin(*most, radius, step, withZero);
    }
    return std::nullopt;
}

}  // namespace cota::model
