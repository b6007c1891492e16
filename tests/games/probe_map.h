#pragma once
// A map made of what a game declares: each terrain, hexside, path and feature at a station of its own, which
// is three hexes in a row that a unit walks from one end to the other.

#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/geometry/hex.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::games {

/// Hexes in the order of the walk; what the station shows is in `middle` or on the side it is entered by.
struct Station {
    model::HexCoord start, middle, end;
};

struct ProbeMap {
    model::Document document;
    std::vector<Station> stations;
};

ProbeMap probeMapOf(const mapsets::Mapset& game);

/// Three boards of the game's own grid: two that meet, each with a terrain of its own, and one across a gap.
model::Document joinedBoardsOf(const mapsets::Mapset& game);

}  // namespace cota::games
