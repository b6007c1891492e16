#pragma once
// Asks for the times of sunrise and sunset, and which light the turns have by them.

#include <wx/window.h>

#include <optional>

#include "editor/scenario/turn_table.h"

namespace cota::wx {

/// Nothing if the user cancels.
std::optional<session::Sun> askSun(wxWindow* parent, const session::TurnTable& table);

}  // namespace cota::wx
