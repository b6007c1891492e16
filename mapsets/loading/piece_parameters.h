#pragma once
// Reads the attributes that only some pieces of a layout have (KnownPiece::parameters), and reports those
// that name nothing of the game.

#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/catalogue/catalogue.h"
#include "mapsets/look/furniture/layout.h"

namespace cota::mapsets {

void readPieceParameters(const Catalogue& catalogue, xml::XmlCursor& element, look::Piece& piece);

}  // namespace cota::mapsets
