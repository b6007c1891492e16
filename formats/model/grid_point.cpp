#include "formats/model/grid_point.h"

#include "formats/model/grid.h"

namespace cota::model {

namespace {

// In sixths of a unit: a flat hex reaches 2/3 column to the side and half a row up; half its corners lie at
// 1/3.
constexpr std::int64_t far = 4000;
constexpr std::int64_t near = 2000;
constexpr std::int64_t half = 3000;
constexpr std::array<FinePoint, 6> flatCorners = {FinePoint{-near, -half}, FinePoint{near, -half},
                                                  FinePoint{far, 0},       FinePoint{near, half},
                                                  FinePoint{-near, half},  FinePoint{-far, 0}};
constexpr std::array<FinePoint, 6> pointedCorners = {FinePoint{-half, -near}, FinePoint{0, -far},
                                                     FinePoint{half, -near},  FinePoint{half, near},
                                                     FinePoint{0, far},       FinePoint{-half, near}};

}  // namespace

GridPoint hexCentre(const Grid& grid, HexCoord hex) {
    const OffsetCoord at = grid.offsetOf(hex);
    const bool low = grid.isLowLine(grid.isFlat() ? at.column : at.row);
    const std::int32_t lowered = low ? unitsPerHex / 2 : 0;
    GridPoint centre{at.column * unitsPerHex, at.row * unitsPerHex};
    (grid.isFlat() ? centre.y : centre.x) += lowered;
    return centre;
}

std::array<FinePoint, 6> hexCorners(const Grid& grid, HexCoord hex) {
    const FinePoint centre = fine(hexCentre(grid, hex));
    std::array<FinePoint, 6> corners = grid.isFlat() ? flatCorners : pointedCorners;
    for (FinePoint& corner : corners) corner = corner + centre;
    return corners;
}

}  // namespace cota::model
