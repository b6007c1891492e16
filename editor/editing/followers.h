#pragma once
// What follows an edit by itself. Names and words that the program made from other names: "Side 1: forces"
// follows the name of the side, a zone that was named after a group the name of the group, the words of a
// condition its fields. And values of formations and their units that must agree.

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// `after`, an edit of `before`, with all that follows. `game` may be null.
model::Document withFollowers(const model::Document& before, const model::Document& after,
                              const mapsets::Mapset* game);

/// Only the names. Those that a person gave stay.
model::Document withNamesFollowing(const model::Document& before, const model::Document& after,
                                   const mapsets::Mapset* game);

/// Only the values. Numbers that formations state about their units, as the game counts them ("platoons at
/// the start"), are right after the edit if they were before. A value that the game wants units to share with
/// their formation ("company letter") is given to new units that have none, and follows the formation as long
/// as both agree.
model::Document withFormationsAgreeing(const model::Document& before, const model::Document& after,
                                       const mapsets::Mapset* game);

}  // namespace cota::session
