#pragma once
// How an assembly states the place of a board: the column and row, on the whole map, of the upper left hex
// of the part that is kept, as the board is turned. The builder of the map and the editor both use it.

#include <optional>
#include <string>

#include "formats/model/document/assembly.h"
#include "mapsets/field/laid_board.h"

namespace cota::mapsets {

/// A board cut and turned as stated, but not put in its place.
struct CutBoard {
    LaidBoard laid;
    std::optional<std::string> unknown;  // the hex of the crop that is not on the board
};
CutBoard cutBoard(const model::BoardPlacement& placement, const model::Grid& printed);
/// The whole printed board.
KeptPart wholeOf(const model::Grid& printed);

/// The orientation and low lines of a map whose first board is this one, with its upper left hex there.
model::Grid linesOfMap(const LaidBoard& first, model::OffsetCoord at);
/// Whether the low lines of the board would be low on the map.
bool fitsLines(const model::Grid& map, const LaidBoard& board, model::OffsetCoord at);
/// Puts the upper left hex of the board there.
void putAt(LaidBoard& board, const model::Grid& map, model::OffsetCoord at);
/// Where the upper left hex of the board is.
model::OffsetCoord placeOf(const LaidBoard& board, const model::Grid& map);

}  // namespace cota::mapsets
