// Heights by the nearest points of the contours around a place, and heights towards the summit of a hilltop.

#include <algorithm>

#include "formats/model/geometry/wide_integer.h"
#include "formats/model/relief/surroundings.h"

namespace cota::model {

namespace {

/// A squared distance, times four, as a fraction.
struct Square {
    Wide num = 0, den = 1;
    bool operator<(const Square& other) const { return compareProducts(num, other.den, other.num, den) < 0; }
};

Square squareTo(GridPoint place, GridPoint a, GridPoint b, PaperScale scale) {
    const std::int64_t wx = scale.x, wy = scale.y;
    const Vector p{std::int64_t{place.x} - a.x, std::int64_t{place.y} - a.y};
    const Vector d{std::int64_t{b.x} - a.x, std::int64_t{b.y} - a.y};
    const Wide length = Wide{wx} * d.x * d.x + Wide{wy} * d.y * d.y;
    const Wide along = Wide{wx} * p.x * d.x + Wide{wy} * p.y * d.y;
    const auto square = [&](Vector v) { return Wide{wx} * v.x * v.x + Wide{wy} * v.y * v.y; };
    if (along <= 0) return {square(p), 1};
    if (along >= length) return {square({p.x - d.x, p.y - d.y}), 1};
    const Wide across = cross(p, d);
    return {across * across * wx * wy, length};
}

/// In 2^-20 of half a grid unit.
Wide rootOf(Square square) {
    return wholeRoot((static_cast<WideUnsigned>(square.num) << 20) / static_cast<WideUnsigned>(square.den))
           << 10;
}

}  // namespace

std::optional<NearestPair> nearestPair(const Relief& relief, GridPoint place) {
    if (relief.empty()) return std::nullopt;
    const Relief::FaceIndex face = relief.faceAt(place);
    struct Nearest {
        int metres;
        std::uint32_t piece;
        Square square;
    };
    thread_local std::vector<Nearest> nearest;  // one for each height around the face
    nearest.clear();
    const std::int64_t whole = relief.wholeReach();
    for (std::int64_t reach = 2 * unitsPerHex;; reach *= 2) {
        nearest.clear();
        const auto box = static_cast<std::int32_t>(std::min(reach + reach / 4, whole));
        relief.forPieces(
            {place.x - box, place.y - box}, {place.x + box, place.y + box}, [&](const ContourPiece& piece) {
                if (relief.faceOf({piece.line, 0}) != face && relief.faceOf({piece.line, 1}) != face) return;
                const ContourLine& line = relief.lines()[piece.line];
                const Square square = squareTo(place, piece.a, piece.b, relief.scale());
                const auto index = relief.indexOf(piece);
                const auto it = std::ranges::find(nearest, line.metres, &Nearest::metres);
                if (it == nearest.end())
                    nearest.push_back({line.metres, index, square});
                else if (square < it->square)
                    *it = {line.metres, index, square};
            });
        if (reach >= whole) break;
        // Two heights are within the reach, so nothing beyond it is nearer.
        const Square limit{Wide{4} * reach * reach, 1};
        if (std::ranges::count_if(nearest, [&](const Nearest& one) { return one.square < limit; }) > 1) break;
    }
    if (nearest.size() < 2) return std::nullopt;
    std::ranges::sort(nearest, [](const Nearest& a, const Nearest& b) {
        return a.square < b.square || (!(b.square < a.square) && a.metres < b.metres);
    });
    const Nearest& low = nearest[0].metres < nearest[1].metres ? nearest[0] : nearest[1];
    const Nearest& high = &low == &nearest[0] ? nearest[1] : nearest[0];
    NearestPair pair;
    pair.line.isStraight = false;
    pair.line.low = low.metres;
    pair.line.high = high.metres;
    pair.line.lowPiece = low.piece;
    pair.line.highPiece = high.piece;
    pair.line.dashed = relief.lines()[relief.pieces()[low.piece].line].dashed ||
                       relief.lines()[relief.pieces()[high.piece].line].dashed;
    pair.below = rootOf(low.square);
    pair.above = rootOf(high.square);
    pair.belowNum = low.square.num, pair.belowDen = low.square.den;
    pair.aboveNum = high.square.num, pair.aboveDen = high.square.den;
    return pair;
}

std::optional<SlopeLine> slopeFromNearest(const Relief& relief, GridPoint place, int step, bool withZero) {
    const auto pair = nearestPair(relief, place);
    if (!pair) return std::nullopt;
    SlopeLine line = pair->line;
    line.marks = marksBetween(line.low, line.high, step);
    line.mark = withZero ? 0 : 1;
    // Beyond u / v: low * (v - u) >= high * u, both sides squared.
    const auto isBeyond = [&](Wide u, Wide v) {
        return compareProducts(pair->belowNum * (v - u) * (v - u), pair->aboveDen, pair->aboveNum * u * u,
                               pair->belowDen) >= 0;
    };
    while (line.mark < line.marks && isBeyond(2 * line.mark + 1, 2 * line.marks)) ++line.mark;
    const Wide below = pair->below, above = pair->above;
    constexpr Wide halfUnits = Wide{1} << 21;
    line.length = static_cast<std::int64_t>((below + above + halfUnits / 2) / halfUnits);
    line.below = static_cast<std::int64_t>((below + halfUnits / 2) / halfUnits);
    if (below + above > 0) line.share = static_cast<int>(below * 1'000'000 / (below + above));
    return line;
}

int stepsTowardsSummit(const Relief& relief, GridPoint place, Relief::FaceIndex index, GridPoint summit,
                       int rise, int step) {
    const ReliefFace& face = relief.faces()[index];
    if (rise <= 0 || step <= 0) return 0;
    const Vector way{std::int64_t{place.x} - summit.x, std::int64_t{place.y} - summit.y};
    if (way.x == 0 && way.y == 0) return (2 * rise + step) / (2 * step);
    // From the summit through the place to the contour behind it: summit + t * way, t > 1.
    Wide bestNum = 0, bestDen = 0;
    for (const LineSide side : face.border) {
        const ContourLine& line = relief.lines()[side.line];
        for (std::size_t i = 0; i < line.points.size(); ++i) {
            if (i + 1 == line.points.size() && !line.closed) break;
            const GridPoint next = line.points[i + 1 == line.points.size() ? 0 : i + 1];
            const Vector a{std::int64_t{line.points[i].x} - summit.x,
                           std::int64_t{line.points[i].y} - summit.y};
            const Vector b{std::int64_t{next.x} - summit.x, std::int64_t{next.y} - summit.y};
            const Wide one = cross(way, a), two = cross(way, b);
            if ((one >= 0) == (two >= 0)) continue;
            Wide num = cross(a, b), den = two - one;
            if (den < 0) num = -num, den = -den;
            if (num < den) continue;  // nearer than the place, or behind the summit
            if (bestDen != 0 && num * bestDen >= bestNum * den) continue;
            bestNum = num;
            bestDen = den;
        }
    }
    if (bestDen == 0) {  // the line leaves the map first: use the nearest point of a contour
        std::optional<Square> nearest;
        for (const LineSide side : face.border)
            for (const ContourPiece& piece : relief.piecesOf(side.line)) {
                const Square square = squareTo(place, piece.a, piece.b, relief.scale());
                if (!nearest || square < *nearest) nearest = square;
            }
        const Wide below = nearest ? rootOf(*nearest) : 0;
        const Wide whole = below + rootOf(squareTo(place, summit, summit, relief.scale()));
        return whole == 0 ? 0 : static_cast<int>((2 * rise * below + step * whole) / (2 * step * whole));
    }
    // 1 - 1 / t of the height.
    return static_cast<int>((2 * rise * (bestNum - bestDen) + step * bestNum) / (2 * step * bestNum));
}

}  // namespace cota::model
