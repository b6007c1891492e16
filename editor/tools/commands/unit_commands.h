#pragma once
// Commands on selected units, as steps of the history.

#include "editor/tools/commands/hex_commands.h"

namespace cota::tools {

/// The selected units leave their carriers, and what is aboard them leaves them.
Step unitsUnloaded(const ToolContext& context, const Place& at);
Step groupMade(const ToolContext& context, const Place& at);
Step unitsOutOfGroups(const ToolContext& context, const Place& at);
/// The groups of the selected units, set up as the rules allow.
Step unitsSetUp(const ToolContext& context, const Place& at);
/// Evenly along the straight line between the two that are farthest apart.
Step unitsLinedUp(const ToolContext& context, const Place& at);
/// Each in a hex of its own, as near as possible; a single unit with all others of its hex.
Step unitsSpreadOut(const ToolContext& context, const Place& at);
/// Above the other units in their hexes.
Step unitsOnTop(const ToolContext& context, const Place& at);
/// Out of the forces.
Step unitsDeleted(const ToolContext& context, const Place& at);

/// The selected units in a group.
Step unitsInGroup(const ToolContext& context, const model::GroupId& group);
/// The selected units in the first group of their side that arrives in that turn, or in a new one.
Step unitsArriving(const ToolContext& context, int turn);
/// A unit in the selected hex.
Step unitPlaced(const ToolContext& context, const model::CounterId& unit);
/// Whether selected units are aboard others, or carry some.
bool canUnload(const ToolContext& context);

}  // namespace cota::tools
