#pragma once
// How many units can fire at each hex at the start: the danger that a side is to the other, and its cover
// against aircraft.

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "mapsets/play/laid_document.h"
#include "mapsets/spotting/weapons.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

struct FireCover {
    std::vector<int> units;         // by index in Battlefield::hexes(): how many can fire there
    std::vector<UnitIndex> firers;  // those with such a weapon that stand in a hex
    std::vector<UnitIndex>
        uncertain;  // of them, those with a range that is unknown; their weapon is left out
};

/// Who can fire at one hex.
struct FiredAt {
    std::vector<UnitIndex> units;  // in the order asked
    std::vector<UnitIndex>
        maybe;  // of the others, those with a weapon that could if its unknown range is enough
};

/// A target without states is assumed in every hex, in the light and weather of `turn`, and friends where
/// they stand at the start. A unit does not fire at its own hex, but protects it. Carried units do not fire.
/// Nothing if stopped. Uses all processors.
std::optional<FireCover> fireCover(const LaidDocument& laid, const Roster& roster,
                                   std::span<const UnitIndex> units, WeaponUse use,
                                   const TurnConditions& turn, std::stop_token stop = {});

/// The same for some hexes, with the units: one entry for each of `cells`.
std::optional<std::vector<FiredAt>> firedAt(const LaidDocument& laid, const Roster& roster,
                                            std::span<const UnitIndex> units, WeaponUse use,
                                            const TurnConditions& turn, std::span<const Cell> cells,
                                            std::stop_token stop = {});

}  // namespace cota::mapsets
