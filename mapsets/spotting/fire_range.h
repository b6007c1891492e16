#pragma once
// How far a target is, as fire counts it: range and firepower of a unit against a target, and the band the
// distance falls in. Question "range", strategy "bands". Rows are walked in order; who, target: words of
// units (UnitTags), empty for any.
//   against   target, range, power: names of the printed values that count; the first row that fits
//   figures   list, nation: a unit made of what this list of words names has the values of its words: the
//             lowest range among them, the sum of their firepower; a word counts by the first list that has
//             it
//   alone     who: words of figures that fire with their like only: where others are in the unit, only those
//             others count
//   base      who, target, range, power: that range instead, so much more firepower for the whole unit
//   more      who, target, in (tags of the target's hex), with (words of the target), higher="yes" (who fires
//             stands higher): so much more range and power
//   band      within (hexes), or times (the range): the first that reaches; not-with: words of units that do
//             not fire in it
// A value the game does not know ("unknown") leaves the answer open.

#include <optional>
#include <span>
#include <string>

#include "mapsets/strategy/strategy.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

struct FireRange {
    std::optional<int> range;  // hexes; nothing: not known
    std::optional<int> power;
    std::string band;     // name of a row; empty: out of range, or not known
    int order = 0;        // of the band, nearest first
    bool allowed = true;  // the unit may fire in this band
};

/// Nothing where the game has no bands. Both units stand on the map.
std::optional<FireRange> fireRange(const Battlefield& field, const Roster& roster, UnitIndex unit,
                                   UnitIndex target);

extern const StrategyDescription bandsDescription;

}  // namespace cota::mapsets
