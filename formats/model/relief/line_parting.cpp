#include "formats/model/relief/line_parting.h"

#include <algorithm>

#include "formats/model/geometry/outline.h"
#include "formats/model/geometry/wide_integer.h"

namespace cota::model {

namespace {

Vector between(GridPoint from, GridPoint to) {
    return {std::int64_t{to.x} - from.x, std::int64_t{to.y} - from.y};
}
Wide dot(Vector a, Vector b) { return Wide{a.x} * b.x + Wide{a.y} * b.y; }
bool isSameWay(Vector a, Vector b) { return cross(a, b) == 0 && dot(a, b) > 0; }

/// The section of the turn from `start`, anticlockwise as printed, that contains a direction: `start`
/// itself, the first half, the opposite direction, the second half.
int partOfTurn(Vector start, Vector way) {
    const Wide side = cross(start, way);
    if (side == 0) return dot(start, way) > 0 ? 0 : 2;
    return side < 0 ? 1 : 3;
}

}  // namespace

std::strong_ordering partingOf(LineCourse one, LineCourse two, GridPoint here, Vector came) {
    while (one.hasMore() && two.hasMore()) {
        const GridPoint a = one.next(), b = two.next();
        const Vector toA = between(here, a), toB = between(here, b);
        if (!isSameWay(toA, toB)) {
            const Vector back{-came.x, -came.y};
            if (const auto parts = partOfTurn(back, toA) <=> partOfTurn(back, toB); parts != 0) return parts;
            return signOf(cross(toA, toB)) <=> 0;
        }
        const Wide farA = dot(toA, toA), farB = dot(toB, toB);
        if (farA <= farB) one.goOn();
        if (farB <= farA) two.goOn();
        came = toA;
        here = farA <= farB ? a : b;
    }
    return std::strong_ordering::equal;
}

LineRank rankUpon(const ContourLine& line, std::uint32_t index, bool isBack, bool isMain) {
    const bool isLeft = line.high == (isBack ? HighSide::right : HighSide::left);
    const int rises = line.high == HighSide::unknown ? 0 : isLeft ? 1 : -1;
    const int across = isMain ? 1 : -1;
    return {rises, (rises != 0 ? rises : across) * line.metres, line.dashed ? across : 0,
            across * static_cast<std::int64_t>(index)};
}

bool liesBelow(const ContourMap& map, const ContourPiece& one, const ContourPiece& two) {
    const auto isLeftwards = [](const ContourPiece& piece) { return piece.b.x < piece.a.x; };
    const auto lineOf = [&](const ContourPiece& piece) -> const ContourLine& {
        return map.lines[piece.line];
    };
    const auto leftEnd = [&](const ContourPiece& piece) { return isLeftwards(piece) ? piece.b : piece.a; };
    const auto rightEnd = [&](const ContourPiece& piece) { return isLeftwards(piece) ? piece.a : piece.b; };
    const auto byX = [](GridPoint a, GridPoint b) { return a.x < b.x; };
    // To the right, where below is on the right side, and back to the left.
    const GridPoint first = std::max(leftEnd(one), leftEnd(two), byX);
    const GridPoint last = std::min(rightEnd(one), rightEnd(two), byX);
    const auto onwards = partingOf({lineOf(one), one, isLeftwards(one)}, {lineOf(two), two, isLeftwards(two)},
                                   first, between(first, last));
    if (onwards != 0) return onwards < 0;
    const auto back = partingOf({lineOf(one), one, !isLeftwards(one)}, {lineOf(two), two, !isLeftwards(two)},
                                last, between(last, first));
    if (back != 0) return back > 0;
    const auto rank = [&](const ContourPiece& piece) {
        const ContourLine& line = lineOf(piece);
        const GridPoint from = line.points.front(), to = line.points.back();
        const bool isDrawnSo =
            line.closed ? areaTwice(line.points) > 0 : map.edge.placeOf(from) < map.edge.placeOf(to);
        return rankUpon(line, piece.line, isLeftwards(piece), isDrawnSo != isLeftwards(piece));
    };
    return rank(one) < rank(two);
}

}  // namespace cota::model
