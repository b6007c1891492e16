#pragma once
// How many hexes see each hex of the map: what a side watches, and what it does not see.

#include <optional>
#include <stop_token>
#include <vector>

#include "mapsets/play/play.h"

namespace cota::mapsets {

/// Who watches.
struct Watch {
    std::vector<Cell> from;    // sorted, each once
    std::optional<int> range;  // in hexes, as the game counts them; absent: any distance
};

/// By index in Battlefield::hexes(): how many hexes of the watch see it. A hex does not count for itself.
/// Nothing if stopped. Uses all processors.
std::optional<std::vector<int>> exposure(const Play& play, const Watch& watch, std::stop_token stop = {});

}  // namespace cota::mapsets
