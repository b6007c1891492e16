// The line straight above a place, which shows the face that contains the place.

#include <algorithm>

#include "formats/model/geometry/wide_integer.h"
#include "formats/model/relief/contour_map.h"
#include "formats/model/relief/line_parting.h"
#include "formats/model/relief/relief_faces.h"

namespace cota::model {

std::optional<LineSide> sideAbove(const ContourMap& map, GridPoint place) {
    const ContourPieces& pieces = map.pieces;
    struct Hit {
        Wide y = 0;  // over `den`, from place.y upwards: the largest is the nearest
        Wide den = 1;
        Wide slope = 0;  // over `den`
        const ContourPiece* piece = nullptr;
    };
    Hit best;
    const ContourPieces::Squares column = pieces.squaresOf(place, place);
    for (std::int32_t row = column.y0; row >= 0; --row) {
        const std::int64_t bottom = pieces.bottomOf(row) - place.y;
        if (best.piece && best.y >= bottom * best.den) break;
        for (const std::uint32_t index : pieces.inSquare(pieces.squareAt(column.x0, row))) {
            const ContourPiece& piece = pieces.all()[index];
            const bool isRight = piece.a.x <= piece.b.x;
            const GridPoint a = isRight ? piece.a : piece.b;
            const GridPoint b = isRight ? piece.b : piece.a;
            if (a.x > place.x || b.x <= place.x) continue;
            const Wide den = std::int64_t{b.x} - a.x;
            const Wide rise = std::int64_t{b.y} - a.y;
            const Wide y = (std::int64_t{a.y} - place.y) * den + rise * (std::int64_t{place.x} - a.x);
            if (y >= 0) continue;
            const Wide ahead = best.piece ? y * best.den - best.y * den : Wide{1};
            const Wide steeper = ahead == 0 ? rise * best.den - best.slope * den : Wide{0};
            if (ahead > 0 || steeper > 0 ||
                (ahead == 0 && steeper == 0 && liesBelow(map, piece, *best.piece)))
                best = {y, den, rise, &piece};
        }
    }
    if (!best.piece) return std::nullopt;
    // A piece that runs to the right has its right side below it.
    return LineSide{best.piece->line, static_cast<std::uint8_t>(best.piece->a.x < best.piece->b.x ? 1 : 0)};
}

ReliefFaces::Index ReliefFaces::at(const ContourMap& map, GridPoint place) const {
    const GridPoint low = map.edge.low(), high = map.edge.high();
    place = {std::clamp(place.x, low.x, high.x - 1), std::clamp(place.y, low.y, high.y)};
    if (const auto side = sideAbove(map, place)) return of(*side);
    const std::int64_t onEdge = std::int64_t{place.x} - low.x;
    auto after = std::upper_bound(atEdge.begin(), atEdge.end(), onEdge,
                                  [](std::int64_t one, const auto& section) { return one < section.first; });
    return after == atEdge.begin() ? atEdge.back().second : std::prev(after)->second;
}

}  // namespace cota::model
