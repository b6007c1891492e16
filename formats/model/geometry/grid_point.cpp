#include "formats/model/geometry/grid_point.h"

#include "formats/model/geometry/grid.h"

namespace cota::model {

namespace {

// In sixths of a unit: a flat hex extends 2/3 column to the side and half a row up; half of its corners are
// at 1/3.
constexpr std::int64_t wide = 4000;
constexpr std::int64_t slim = 2000;
constexpr std::int64_t mid = 3000;
constexpr std::array<FinePoint, 6> flatCorners = {FinePoint{-slim, -mid}, FinePoint{slim, -mid},
                                                  FinePoint{wide, 0},     FinePoint{slim, mid},
                                                  FinePoint{-slim, mid},  FinePoint{-wide, 0}};
constexpr std::array<FinePoint, 6> pointedCorners = {FinePoint{-mid, -slim}, FinePoint{0, -wide},
                                                     FinePoint{mid, -slim},  FinePoint{mid, slim},
                                                     FinePoint{0, wide},     FinePoint{-mid, slim}};

}  // namespace

GridPoint hexCentre(const Grid& grid, HexCoord hex) {
    const OffsetCoord at = grid.offsetOf(hex);
    const bool low = grid.isLowLine(grid.isFlat() ? at.column : at.row);
    const std::int32_t lowered = low ? unitsPerHex / 2 : 0;
    GridPoint centre{at.column * unitsPerHex, at.row * unitsPerHex};
    (grid.isFlat() ? centre.y : centre.x) += lowered;
    return centre;
}

std::array<FinePoint, 6> hexCorners(Orientation orientation, GridPoint centre) {
    std::array<FinePoint, 6> corners = orientation == Orientation::flat ? flatCorners : pointedCorners;
    for (FinePoint& corner : corners) corner = corner + fine(centre);
    return corners;
}

std::array<FinePoint, 6> hexCorners(const Grid& grid, HexCoord hex) {
    return hexCorners(grid.orientation, hexCentre(grid, hex));
}

GridPoint latticeCentre(Orientation orientation, HexCoord hex) {
    if (orientation == Orientation::flat)
        return {unitsPerHex * hex.q, unitsPerHex * hex.r + unitsPerHex / 2 * hex.q};
    return {unitsPerHex * hex.q + unitsPerHex / 2 * hex.r, unitsPerHex * hex.r};
}

HexCoord latticeHex(Orientation orientation, GridPoint point) {
    const bool isFlat = orientation == Orientation::flat;
    const std::int64_t across = isFlat ? point.x : point.y;
    const std::int64_t along = isFlat ? point.y : point.x;
    const auto nearest = [](std::int64_t units) {
        const std::int64_t moved = units + unitsPerHex / 2;
        return moved >= 0 ? moved / unitsPerHex : -((-moved + unitsPerHex - 1) / unitsPerHex);
    };
    std::int64_t bestSquare = INT64_MAX, bestLine = 0, bestPlace = 0;
    for (std::int64_t line = nearest(across) - 1; line <= nearest(across) + 1; ++line) {
        const std::int64_t place = nearest(along - unitsPerHex / 2 * line);
        const std::int64_t x = across - unitsPerHex * line;
        const std::int64_t y = along - unitsPerHex / 2 * line - unitsPerHex * place;
        const std::int64_t square = 3 * x * x + 4 * y * y;  // on paper columns are closer together
        if (square >= bestSquare) continue;
        bestSquare = square;
        bestLine = line;
        bestPlace = place;
    }
    const auto line = static_cast<std::int32_t>(bestLine), place = static_cast<std::int32_t>(bestPlace);
    return isFlat ? HexCoord{line, place} : HexCoord{place, line};
}

}  // namespace cota::model
