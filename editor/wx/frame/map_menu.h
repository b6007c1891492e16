#pragma once
// The menu of a thing on the map: selects what is below the pointer, unless it is selected, and offers what
// can be done with it.

#include <functional>
#include <optional>
#include <string>

#include "editor/editing/session.h"
#include "editor/tools/commands/context_menu.h"

class wxMenu;

namespace cota::wx {

class Commands;
class MapCanvas;

/// Runs an entry: an action, or the step of a choice.
void runEntry(MapCanvas& map, session::Session& session, const Commands& commands,
              const tools::MenuEntry& entry);

/// At the pointer, or, without one, at the hex cursor or the selection.
void showMapMenu(MapCanvas& map, session::Session& session, const Commands& commands,
                 const std::optional<tools::PointerEvent>& pointer);

}  // namespace cota::wx
