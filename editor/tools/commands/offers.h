#pragma once
// What the window offers: a game that is played on a table has no tools for terrain and no lines of sight,
// and one on a map no attacks between groups of cards. Session::playedOn() decides which; this is the only
// place that asks.

#include <string_view>

#include "editor/editing/session.h"
#include "editor/tools/actions.h"

namespace cota::tools {

/// By the id of an action, of a view, tab or panel ("view-setup", "side-zones", "bottom-sight"), or of a
/// tool.
bool isOffered(std::string_view action, session::PlayedOn on);
/// A whole menu.
bool isOffered(Menu menu, session::PlayedOn on);

}  // namespace cota::tools
