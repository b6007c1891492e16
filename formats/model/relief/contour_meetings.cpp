// Whether contours cross or touch. If none do, a face is a connected region.

#include <algorithm>
#include <cstdint>

#include "formats/model/geometry/wide_integer.h"
#include "formats/model/relief/contour_map.h"
#include "formats/model/relief/relief_vector.h"

namespace cota::model {

namespace {

/// A map with more pieces in a hex is unusual; for it, testing which of them meet is not worthwhile.
constexpr std::size_t mostInSquare = 256;

/// The side of a piece on which a point is.
int sideOf(const ContourPiece& piece, GridPoint point) {
    const Wide turn =
        cross(wayOf(piece), {std::int64_t{point.x} - piece.a.x, std::int64_t{point.y} - piece.a.y});
    return signOf(turn);
}

/// Whether two pieces have a point in common; for consecutive pieces, whether one runs back along the other.
bool doMeet(const ContourPiece& one, const ContourPiece& two, bool follows) {
    if (std::max(one.a.x, one.b.x) < std::min(two.a.x, two.b.x) ||
        std::max(two.a.x, two.b.x) < std::min(one.a.x, one.b.x) ||
        std::max(one.a.y, one.b.y) < std::min(two.a.y, two.b.y) ||
        std::max(two.a.y, two.b.y) < std::min(one.a.y, one.b.y))
        return false;
    const int a = sideOf(one, two.a), b = sideOf(one, two.b);
    if (follows) {
        const Vector v = wayOf(one), w = wayOf(two);
        return a == 0 && b == 0 && Wide{v.x} * w.x + Wide{v.y} * w.y < 0;
    }
    return a * b <= 0 && sideOf(two, one.a) * sideOf(two, one.b) <= 0;
}

}  // namespace

bool doContoursMeet(const ContourMap& map) {
    const auto follows = [&](const ContourPiece& one, const ContourPiece& two) {
        return one.line == two.line &&
               (two.end == one.end + 1 || one.end == two.end + 1 ||
                (map.lines[one.line].closed &&
                 std::max(one.end, two.end) + 1 == map.lines[one.line].points.size() &&
                 std::min(one.end, two.end) == 0));
    };
    for (std::size_t square = 0; square < map.pieces.squareCount(); ++square) {
        const auto here = map.pieces.inSquare(square);
        if (here.size() > mostInSquare) return true;
        for (std::size_t i = 0; i < here.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) {
                const ContourPiece &one = map.pieces.all()[here[k]], &two = map.pieces.all()[here[i]];
                if (doMeet(one, two, follows(one, two))) return true;
            }
    }
    return false;
}

}  // namespace cota::model
