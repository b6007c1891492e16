#pragma once
// Moving and copying what is selected: units by hexes, names by distance.

#include <optional>
#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// What a drag from a place takes along: the selection, if the place belongs to a unit or name of it; else
/// the topmost unit or name there. Empty if there is none.
session::Selection carriedFrom(const ToolContext& context, const std::vector<model::Subject>& below);

/// The step that moves the units by as many hexes as lie between two hexes, or copies them. Refused if one
/// of them would leave the map.
std::optional<HistoryEntry> unitsMoved(const ToolContext& context, const session::Selection& carried,
                                       Cell from, Cell to, bool isCopy);
/// The same for names, by the distance between two points.
std::optional<HistoryEntry> namesMoved(const ToolContext& context, const session::Selection& carried,
                                       MapPoint from, MapPoint to, bool isCopy);
/// The hexes where the units would be.
std::set<Cell> unitsWouldBe(const ToolContext& context, const session::Selection& carried, Cell from,
                            Cell to);

}  // namespace cota::tools
