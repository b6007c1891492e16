#pragma once
// What a game answers on a whole scenario: heights, what some hexes see, what steps and leaving the map cost,
// who controls what, and where some units get with and without leaders.

#include <string>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::games {

std::string answersOn(const model::Document& document, const mapsets::Mapset& game);

}  // namespace cota::games
