#pragma once
// How far the weapons of a unit reach, and what they need to fire at a hex. Question "weapons", strategy
// "by-table". Rows are read in order; each that fits a unit is one of its weapons.
//   fire   at units on the ground
//   air    against aircraft that attack a hex: the hexes that the unit protects
// Of both:
//   who, not-with     tags of units (UnitTags); empty: all, none
//   printed, as       a printed word that the unit must have, such as "trajectory", "high"
//   value             the printed value with the range: a pair (9-5) or a whole number
//   hexes             a range the game states instead
//   times             the weapon fires up to this multiple of the range
//   needs             fire-line: spotted by the unit itself, with a line of fire past its friends; line: a
//                     line of sight; observer: spotted by a friend; nothing
//   observer          tags of the friends that may observe, for needs="observer"; empty: all
// A value the game does not know ("unknown") leaves the range open.

#include <optional>
#include <string>
#include <vector>

#include "mapsets/strategy/strategy.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

enum class WeaponUse { fire, air };
enum class WeaponNeed { fireLine, line, observer, nothing };

struct Weapon {
    std::optional<int> range;  // hexes; nothing: unknown
    WeaponNeed need = WeaponNeed::fireLine;
    TagMask observers = 0;
    bool isEverybodyObserver = false;
};

/// Whether the game says what weapons reach.
bool hasWeapons(const Battlefield& field);

/// The weapons of a unit as it is at the start. Empty if it has none, or the game does not say.
std::vector<Weapon> weaponsOf(const Battlefield& field, const Roster& roster, UnitIndex unit, WeaponUse use);

extern const StrategyDescription weaponsDescription;

}  // namespace cota::mapsets
