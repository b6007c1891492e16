#pragma once
// Hexes, points and terrains of a board as text, for files and reports.

#include <cstdint>
#include <string>

#include "formats/model/document/board.h"
#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::model {

/// "@q,r": the axial coordinates of a hex.
std::string axialText(HexCoord hex);

/// The printed label of a hex; its axialText if the label cannot be read back or the hex is not on the
/// board.
std::string hexText(const Grid& grid, HexCoord hex);

/// "woods:60 town": the terrains of a hex, each with its share if that is known.
std::string terrainText(const TerrainMix& mix);

/// "1.5" for 1500: thousandths as a decimal number without needless digits.
std::string thousandthsText(std::int64_t thousandths);

/// "1.5,2.25"
std::string pointText(GridPoint point);

}  // namespace cota::model
