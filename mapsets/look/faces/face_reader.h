#pragma once
// Reads faces: the element language of cards and counters.

#include "formats/xml/markup/xml_cursor.h"
#include "mapsets/catalogue/catalogue.h"
#include "mapsets/look/faces/face.h"

namespace cota::look {

/// Adds what the element says to `faces`: a part or style with an id that is there replaces it; colours,
/// faces and lanes are added, and the last colour or face that fits counts.
void readFaces(xml::XmlCursor& root, const mapsets::Catalogue& catalogue, Faces& faces);

}  // namespace cota::look
