#pragma once
// Reads faces: the element language of cards and counters.

#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/catalogue/catalogue.h"
#include "mapsets/look/faces/face.h"

namespace cota::look {

/// Adds what the element says to `faces`. A part, style or lane with an id that is there replaces it; a
/// colour or face goes before those that are there.
void readFaces(xml::XmlCursor& root, const mapsets::Catalogue& catalogue, Faces& faces);

}  // namespace cota::look
