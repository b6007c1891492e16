#include "formats/model/geometry/lattice_hexes.h"

#include <cstdint>

namespace cota::model {

LatticeHexes latticeHexesAt(Orientation orientation, GridPoint point) {
    const bool isFlat = orientation == Orientation::flat;
    const std::int64_t across = isFlat ? point.x : point.y;
    const std::int64_t along = isFlat ? point.y : point.x;
    const auto below = [](std::int64_t units) {
        return units >= 0 ? units / unitsPerHex : -((-units + unitsPerHex - 1) / unitsPerHex);
    };
    LatticeHexes found;
    std::int64_t bestSquare = INT64_MAX;
    for (std::int64_t line = below(across) - 1; line <= below(across) + 2; ++line) {
        const std::int64_t first = below(along - unitsPerHex / 2 * line);
        for (std::int64_t place = first; place <= first + 1; ++place) {
            const std::int64_t x = across - unitsPerHex * line;
            const std::int64_t y = along - unitsPerHex / 2 * line - unitsPerHex * place;
            const std::int64_t square = 3 * x * x + 4 * y * y;  // on paper columns are closer together
            if (square > bestSquare) continue;
            if (square < bestSquare) found.count = 0;
            bestSquare = square;
            const auto q = static_cast<std::int32_t>(line), r = static_cast<std::int32_t>(place);
            found.hexes[found.count++] = isFlat ? HexCoord{q, r} : HexCoord{r, q};
        }
    }
    return found;
}

}  // namespace cota::model
