#pragma once
// One board as it lies on the battlefield: turned or not, cropped or not. The board's own hexes and those of
// the whole map differ by a shift, or by a half turn and a shift, so both ways are one addition.

#include <string>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"
#include "formats/model/geometry/hex.h"

namespace cota::mapsets {

/// Columns and rows of the printed board that are kept, both ends included.
struct KeptPart {
    int firstColumn = 0;
    int lastColumn = 0;
    int firstRow = 0;
    int lastRow = 0;
    friend bool operator==(const KeptPart&, const KeptPart&) = default;
};

struct LaidBoard {
    std::string id;      // what the assembly calls it; of a board alone its own id
    std::string prefix;  // id and separator, as labels begin; empty for a board alone
    model::Grid grid;    // as printed
    KeptPart kept;
    bool turned = false;
    model::HexCoord shift;

    model::HexCoord toMap(model::HexCoord printed) const {
        return turned ? shift - printed : shift + printed;
    }
    model::HexCoord toBoard(model::HexCoord onMap) const { return turned ? shift - onMap : onMap - shift; }
    /// A printed point on the endless lattice of the map.
    model::GridPoint toMap(model::GridPoint printed) const;
    /// Whether the board has this printed hex and the crop keeps it.
    bool keeps(model::HexCoord printed) const;
    /// How much of a printed hex is there, in quarters: 4 whole, 2 cut by one edge, 1 by two.
    int quarters(model::HexCoord printed) const;
    /// A side of a hex of the board on the whole map.
    model::HexSide toMap(model::HexSide printed) const;
};

/// The board's hex that lies at the upper left, and whether its straight line is a low one as it lies.
struct UpperLeft {
    model::HexCoord printed;
    bool low = false;
};
UpperLeft upperLeftOf(const model::Grid& grid, const KeptPart& kept, bool turned);

}  // namespace cota::mapsets
