#pragma once
// Reads cards.xml and counters.xml: what is printed on the cards and counters of a game. A game's file is
// read after those of the games it extends; without any, names and values are shown in a plain way.
// docs/card-games.md and docs/counters.md have the language.

#include "formats/model/finding/loaded.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/faces/face.h"

namespace cota::mapsets {

/// The names of the files in the folder of a mapset; each is optional.
inline constexpr const char* cardsFile = "cards.xml";
inline constexpr const char* countersFile = "counters.xml";

/// Always returns faces. `texts` replace files, as in MapsetLibrary.
model::Loaded<look::Faces> readCards(const Mapset& mapset, const xml::TextsByFile& texts = {});
model::Loaded<look::Faces> readCounters(const Mapset& mapset, const xml::TextsByFile& texts = {});

}  // namespace cota::mapsets
