#pragma once
// What protects a unit where it stands. Question "cover", strategy "sum": rows are added up, each names a
// value:
//   terrain   the greatest among the terrains of the hex
//   feature   of every kind of feature in the hex; who: of these units only
//   inside    of the feature the unit is inside, which its state `state` names
//   printed   of the unit itself; who
// Who is aboard others has none: nobody can aim at it.

#include <optional>

#include "mapsets/strategy/strategy.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// Nothing where the game has no such rules, or the unit is carried.
std::optional<int> coverOf(const Battlefield& field, const Roster& roster, UnitIndex unit);
/// Of all units of a side in a hex together, as an assault on it meets them: what the hex gives once, and
/// what each is inside of.
std::optional<int> coverAgainstAssault(const Battlefield& field, const Roster& roster, Cell cell,
                                       const model::SideId& side);

extern const StrategyDescription sumDescription;

}  // namespace cota::mapsets
