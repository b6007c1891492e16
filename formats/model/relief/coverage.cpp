// The share of a hex that an outline covers (coverageShare of outline.h). The same computation with two
// number types: exact fractions, and fixed point for outlines whose exact fraction does not fit.

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "formats/model/geometry/outline.h"
#include "formats/model/geometry/wide_integer.h"

namespace cota::model {

namespace {

struct TooLong {};

Wide times(Wide a, Wide b) {
    Wide product = 0;
    if (__builtin_mul_overflow(a, b, &product)) throw TooLong{};
    return product;
}
Wide plus(Wide a, Wide b) {
    Wide sum = 0;
    if (__builtin_add_overflow(a, b, &sum)) throw TooLong{};
    return sum;
}

/// A reduced fraction of 128-bit numbers; throws TooLong instead of overflowing.
class Exact {
  public:
    Exact(std::int64_t number = 0) : num_(number) {}
    Exact(Wide num, Wide den) : num_(den < 0 ? -num : num), den_(den < 0 ? -den : den) {
        Wide a = num_ < 0 ? -num_ : num_;
        Wide b = den_;
        while (b != 0) a = std::exchange(b, a % b);
        num_ /= a;
        den_ /= a;
    }
    Wide num() const { return num_; }
    Wide den() const { return den_; }

    friend Exact operator+(const Exact& a, const Exact& b) {
        return {plus(times(a.num_, b.den_), times(b.num_, a.den_)), times(a.den_, b.den_)};
    }
    friend Exact operator-(const Exact& a, const Exact& b) { return a + Exact(-b.num_, b.den_); }
    friend Exact operator*(const Exact& a, const Exact& b) {
        return {times(a.num_, b.num_), times(a.den_, b.den_)};
    }
    friend Exact operator/(const Exact& a, const Exact& b) {
        return {times(a.num_, b.den_), times(a.den_, b.num_)};
    }
    friend bool operator<(const Exact& a, const Exact& b) {
        return times(a.num_, b.den_) < times(b.num_, a.den_);
    }

  private:
    Wide num_ = 0;
    Wide den_ = 1;
};

/// A number with 40 binary places, the same on every machine. Points of drawings are within 2^31 of each
/// other, so that no product of an edge and a position in the hex reaches 2^127; the share of a hex is
/// correct to much less than a millionth.
class Fixed {
  public:
    Fixed(std::int64_t number = 0) : raw_(Wide{number} * one) {}
    /// The nearest whole number of a value of 0 or more.
    std::int64_t rounded() const { return static_cast<std::int64_t>((raw_ + one / 2) / one); }

    friend Fixed operator+(Fixed a, Fixed b) { return ofRaw(a.raw_ + b.raw_); }
    friend Fixed operator-(Fixed a, Fixed b) { return ofRaw(a.raw_ - b.raw_); }
    friend Fixed operator*(Fixed a, Fixed b) { return ofRaw(a.raw_ * b.raw_ / one); }
    friend Fixed operator/(Fixed a, Fixed b) { return ofRaw(a.raw_ * one / b.raw_); }
    friend bool operator<(Fixed a, Fixed b) { return a.raw_ < b.raw_; }

