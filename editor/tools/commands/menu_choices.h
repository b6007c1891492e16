#pragma once
// Menus of the values that a selected thing can have: terrains, zones, groups, turns, states of the game.

#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "editor/tools/commands/context_menu.h"

namespace cota::tools {

// Each is nothing if there is nothing to choose.

/// The choices of a row of the property sheet of the selection.
std::optional<MenuEntry> valueChoices(const session::PropertySheet& sheet, const std::string& row);
/// The values that the game declares for units at the start: on or off, or menus of words.
std::optional<MenuEntry> stateChoices(const session::PropertySheet& sheet);

std::optional<MenuEntry> terrainChoices(const session::Session& session, const ToolContext& context);
/// The features of the game, those in the hex checked.
std::optional<MenuEntry> featureChoices(const session::Session& session, const ToolContext& context);
/// `isIn`: all zones, to add the hexes to; else those that list them.
std::optional<MenuEntry> zoneChoices(const session::Session& session, const ToolContext& context, bool isIn);
/// The units without a place, by side.
std::optional<MenuEntry> unitsToPlace(const session::Session& session, const ToolContext& context);

std::optional<MenuEntry> carrierChoices(const session::Session& session, const ToolContext& context);
std::optional<MenuEntry> groupChoices(const session::Session& session, const ToolContext& context);
std::optional<MenuEntry> turnChoices(const session::Session& session, const ToolContext& context);

/// Heights around that of the contour.
std::optional<MenuEntry> heightChoices(const ToolContext& context);
/// Hill or hollow, for a ring.
std::optional<MenuEntry> ringChoices(const ToolContext& context);
std::optional<MenuEntry> styleChoices(const session::Session& session, const ToolContext& context);
/// Prints the name of the selected path along it, near the pointer, where it can be moved.
std::optional<MenuEntry> nameOfPathChoice(const ToolContext& context, const std::optional<MapPoint>& at);

/// The groups that could set up or arrive in the zone.
std::optional<MenuEntry> groupsOfZone(const session::Session& session, const ToolContext& context);
/// The sides that may leave the map through the zone.
std::optional<MenuEntry> exitChoices(const session::Session& session, const ToolContext& context);
std::optional<MenuEntry> pointChoices(const session::PropertySheet& sheet);

}  // namespace cota::tools
