#pragma once
// The hexes that a line passes and the hexsides that it follows.

#include <vector>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/hex.h"
#include "validator/publish/ground/ground_lines.h"

namespace cota::publish {

struct HexWalk {
    std::vector<model::HexCoord> hexes;  // consecutive ones are adjacent; some may be outside the board
    std::vector<model::HexCoord> cut;    // hexes of which the line cuts a corner: left out
};

/// The hexes of a line. A hex of which it cuts a corner is left out if its neighbours on the way are
/// adjacent, and so is one that the line only looks into.
HexWalk hexesAlong(const GroundLine& line, model::Orientation orientation, const model::Grid& grid);

/// The hexsides nearest to a line; consecutive ones share a corner.
std::vector<model::HexSide> sidesAlong(const GroundLine& line, const model::Grid& grid);

}  // namespace cota::publish
