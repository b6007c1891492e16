#pragma once
// One board as placed on the battlefield: perhaps turned, perhaps cropped. Board and map coordinates differ
// by a shift, or by a half turn and a shift, so each conversion is one addition or subtraction.

#include <string>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"
#include "formats/model/geometry/hex.h"

namespace cota::mapsets {

/// The columns and rows of the printed board that are kept, both ends included.
struct KeptPart {
    int firstColumn = 0;
    int lastColumn = 0;
    int firstRow = 0;
    int lastRow = 0;
    friend bool operator==(const KeptPart&, const KeptPart&) = default;
};

struct LaidBoard {
    std::string id;      // id in the assembly; for a single board its own id
    std::string prefix;  // id and separator before labels; empty for a single board
    model::Grid grid;    // as printed
    KeptPart kept;
    bool turned = false;
    model::HexCoord shift;

    model::HexCoord toMap(model::HexCoord printed) const {
        return turned ? shift - printed : shift + printed;
    }
    model::HexCoord toBoard(model::HexCoord onMap) const { return turned ? shift - onMap : onMap - shift; }
    /// Converts a printed point to the endless lattice of the map.
    model::GridPoint toMap(model::GridPoint printed) const;
    /// Whether the board has this printed hex and it is not cropped.
    bool keeps(model::HexCoord printed) const;
    /// How much of a printed hex exists, in quarters: 4 whole, 2 cut by one edge, 1 by two.
    int quarters(model::HexCoord printed) const;
    /// Converts a hexside of the board to the whole map.
    model::HexSide toMap(model::HexSide printed) const;
};

/// The hex at the upper left of a placed board, and whether its line is low.
struct UpperLeft {
    model::HexCoord printed;
    bool low = false;
};
UpperLeft upperLeftOf(const model::Grid& grid, const KeptPart& kept, bool turned);

}  // namespace cota::mapsets
