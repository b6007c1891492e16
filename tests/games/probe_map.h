#pragma once
// A map with everything that a game declares: each terrain, hexside, path and feature has its own station,
// three hexes in a row that a unit crosses from one end to the other.

#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/geometry/hex.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::games {

/// Hexes in the order of the walk; the item of the station is in `middle` or on the hexside where the walk
/// enters it.
struct Station {
    model::HexCoord start, middle, end;
};

struct ProbeMap {
    model::Document document;
    std::vector<Station> stations;
};

ProbeMap probeMapOf(const mapsets::Mapset& game);

/// Three boards with the game's grid: two that meet, with different terrain, and one behind a gap.
model::Document joinedBoardsOf(const mapsets::Mapset& game);

}  // namespace cota::games
