#pragma once
// How much room the stacking limits leave in each hex at the start.

#include <vector>

#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"

namespace cota::mapsets {

/// By index in Battlefield::hexes(): how many units like `unit` of its side could stand in the hex beside
/// those that do at the start, at most `most`. The unit itself is not counted where it stands.
std::vector<int> roomFor(const Stacking& stacking, const Battlefield& field, const Roster& roster,
                         UnitIndex unit, int most);

}  // namespace cota::mapsets
