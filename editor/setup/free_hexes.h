#pragma once
// The hexes in which a unit could be set up, and units of a stack put apart into such hexes.

#include <memory>
#include <optional>
#include <set>

#include "editor/answers/joined_map.h"
#include "editor/documents/history.h"
#include "editor/setup/group_edits.h"

namespace cota::session {

/// The hexes of the zone of its group, or of the whole map, that are open to the unit and have room for it.
/// Empty without the unit. `laid`: of the document; units may be elsewhere.
std::set<Cell> freeHexesFor(const model::Document& document,
                            const std::shared_ptr<const mapsets::Mapset>& game,
                            const std::shared_ptr<const mapsets::LaidMap>& laid,
                            const model::CounterId& unit);

/// The units, but for the first one in each hex, in the nearest free hexes without other units. Nothing if
/// none can move.
std::optional<HistoryEntry> spreadOut(const model::Document& document, const JoinedMap& map,
                                      const std::shared_ptr<const mapsets::Mapset>& game,
                                      const CounterIds& units);

/// Units dropped on a hex of the map.
struct UnitDrop {
    std::optional<HistoryEntry> step;
    std::string text;  // what the drop does, or why it does nothing
};

/// Units of groups that do not set up have no hex, and a zone is where its group sets up.
UnitDrop unitsDropped(const model::Document& document, const JoinedMap& map, const CounterIds& units,
                      Cell cell, model::Language language);

/// The placed unit that a finding is about, of a stack the last; empty if there is none.
model::CounterId placedUnitOf(const model::Document& document, const model::Finding& finding);

}  // namespace cota::session
