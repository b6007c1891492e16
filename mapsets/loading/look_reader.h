#pragma once
// Reads look.xml, the symbology of a game, after those of the mapsets it extends, so that a game states only
// what it draws differently.

#include "formats/model/finding/loaded.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::mapsets {

/// The name of the file in the folder of a mapset; the file is optional.
inline constexpr const char* lookFile = "look.xml";

/// Always returns a symbology: an invalid value is reported and the default of the drawing used. `texts`
/// replace files, as in MapsetLibrary.
model::Loaded<look::Symbology> readLook(const Mapset& mapset, const xml::TextsByFile& texts = {});

}  // namespace cota::mapsets
