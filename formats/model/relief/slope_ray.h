#pragma once
// One candidate for the shortest line through a place between two contours, only for the sources of slopes.

#include <algorithm>

#include "formats/model/geometry/wide_integer.h"
#include "formats/model/relief/relief_vector.h"
#include "formats/model/relief/slope.h"

namespace cota::model {

/// The direction halved until it is not longer than `most`. Directions of corners nearer than a hundred
/// thousand hexes lose no digits here.
inline Vector shortened(Vector direction, std::int64_t most) {
    while (std::max(std::abs(direction.x), std::abs(direction.y)) > most) {
        direction.x /= 2;
        direction.y /= 2;
    }
    return direction;
}

/// A piece of contour at a height of `metres`: a direction d from the place meets it at the parameter size /
/// (normal * d).
struct Meet {
    Vector normal;  // positive for the directions that meet the piece
    Wide size = 0;  // positive
    int metres = 0;
    bool dashed = false;
    std::uint32_t piece = 0;
    Wide along(Vector direction) const { return Wide{normal.x} * direction.x + Wide{normal.y} * direction.y; }
};

/// A length as a fraction of the length of a direction.
struct Length {
    Wide num = 0, den = 1;
};

/// One candidate: the two pieces that are met first, and the interval of directions in which they are.
struct SlopeRay {
    Meet ahead, behind;
    Vector from, to;
    PaperScale scale;

    /// Positive if turning further makes the line longer.
    int growth(Vector direction) const {
        // Perpendicular on paper: to first order the length of the direction does not change.
        const Vector turned{-scale.y * direction.y, scale.x * direction.x};
        const Wide one = ahead.along(direction), two = behind.along(direction);
        return -compareProducts(ahead.size * ahead.along(turned), two * two,
                                -(behind.size * behind.along(turned)), one * one);
    }
    bool isRising() const { return ahead.metres > behind.metres; }
    const Meet& low() const { return isRising() ? behind : ahead; }
    const Meet& high() const { return isRising() ? ahead : behind; }

    /// Whether the place is at u / v of the shortest line, or farther up.
    bool isBeyond(int u, int v) const {
        // size(low) / low(d) * (v - u) >= size(high) / high(d) * u, which is linear in d.
        const Wide a = low().size * (v - u), b = high().size * u;
        const auto part = [&](std::int64_t l, std::int64_t h) { return a * h - b * l; };
        Wide gx = part(low().normal.x, high().normal.x), gy = part(low().normal.y, high().normal.y);
        constexpr Wide most = Wide{1} << 47;
        while (std::max(gx < 0 ? -gx : gx, gy < 0 ? -gy : gy) > most) gx /= 2, gy /= 2;
        const auto sign = [&](Vector d) { return signOf(gx * d.x + gy * d.y); };
        const int first = sign(from), last = sign(to);
        if (first >= 0 && last >= 0) return true;
        if (first < 0 && last < 0) return false;
        if (growth(from) >= 0) return first >= 0;
        if (growth(to) <= 0) return last >= 0;
        Vector limit{static_cast<std::int64_t>(-gy), static_cast<std::int64_t>(gx)};
        if (cross(from, limit) < 0) limit = {-limit.x, -limit.y};
        const int turn = growth(limit);
        if (turn == 0) return true;
        return (turn > 0 ? first : last) >= 0;
    }

    /// The direction of the shortest line, to a 65536th of the interval.
    Vector shortest() const {
        if (growth(from) >= 0) return from;
        if (growth(to) <= 0) return to;
        constexpr std::int64_t parts = 1 << 16;
        std::int64_t low = 0, high = parts;
        const auto at = [&](std::int64_t t) {
            return Vector{from.x * (parts - t) + to.x * t, from.y * (parts - t) + to.y * t};
        };
        while (high - low > 1) {
            const std::int64_t middle = (low + high) / 2;
            (growth(at(middle)) >= 0 ? high : low) = middle;
        }
        return at(high);
    }

    /// In 2^-20 of half a grid unit, rounded down.
    Wide length(Vector direction) const {
        direction = shortened(direction, std::int64_t{1} << 20);
        const Wide one = ahead.along(direction), two = behind.along(direction);
        if (one <= 0 || two <= 0) return Wide{1} << 100;  // lost in the halving: never the shortest
        Length part{ahead.size * two + behind.size * one, one * two};
        while (part.num > (Wide{1} << 84)) part = {part.num / 2, std::max<Wide>(part.den / 2, 1)};
        const Wide square =
            Wide{scale.x} * direction.x * direction.x + Wide{scale.y} * direction.y * direction.y;
        return part.num * wholeRoot(static_cast<WideUnsigned>(square) << 40) / part.den;
    }

    /// The slope line of the place for the shortest line of the interval.
    SlopeLine line(Vector shortest, Wide length, int step, bool withZero) const {
        SlopeLine line;
        line.low = low().metres;
        line.high = high().metres;
        line.dashed = low().dashed || high().dashed;
        line.lowPiece = low().piece;
        line.highPiece = high().piece;
        line.marks = marksBetween(line.low, line.high, step);
        line.mark = withZero ? 0 : 1;
        while (line.mark < line.marks && isBeyond(2 * line.mark + 1, 2 * line.marks)) ++line.mark;
        constexpr Wide halfUnits = Wide{1} << 21;
        line.length = static_cast<std::int64_t>((length + halfUnits / 2) / halfUnits);
        const Vector shown = shortened(shortest, std::int64_t{1} << 30);
        const Wide below = low().size * high().along(shown), above = high().size * low().along(shown);
        constexpr int millionth = 1'000'000;
        if (below + above > 0)
            line.share =
                static_cast<int>((below / 1024) * millionth / std::max<Wide>((below + above) / 1024, 1));
        line.below = (line.length * line.share + millionth / 2) / millionth;
        return line;
    }
};

}  // namespace cota::model
