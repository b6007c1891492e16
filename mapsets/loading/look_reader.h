#pragma once
// Reads look.xml, the symbology of a game: those of the mapsets it extends first, so that a game writes only
// what it draws otherwise.

#include "formats/model/finding/loaded.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::mapsets {

/// The name of the file in a mapset's folder. A folder without one adds nothing.
inline constexpr const char* lookFile = "look.xml";

/// Always gives a symbology: what is wrong with a value is a finding, and the drawing's own value counts.
/// `texts` stand for files, as in MapsetLibrary.
model::Loaded<look::Symbology> readLook(const Mapset& mapset, const xml::TextsByFile& texts = {});

}  // namespace cota::mapsets
