#pragma once
// The menu of a right click on the map: selects what is below the pointer, unless it is selected, and offers
// what can be done with it.

#include <functional>
#include <string>

#include "editor/editing/session.h"

class wxMouseEvent;

namespace cota::wx {

class Commands;
class MapCanvas;

/// Offers the actions that have a command.
void showMapMenu(MapCanvas& map, session::Session& session, const Commands& commands,
                 const wxMouseEvent& event);

}  // namespace cota::wx
