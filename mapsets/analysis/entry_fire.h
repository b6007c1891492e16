#pragma once
// Fields of fire onto the hexes where a side enters: which enemies, as they start, see each of them and can
// fire at it, as fireCover() has it.

#include <map>
#include <optional>
#include <stop_token>
#include <vector>

#include "mapsets/play/laid_document.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

struct EntryHex {
    Cell cell = noCell;
    int turn = 0;                      // the first in which a group may enter here; 0: no turn stated
    int hexes = 0;                     // hexes with enemies at the start that see it
    int setUpHexes = 0;                // hexes of set-up zones of enemies that see it
    std::vector<UnitIndex> see;        // enemies in a hex at the start that see it
    std::vector<UnitIndex> fire;       // enemies that can fire at it, also over the heads of others
    std::map<int, int> seeByDistance;  // enemies that see it, by their distance in hexes
    int unknownRange = 0;              // other enemies that could if their unknown range is long enough
};

/// The entry hexes of the arriving groups of a side, ascending. What enemies see is the line of sight alone.
/// They fire in the light and weather of the turn of the entry; of turn 1 if none is stated. Nothing if
/// stopped. Uses all processors.
std::optional<std::vector<EntryHex>> entryFire(const LaidDocument& laid, const Roster& roster,
                                               const model::SideId& side, std::stop_token stop = {});

/// The hexes of the map in the zones of the groups of this kind of a side, ascending, each once.
std::vector<Cell> groupHexes(const LaidDocument& laid, const model::SideId& side, model::Group::Kind kind);

}  // namespace cota::mapsets
