#pragma once
// From how far a target would be spotted in each hex of the map.

#include <optional>
#include <stop_token>
#include <vector>

#include "mapsets/play/play.h"

namespace cota::mapsets {

/// By index in Battlefield::hexes(): the distance of the farthest hex of the map from which a unit without
/// states spots a target with these states (null: none) in the hex; 0: from no other hex. Distances as the
/// game counts them, at most `farthest`. Nothing if stopped. Uses all processors.
std::optional<std::vector<int>> spottedFrom(const Play& play, const TurnConditions& turn,
                                            const model::Attributes* target, int farthest,
                                            std::stop_token stop = {});

}  // namespace cota::mapsets
