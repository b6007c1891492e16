#pragma once
// Reads cards.xml: what is printed on the cards of a game. A game's file is read after those of the games it
// extends; without any, cards show their names and values in a plain way. docs/card-games.md has the
// language.

#include "formats/model/finding/loaded.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/faces/face.h"

namespace cota::mapsets {

/// The name of the file in the folder of a mapset; the file is optional.
inline constexpr const char* cardsFile = "cards.xml";

/// Always returns faces. `texts` replace files, as in MapsetLibrary.
model::Loaded<look::Faces> readCards(const Mapset& mapset, const xml::TextsByFile& texts = {});

}  // namespace cota::mapsets
