#pragma once
// The dialog for adding a unit: its type, side and formation.

#include <optional>

#include "editor/editing/force_edits.h"
#include "editor/editing/session.h"

class wxWindow;

namespace cota::wx {

/// Shows the dialog with `target` selected first. Returns the step that adds the unit, or nothing if the
/// user cancels or there is nothing to add.
std::optional<session::HistoryEntry> askNewUnit(wxWindow* parent, const session::Session& session,
                                                const session::ForceTarget& target);

}  // namespace cota::wx
