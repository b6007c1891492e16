#pragma once
// Where a shot from off the map comes down. Question "drift", strategy "two-dice": one die gives the
// distance, the other the direction, unless the first reaches a factor that depends on who sees the target.
//   part, directions      kind of scenario detail with the six directions, and the names of its values in
//                         the order of the die (red-1 ...)
//   unseen, seen, close   the factor: no unit sees the target; one does; one with a tag of `observers` does,
//                         or a unit of the side is in the hex or next to it
//   observers, not        tags of units that see better, and of units that cannot observe

#include <optional>

#include "formats/model/document/scenario.h"
#include "mapsets/sight/sight.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// Nothing if the game has no such rules.
std::optional<int> driftFactor(const Battlefield& field, const Roster& roster, const Sight& sight,
                               Cell target, const model::SideId& side);

struct Landing {
    bool hits = false;   // it comes down in the target hex
    Cell cell = noCell;  // where it comes down; noCell: off the map and lost
};
/// `far` and `direction` are the dice, 1 to 6. Nothing if the scenario does not state the direction.
std::optional<Landing> drift(const Battlefield& field, const model::Scenario& scenario, Cell target,
                             int factor, int far, int direction);

extern const StrategyDescription twoDiceDescription;

}  // namespace cota::mapsets
