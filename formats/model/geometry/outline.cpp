#include "formats/model/geometry/outline.h"

#include <algorithm>
#include <utility>

#include "formats/model/geometry/wide_integer.h"

namespace cota::model {

namespace {

/// Differences of points in range are below 2^30, so 64 bits are enough.
std::int64_t cross(FinePoint a, FinePoint b) { return a.x * b.y - a.y * b.x; }
std::int64_t dot(FinePoint a, FinePoint b) { return a.x * b.x + a.y * b.y; }
int sign(std::int64_t number) { return number < 0 ? -1 : (number > 0 ? 1 : 0); }

LinePlace place(std::int64_t num, std::int64_t den) {
    return den < 0 ? LinePlace{-num, -den} : LinePlace{num, den};
}

constexpr LinePlace lineStart{0, 1};
constexpr LinePlace lineEnd{1, 1};

/// The common part of two segments on one line. `along` is b - a and not zero.
std::optional<LinePart> commonPart(FinePoint a, FinePoint along, FinePoint c, FinePoint d) {
    const std::int64_t length = dot(along, along);
    LinePlace from = place(dot(c - a, along), length);
    LinePlace to = place(dot(d - a, along), length);
    if (to < from) std::swap(from, to);
    from = std::max(from, lineStart);
    to = std::min(to, lineEnd);
    if (to < from) return std::nullopt;
    return LinePart{from, to};
}

bool isOnSegment(FinePoint point, FinePoint c, FinePoint d) {
    return turn(c, d, point) == 0 && std::min(c.x, d.x) <= point.x && point.x <= std::max(c.x, d.x) &&
           std::min(c.y, d.y) <= point.y && point.y <= std::max(c.y, d.y);
}

template <class Visit>
void forEdges(std::span<const GridPoint> outline, Visit visit) {
    for (std::size_t i = 0; i < outline.size(); ++i)
        if (!visit(fine(outline[i]), fine(outline[i + 1 == outline.size() ? 0 : i + 1]))) return;
}

/// Where the infinite line through a and b crosses an edge, treated as if it were slightly to the left; then
/// corners on the line and edges along it need no special case. Returns nothing if it does not cross.
std::optional<LinePlace> passing(FinePoint a, FinePoint b, FinePoint c, FinePoint d) {
    const bool cLeft = turn(a, b, c) < 0;
    const bool dLeft = turn(a, b, d) < 0;
    if (cLeft == dLeft) return std::nullopt;
    return place(cross(c - a, d - c), cross(b - a, d - c));
}

}  // namespace

bool operator==(LinePlace a, LinePlace b) { return Wide{a.num} * b.den == Wide{b.num} * a.den; }
std::strong_ordering operator<=>(LinePlace a, LinePlace b) {
    const Wide left = Wide{a.num} * b.den;
    const Wide right = Wide{b.num} * a.den;
    if (left == right) return std::strong_ordering::equal;
    return left < right ? std::strong_ordering::less : std::strong_ordering::greater;
}

int turn(FinePoint a, FinePoint b, FinePoint c) { return sign(cross(b - a, c - a)); }

std::optional<LinePart> partOn(FinePoint a, FinePoint b, FinePoint c, FinePoint d) {
    if (a == b) return isOnSegment(a, c, d) ? std::optional(LinePart{lineStart, lineStart}) : std::nullopt;
    const int cSide = turn(a, b, c);
    const int dSide = turn(a, b, d);
    if (cSide == 0 && dSide == 0) return commonPart(a, b - a, c, d);
    if (cSide * dSide > 0 || turn(c, d, a) * turn(c, d, b) > 0) return std::nullopt;
    const LinePlace at = place(cross(c - a, d - c), cross(b - a, d - c));
    return LinePart{at, at};
}

Meeting meetingOf(FinePoint a, FinePoint b, FinePoint c, FinePoint d) {
    const auto part = partOn(a, b, c, d);
    if (!part) return Meeting::apart;
    if (part->from != part->to) return Meeting::overlap;
    const bool inside = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
    return inside ? Meeting::cross : Meeting::touch;
}

Place placeOf(FinePoint point, std::span<const GridPoint> outline) {
    const FinePoint ahead{point.x + 1, point.y};
    bool boundary = false;
    bool inside = false;
    forEdges(outline, [&](FinePoint c, FinePoint d) {
        boundary = isOnSegment(point, c, d);
        if (const auto at = passing(point, ahead, c, d); at && *at > lineStart) inside = !inside;
        return !boundary;
    });
    if (boundary) return Place::boundary;
    return inside ? Place::inside : Place::outside;
}

std::int64_t areaTwice(std::span<const GridPoint> outline) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const GridPoint a = outline[i];
        const GridPoint b = outline[i + 1 == outline.size() ? 0 : i + 1];
        sum += std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x;
    }
    return sum;
}

LinePart partInHex(FinePoint a, FinePoint b, std::span<const FinePoint, 6> corners) {
    LinePart part;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const FinePoint c = corners[i], side = corners[(i + 1) % corners.size()] - c;
        const std::int64_t atA = cross(side, a - c), atB = cross(side, b - c);
        if (atA < 0 && atB > atA) part.from = std::max(part.from, LinePlace{-atA, atB - atA});
        if (atB < 0 && atA > atB) part.to = std::min(part.to, LinePlace{atA, atA - atB});
    }
    return part;
}

bool meetsArea(FinePoint a, FinePoint b, std::span<const GridPoint> outline, const LinePart& window) {
    bool meets = false;
    bool inside = false;
    const bool isPoint = a == b;
    const FinePoint ahead = isPoint ? FinePoint{a.x + 1, a.y} : b;
    forEdges(outline, [&](FinePoint c, FinePoint d) {
        const auto part = partOn(a, b, c, d);
        meets = part && part->from <= window.to && window.from <= part->to;
        // If the window meets no edge, it is all inside or all outside; the number of edges before it
        // decides.
        if (const auto at = passing(a, ahead, c, d); at && *at < window.from) inside = !inside;
        return !meets;
    });
    return meets || inside;
}

}  // namespace cota::model
