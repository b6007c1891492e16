#pragma once
// Commands on selected hexes and zones, as steps of the history.

#include <optional>
#include <string>

#include "editor/tools/tool.h"

namespace cota::tools {

using Place = std::optional<MapPoint>;  // where the pointer is
using Step = std::optional<HistoryEntry>;

Step hexesRaised(const ToolContext& context, const Place& at);
Step hexesLowered(const ToolContext& context, const Place& at);
/// An objective of the selected hexes.
Step objectiveMade(const ToolContext& context, const Place& at);
/// Everything like the hex that was selected last.
Step sameTerrainSelected(const ToolContext& context, const Place& at);
Step sameLevelSelected(const ToolContext& context, const Place& at);
/// The hexes of all zones that the selected hexes are in.
Step sameZoneSelected(const ToolContext& context, const Place& at);
/// The hexes of the selected zones and objectives.
Step hexesOfZoneSelected(const ToolContext& context, const Place& at);

/// The selected hexes with another terrain.
Step hexesPainted(const ToolContext& context, const model::TerrainId& terrain);
/// The selected hexes in a zone, or no longer in its list of hexes; an empty id makes a new zone.
Step hexesInZone(const ToolContext& context, const model::ZoneId& zone, bool isIn);
/// A feature in all selected hexes, or in none of them. `inScenario`: placed by the scenario.
Step hexesWithFeature(const ToolContext& context, const model::FeatureId& kind, bool inScenario,
                      bool isThere);

}  // namespace cota::tools
