#pragma once
// An empty board to begin with.

#include "formats/model/document.h"
#include "mapsets/mapset.h"

namespace cota::session {

/// A board of the game's own grid with so many columns and rows, all of its first terrain. Columns and rows
/// outside of what a grid may have become the nearest that it may.
model::Document newBoard(const mapsets::Mapset& game, int columns, int rows);

}  // namespace cota::session
