#pragma once
// The underlays of a board in its file.

#include <filesystem>
#include <string>
#include <vector>

#include "formats/model/document/board.h"
#include "formats/xml/markup/source_map.h"
#include "formats/xml/markup/xml_cursor.h"
#include "formats/xml/markup/xml_pen.h"

namespace cota::xml {

/// The grid of the board must have been read.
void readUnderlays(XmlCursor& root, model::Board& board, FilePlaces& places);
void writeUnderlays(XmlPen& pen, const model::Board& board);

/// A finding for each picture of the board file at `path` that is not where the file says. Pictures are not
/// opened.
std::vector<model::Finding> underlayFindings(const std::filesystem::path& path, const FilePlaces& places);

}  // namespace cota::xml
