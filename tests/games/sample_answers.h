#pragma once
// The answers of a game on a scenario as text: heights, some viewsheds, costs of steps and exits, control,
// and the reach of some units with and without leaders.

#include <string>

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::games {

std::string answersOn(const model::Document& document, const mapsets::Mapset& game);

}  // namespace cota::games
