#pragma once
// <board> -> Board. docs/file-format.md describes the elements.

#include <optional>

#include "formats/model/document/board.h"
#include "formats/xml/markup/source_map.h"
#include "formats/xml/markup/xml_cursor.h"

namespace cota::xml {

/// Returns nothing only if there is no grid of a legal size. Errors go to the cursor's document, places of
/// elements to `places`.
std::optional<model::Board> readBoard(XmlCursor& root, FilePlaces& places);

/// <grid> -> Grid, also for other readers.
std::optional<model::Grid> readGrid(XmlCursor& element);
/// The list of its edges with half hexes.
model::Halves readHalves(XmlCursor& grid);

}  // namespace cota::xml
