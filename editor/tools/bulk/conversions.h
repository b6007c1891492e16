#pragma once
// From one form of the ground to another: contours from levels and levels from contours, outlines around
// hexes and hexes under outlines.

#include <optional>
#include <set>

#include "editor/tools/tool.h"

namespace cota::tools {

/// Draws contours for the levels of all boards that have levels and no contours. Levels stay.
std::optional<HistoryEntry> contoursFromLevels(const ToolContext& context);
/// Gives the hexes of all boards with contours the levels that the contours show.
std::optional<HistoryEntry> levelsFromContours(const ToolContext& context);
/// The hexes whose levels differ from those that the contours of their board show.
std::set<Cell> levelDisagreements(const ToolContext& context);

/// Draws outlines of the terrain of the selected hexes around them; holes are left out. Without a selected
/// hex, a reason.
std::optional<HistoryEntry> outlinesFromHexes(const ToolContext& context);
/// Paints the hexes of which the selected outlines cover at least half; the outlines stay.
std::optional<HistoryEntry> hexesFromOutlines(const ToolContext& context);

}  // namespace cota::tools
