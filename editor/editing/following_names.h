#pragma once
// Names and words that the program made from other names follow these: "Side 1: forces" the name of the
// side, a zone that was named after a group the name of the group, the words of a condition its fields.

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// `after`, an edit of `before`, with the names that follow. Names that a person gave stay. `game` may be
/// null.
model::Document withNamesFollowing(const model::Document& before, const model::Document& after,
                                   const mapsets::Mapset* game);

}  // namespace cota::session
