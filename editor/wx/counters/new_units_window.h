#pragma once
// The card for new units in a window of its own, beside the map.

#include "editor/editing/force_edits.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

/// Shows the card for a formation; it stays open until it is closed, or `parent` is.
void showNewUnits(wxWindow* parent, const ViewContext& context, const session::ForceTarget& target);

}  // namespace cota::wx
