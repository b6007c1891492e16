#pragma once
// <board> -> Board. docs/file-format.md describes the elements.

#include <optional>

#include "formats/model/document/board.h"
#include "formats/xml/markup/source_map.h"
#include "formats/xml/markup/xml_cursor.h"

namespace cota::xml {

/// Nothing only if there is no grid of a legal size. What is wrong goes to the cursor's document, where
/// things stand to `places`.
std::optional<model::Board> readBoard(XmlCursor& root, FilePlaces& places);

/// <grid> -> Grid, for whoever else has one.
std::optional<model::Grid> readGrid(XmlCursor& element);
/// Its list of edges whose hexes are cut in halves.
model::Halves readHalves(XmlCursor& grid);

}  // namespace cota::xml
