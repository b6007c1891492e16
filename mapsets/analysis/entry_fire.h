#pragma once
// Fields of fire onto the hexes where a side enters: which enemies, as they start, see each of them and reach
// it with a printed range.

#include <map>
#include <optional>
#include <stop_token>
#include <vector>

#include "mapsets/analysis/strength.h"
#include "mapsets/play/laid_document.h"

namespace cota::mapsets {

struct EntryHex {
    Cell cell = noCell;
    int turn = 0;                      // the first in which a group may enter here; 0: no turn stated
    int hexes = 0;                     // hexes with enemies at the start that see it
    int setUpHexes = 0;                // hexes of set-up zones of enemies that see it
    std::vector<UnitIndex> see;        // enemies in a hex at the start that see it
    std::vector<UnitIndex> fire;       // those of them with a printed range that is long enough
    std::map<int, int> seeByDistance;  // enemies that see it, by their distance in hexes
    int unknownRange = 0;              // enemies that see it and have a strength, but no known range
};

/// The entry hexes of the arriving groups of a side, ascending. Only the line of sight and the range count:
/// not light, weather, concealment, or friends in the way. Nothing if stopped. Uses all processors.
std::optional<std::vector<EntryHex>> entryFire(const LaidDocument& laid, const Roster& roster,
                                               const std::vector<StrengthMeasure>& measures,
                                               const model::SideId& side, std::stop_token stop = {});

/// The hexes of the map in the zones of the groups of this kind of a side, ascending, each once.
std::vector<Cell> groupHexes(const LaidDocument& laid, const model::SideId& side, model::Group::Kind kind);

}  // namespace cota::mapsets
