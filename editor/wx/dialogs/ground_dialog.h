#pragma once
// The dialog that brings a map of the world onto a board.

#include <wx/window.h>

#include <functional>
#include <optional>

#include "editor/documents/history.h"
#include "editor/editing/session.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::wx {

/// Asks for the file, the table and the hexes to take; the step for the open document. Nothing if the user
/// cancels, if no board has a place in the world, or if the file cannot be used, which is reported. `help`
/// shows the manual above a window.
std::optional<session::HistoryEntry> askGround(wxWindow* parent, const session::Session& session,
                                               const mapsets::MapsetLibrary& library,
                                               const std::function<void(wxWindow*)>& help);

}  // namespace cota::wx
