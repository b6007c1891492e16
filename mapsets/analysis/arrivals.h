#pragma once
// When units can be in each hex: isochrones of a unit, a formation or a side.

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "mapsets/play/laid_document.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

struct Arrival {
    Cell cell = noCell;
    int turn = 0;              // the first in which one of the units can be there; 0: at the start
    bool isUncertain = false;  // later, or never, by an unknown cost or the dice, or if entering costs points
    UnitIndex unit = noUnit;   // the first of those units
};

/// The hexes in which units can end within `turns` turns (0: no limit) as in `cota reach`, led, with enemies
/// and full stacks where they stand at the start; ascending. A unit starts in its hex, anywhere in its zone,
/// or in the turn and at the place where it arrives, without paying for its first hex there. Carried units
/// and those that cannot move are left out. `roster` is of `laid`. Nothing if stopped. Uses all processors.
std::optional<std::vector<Arrival>> arrivals(const LaidDocument& laid, const Roster& roster,
                                             std::span<const UnitIndex> units, int turns,
                                             std::stop_token stop = {});

}  // namespace cota::mapsets
