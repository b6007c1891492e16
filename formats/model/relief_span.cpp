// Bounds of the heights that the shortest lines through all places of a small square give.
//
// Claim: where every place p of the square has a line between contours of two heights that is no longer than
// L, the shortest line through p ends on contours of heights l < h, at most L apart, and the share of it
// below p lies between (d(l) - r) / L and 1 - (d(h) - r) / L. Here d is how far the contours of a height are
// from the middle of the square and r is how far its corners are. For the part below p is at least d(l) - r
// long, the part above it at least d(h) - r, and both together at most L.
//
// L is found in one direction, that of the shortest line through the middle. Between the two pieces this line
// ends on, all lines in its direction through the square make a strip. Where pieces of one height close the
// strip at either end and none of another height reaches into it before they do, each of these lines joins
// the two heights; the farthest points of the closing pieces bound their length. Roots and quotients are
// rounded to the safe side; all else is whole numbers.

#include <algorithm>
#include <array>

#include "formats/model/relief_fan.h"

namespace cota::model {

namespace {

/// A list that never asks for memory; full lists are told by isFull, and then nothing is claimed.
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

/// A piece that reaches into the strip: between which lines of it, and how far along them, in 2^-16 of the
/// direction's own length.
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

/// How far the strip from -width to width goes on before pieces of one height close it; nothing where it does
/// not, or another height comes first.
std::optional<Distance> closedBy(Bars& bars, std::int64_t width) {
    if (bars.isFull || bars.count == 0) return std::nullopt;
    std::ranges::sort(bars, {}, &Bar::farthest);
    const int metres = bars.begin()->metres;
    for (const Bar& last : bars) {
        // Covered by the bars up to this one?
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

/// The heights that places within `radius` half units have on lines no longer than `most` between two of
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

}  // namespace

std::optional<HeightSpan> Relief::slopesAround(GridPoint middle, std::int32_t half, int free, int step,
                                               bool withZero) const {
    // On the smallest maps slopeThrough does not look that far; see below.
    if (std::max(high_.x - low_.x, high_.y - low_.y) < 3 * unitsPerHex) return std::nullopt;
    const auto through = shortestThrough(middle, step, withZero);
    if (!through) return std::nullopt;
    const std::int64_t radius =
        Fan::rootOf((weightX_ + weightY_) * half * half) + 1;  // half units, as all here
    // So long a line is found among the pieces within 1500 or 3000 thousandths of a hex, where slopeThrough
    // looks in every direction; see below.
    constexpr std::int64_t firstReach = 3000, longest = 5980;
    const auto shortest = static_cast<std::int64_t>(through->length >> 20);
    if (shortest > longest) return std::nullopt;
    const std::int64_t reach = shortest + 6 * radius + 8;
    thread_local Fan fan;
    fan.gather(*this, middle, static_cast<std::int32_t>(reach / 2));

    const Vector direction = shortened(through->direction, std::int64_t{1} << 12);
    const std::int64_t width = half * (std::abs(direction.x) + std::abs(direction.y));
    std::array<Bars, 2> bars;
    Distances heights;
    for (const Fan::Edge& edge : fan.edges) {
        const std::int64_t distance = Fan::rootOf(edge.square);
        if (distance <= radius + 2 * free) return std::nullopt;
        const int metres = fan.metresOf(edge);
        keepNearest(heights, metres, distance);
        const std::int64_t a = across(direction, edge.a), b = across(direction, edge.b);
        if (std::min(a, b) > width || std::max(a, b) < -width) continue;
        // The square must lie on one side of the piece, or the piece has no one place in the strip.
        const std::int64_t spread = half * (std::abs(edge.b.x - edge.a.x) + std::abs(edge.b.y - edge.a.y));
        const std::int64_t size = std::abs(edge.size);
        if (size <= spread || a == b) return std::nullopt;
        const auto part = [den = Wide{std::abs(b - a)}](std::int64_t num) {
            return static_cast<std::int64_t>((Wide{num} << partBits) / den);
        };
        bars[(edge.size > 0) == (b > a) ? 0 : 1].add(
            {std::min(a, b), std::max(a, b), part(size - spread), part(size + spread) + 1, metres});
    }
    const auto ahead = closedBy(bars[0], width), behind = closedBy(bars[1], width);
    if (!ahead || !behind || ahead->metres == behind->metres || heights.isFull) return std::nullopt;
    const std::int64_t own =
        Fan::rootOf(weightX_ * direction.x * direction.x + weightY_ * direction.y * direction.y) + 1;
    const auto halfUnits = [&](const Distance& parts) {
        return static_cast<std::int64_t>((Wide{parts.halfUnits} * own) >> partBits) + 2;
    };
    const std::int64_t one = halfUnits(*ahead), two = halfUnits(*behind), most = one + two;
    // What was not gathered is farther away than `reach`: it neither shuts the strip off nor ends such a
    // line.
    if (most > longest || most + 2 * radius + 4 > reach) return std::nullopt;
    // slopeThrough first knows what lies within the first reach. Either that holds both ends, and some line
    // no longer than `most` is found there or at twice the reach; or it is of one height, and nothing is
    // found before twice the reach, which holds them.
    const bool isSoon = std::max(one, two) <= firstReach - 20;
    const bool isLate =
        reach > firstReach + radius + 2 && std::ranges::count_if(heights, [&](const Distance& height) {
                                               return height.halfUnits <= firstReach + radius + 2;
                                           }) <= 1;
    if (!isSoon && !isLate) return std::nullopt;

    return spanOn(heights, most, radius, step, withZero);
}

}  // namespace cota::model
