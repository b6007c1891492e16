#pragma once
// Leaving the map, if the scenario allows it: a last step from an exit hex, at the cost the game gives
// (Movement::exitCost).

#include <optional>
#include <vector>

#include "formats/model/document/scenario.h"
#include "mapsets/movement/movement.h"
#include "mapsets/movement/reach.h"

namespace cota::mapsets {

/// The hexes at the edge of the map through which units of the side may leave it, ascending.
std::vector<Cell> exitsOf(const Battlefield& field, const model::Scenario& scenario,
                          const model::SideId& side);

/// The first turn in which a unit that reached the hex this way can leave the map; nothing if it cannot, or
/// not within the turns of the query. An unknown cost counts as 0.
std::optional<int> leavingTurn(const ReachedHex& hex, const ReachQuery& query, std::optional<Points> cost);

}  // namespace cota::mapsets
