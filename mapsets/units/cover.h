#pragma once
// The cover of a unit in its hex. Question "cover", strategy "sum": the rows are added up; each names a
// value:
//   terrain   the greatest value among the terrains of the hex
//   feature   the value of every kind of feature in the hex; who: only for these units
//   inside    the value of the feature the unit is in, which its state `state` names
//   printed   the value of the unit itself; who: as above
// Carried units have none: they cannot be a target.

#include <optional>

#include "mapsets/strategy/strategy.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// Nothing if the game has no such rules, or the unit is carried.
std::optional<int> coverOf(const Battlefield& field, const Roster& roster, UnitIndex unit);
/// The cover of all units of a side in a hex against an assault: the cover of the hex, once, and that of the
/// feature each unit is in.
std::optional<int> coverAgainstAssault(const Battlefield& field, const Roster& roster, Cell cell,
                                       const model::SideId& side);

extern const StrategyDescription sumDescription;

}  // namespace cota::mapsets
