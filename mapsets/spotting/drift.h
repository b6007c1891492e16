#pragma once
// Where a shot from off the map comes down. Question "drift", strategy "two-dice": one die says how far, the
// other in which direction, unless the first reaches a factor that depends on who sees the target.
//   part, directions   kind of scenario part with the six directions, and how their values begin ("red-":
//   red-1) unseen, seen, close   the factor: nobody sees the target; a unit does; a unit with a word of
//   `observers`
//                      does, or one of the side stands in the hex or next to it
//   observers, not     words of units that see better, and that do not count at all

#include <optional>

#include "formats/model/document/scenario.h"
#include "mapsets/sight/sight.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// Nothing where the game has no such rules.
std::optional<int> driftFactor(const Battlefield& field, const Roster& roster, const Sight& sight,
                               Cell target, const model::SideId& side);

struct Landing {
    bool hits = false;   // it comes down where it was aimed
    Cell cell = noCell;  // where it comes down; noCell: off the map, and lost
};
/// `far`, `direction`: the dice, 1 to 6. Nothing where the scenario does not state the direction.
std::optional<Landing> drift(const Battlefield& field, const model::Scenario& scenario, Cell target,
                             int factor, int far, int direction);

extern const StrategyDescription twoDiceDescription;

}  // namespace cota::mapsets