  private:
    static constexpr std::int64_t one = std::int64_t{1} << 40;
    static Fixed ofRaw(Wide raw) {
        Fixed number;
        number.raw_ = raw;
        return number;
    }
    Wide raw_ = 0;
};

// A flat hex around (0,0) in sixths of a unit, see hexCorners; for pointed grids x and y are swapped.
constexpr std::int64_t far = 4000;
constexpr std::int64_t near = 2000;
constexpr std::int64_t half = 3000;
constexpr std::int64_t hexArea = (2 * far + 2 * near) * half;

/// Half the height of the hex at x, between two adjacent corners: horizontal in the middle, sloping at the
/// sides.
template <class Number>
struct Roof {
    Number atZero;
    Number slope;
    Number at(const Number& x) const { return atZero + slope * x; }
};

/// An edge of the outline from left to right, as y = atZero + slope * x.
template <class Number>
struct Slant {
    Number atZero;
    Number slope;
    Number at(const Number& x) const { return atZero + slope * x; }
};

/// The integral of the edge from left to right, limited to the top of the hex where the edge is above it and
/// to the bottom where it is below. Left and right are under one roof.
template <class Number>
Number integralWithin(const Slant<Number>& edge, const Roof<Number>& roof, const Number& left,
                      const Number& right) {
    std::array<Number, 4> cuts = {left, right, right, right};
    std::size_t count = 1;
    for (const int side : {-1, 1}) {  // where the edge crosses the top and the bottom of the hex
        const Number fall = edge.slope - roof.slope * Number(side);
        const Number gap = roof.atZero * Number(side) - edge.atZero;
        if (!(fall < Number(0)) && !(Number(0) < fall)) continue;
        const Number at = gap / fall;
        if (left < at && at < right) cuts[count++] = at;
    }
    if (count == 3 && cuts[2] < cuts[1]) std::swap(cuts[1], cuts[2]);
    const auto clamped = [&](const Number& x) {
        const Number top = roof.at(x);
        const Number y = edge.at(x);
        if (top < y) return top;
        const Number bottom = Number(0) - top;
        return y < bottom ? bottom : y;
    };
    Number sum(0);
    for (std::size_t i = 0; i < count; ++i) {
        const Number& next = i + 1 < count ? cuts[i + 1] : right;
        sum = sum + (next - cuts[i]) * (clamped(cuts[i]) + clamped(next));
    }
    return sum / Number(2);
}

template <class Number>
Number coveredUnderEdge(FinePoint a, FinePoint b) {
    const bool backwards = b.x < a.x;
    if (backwards) std::swap(a, b);
    const Number slope = Number(b.y - a.y) / Number(b.x - a.x);
    const Slant<Number> edge{Number(a.y) - slope * Number(a.x), slope};
    const Number steep = Number(half) / Number(far - near);
    const std::array<Roof<Number>, 3> roofs = {Roof<Number>{steep * Number(far), steep},
                                               Roof<Number>{Number(half), Number(0)},
                                               Roof<Number>{steep * Number(far), Number(0) - steep}};
    constexpr std::array<std::int64_t, 4> corners = {-far, -near, near, far};
    Number sum(0);
    for (std::size_t i = 0; i < roofs.size(); ++i) {
        const std::int64_t left = std::max(a.x, corners[i]);
        const std::int64_t right = std::min(b.x, corners[i + 1]);
        if (left < right) sum = sum + integralWithin(edge, roofs[i], Number(left), Number(right));
    }
    return backwards ? Number(0) - sum : sum;
}

/// The covered area divided by that of the hex, 0..1. The areas between the edges of the outline and the
/// middle line of the hex add up to the area; each edge is limited to the top and the bottom of the hex.
template <class Number>
Number share(std::span<const GridPoint> outline, const Grid& grid, HexCoord hex) {
    const FinePoint centre = fine(hexCentre(grid, hex));
    const auto relative = [&](GridPoint point) {
        const FinePoint moved = fine(point) - centre;
        return grid.isFlat() ? moved : FinePoint{moved.y, moved.x};
    };
    Number sum(0);
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const FinePoint a = relative(outline[i]);
        const FinePoint b = relative(outline[i + 1 == outline.size() ? 0 : i + 1]);
        if (a.x == b.x || std::max(a.x, b.x) <= -far || std::min(a.x, b.x) >= far) continue;
        sum = sum + coveredUnderEdge<Number>(a, b);
    }
    return (sum < Number(0) ? Number(0) - sum : sum) / Number(hexArea);
}

constexpr std::int64_t millionths = 1'000'000;

}  // namespace

Rational coverageShare(std::span<const GridPoint> outline, const Grid& grid, HexCoord hex) {
    try {
        const Exact exact = share<Exact>(outline, grid, hex);
        if (exact.den() <= millionths)
            return {static_cast<std::int64_t>(exact.num()), static_cast<std::int64_t>(exact.den())};
        const Wide rounded = plus(times(exact.num(), 2 * millionths), exact.den()) / times(exact.den(), 2);
        return {static_cast<std::int64_t>(rounded), millionths};
    } catch (const TooLong&) {
        return {(share<Fixed>(outline, grid, hex) * Fixed(millionths)).rounded(), millionths};
    }
}

}  // namespace cota::model
