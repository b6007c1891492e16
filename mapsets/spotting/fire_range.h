#pragma once
// The range of fire: range and firepower of a unit against a target, and the band of their distance.
// Question "range", strategy "bands". Rows are read in order; who, target: tags of units (UnitTags), empty
// for any.
//   against   target, range, power: names of the printed values that count; the first row that fits is used
//   figures   list, nation: a unit that consists of figures in this word list has their values: the lowest
//             of their ranges, the sum of their firepower; a word counts in the first list that has it
//   alone     who: figures that fire only among themselves; if the unit has others, only the others count
//   base      who, target, range, power: replaces the range, and adds firepower for the whole unit
//   more      who, target, in (tags of the target's hex), with (tags of the target), higher="yes" (the firer
//             is higher): adds range and power
//   band      within (hexes), or times (the range): the first one that reaches; not-with: tags of units that
//             do not fire in it
// A value the game does not know ("unknown") leaves the result open.

#include <optional>
#include <span>
#include <string>

#include "mapsets/strategy/strategy.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

struct FireRange {
    std::optional<int> range;  // hexes; nothing: unknown
    std::optional<int> power;
    std::string band;     // name of a row; empty: out of range, or unknown
    int order = 0;        // number of the band, nearest first
    bool allowed = true;  // whether the unit may fire in this band
};

/// Nothing if the game has no bands. Both units must be on the map.
std::optional<FireRange> fireRange(const Battlefield& field, const Roster& roster, UnitIndex unit,
                                   UnitIndex target);

/// Range and firepower by these values, whatever the target; nothing: unknown.
struct PrintedFire {
    std::optional<int> range, power;
};
/// Of a unit of figures the lowest range and the sum of the firepower, else the unit's own. Nothing if
/// neither the unit nor any of its figures has the value.
std::optional<PrintedFire> printedFire(const Battlefield& field, const Roster& roster, UnitIndex unit,
                                       const std::string& range, const std::string& power);

extern const StrategyDescription bandsDescription;

}  // namespace cota::mapsets
