#pragma once
// Exact queries about outlines and lines in grid units: which side, do they meet and where, inside or not,
// how much of a hex is covered. An outline is closed: its last point is joined to its first. Nothing here
// rounds, except coverageShare if the exact fraction is extremely long.

#include <compare>
#include <cstdint>
#include <optional>
#include <span>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"
#include "formats/model/geometry/rational.h"

namespace cota::model {

/// The turn of the walk a -> b -> c as printed: -1 left, 0 straight on (or back), 1 right.
int turn(FinePoint a, FinePoint b, FinePoint c);

/// A position on a line as a fraction of its length, not reduced, with a positive denominator. Rational
/// cannot be used, because products overflow it here.
struct LinePlace {
    std::int64_t num = 0;
    std::int64_t den = 1;
    friend bool operator==(LinePlace a, LinePlace b);
    friend std::strong_ordering operator<=>(LinePlace a, LinePlace b);
};

/// A part of a line, both ends included; a single point if from == to.
struct LinePart {
    LinePlace from{0, 1};
    LinePlace to{1, 1};
    friend bool operator==(const LinePart&, const LinePart&) = default;
};

enum class Meeting {
    apart,
    touch,   // one common point, which is an end of at least one of them
    cross,   // one common point, inside both
    overlap  // more than one common point
};

/// How the segments ab and cd meet.
Meeting meetingOf(FinePoint a, FinePoint b, FinePoint c, FinePoint d);
/// The part of ab that is on cd.
std::optional<LinePart> partOn(FinePoint a, FinePoint b, FinePoint c, FinePoint d);

enum class Place { outside, boundary, inside };

/// The position of a point. The inside of an outline that crosses itself follows the even-odd rule.
Place placeOf(FinePoint point, std::span<const GridPoint> outline);

/// Twice the area in square grid units, positive if the outline runs clockwise as printed.
std::int64_t areaTwice(std::span<const GridPoint> outline);

/// The part of the line a -> b in a closed hex; the line must meet it. `corners` are clockwise.
LinePart partInHex(FinePoint a, FinePoint b, std::span<const FinePoint, 6> corners);

/// Whether the line a -> b meets the area or its rim within `window`. Allocates no memory.
bool meetsArea(FinePoint a, FinePoint b, std::span<const GridPoint> outline, const LinePart& window = {});

/// The share of the hex that the outline covers, 0..1; a half hex counts with its whole shape. Exact if the
/// reduced denominator is at most 1,000,000, otherwise to the nearest millionth. In an outline that crosses
/// itself, clockwise and anticlockwise parts count against each other.
Rational coverageShare(std::span<const GridPoint> outline, const Grid& grid, HexCoord hex);

}  // namespace cota::model
