#pragma once
// The place of a board in the real world, in its file: <anchor system="EPSG:32631" east="..." .../>.

#include "formats/model/document/board.h"
#include "formats/xml/markup/xml_cursor.h"
#include "formats/xml/markup/xml_pen.h"

namespace cota::xml {

/// Reads the child <anchor> of a board. One that cannot be used is reported, and kept as written.
void readAnchor(XmlCursor& root, model::Board& board);
void writeAnchor(XmlPen& pen, const model::Board& board);

}  // namespace cota::xml
