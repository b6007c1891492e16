#pragma once
// What can be done with selected things of the map by one command: steps of the history, by the ids of
// actions.

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "editor/documents/board_thing.h"
#include "editor/tools/tool.h"

namespace cota::tools {

struct ThingCommand {
    const char* id;  // of a row of actionRows()
    /// Whether something of its kind is selected.
    bool (*isFor)(const ToolContext&);
    /// `at`: where the pointer is, for commands about a place.
    std::optional<HistoryEntry> (*step)(const ToolContext&, const std::optional<MapPoint>& at);
};

std::span<const ThingCommand> thingCommands();
/// Null if there is none with that id.
const ThingCommand* thingCommand(std::string_view id);

/// The selected units, those in hexes of the map first by hex.
std::vector<model::CounterId> selectedUnits(const ToolContext& context);
/// The only selected thing that is drawn on a board; nothing if several are selected.
std::optional<session::BoardThing> selectedDrawing(const ToolContext& context);

}  // namespace cota::tools
