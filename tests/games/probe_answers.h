#pragma once
// What a game answers on its probe map: where each movement class gets and what it pays, how high hexes are,
// what is seen and from how far. Two games answer alike where the texts are the same.

#include <string>

#include "mapsets/catalogue/mapset.h"
#include "tests/games/probe_map.h"

namespace cota::games {

std::string answersOn(const ProbeMap& map, const mapsets::Mapset& game);

}  // namespace cota::games
