#pragma once
// The answers of a game on its probe map as text: reach and costs of each movement type, heights, sight and
// spotting ranges. If two games give the same text, they answer alike.

#include <string>

#include "mapsets/catalogue/mapset.h"
#include "tests/games/probe_map.h"

namespace cota::games {

std::string answersOn(const ProbeMap& map, const mapsets::Mapset& game);

}  // namespace cota::games
