#pragma once
// The card for new units over the map, beside the list of forces.

#include "editor/editing/force_edits.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

/// Shows the card for a formation over all parts of `page`; it stays until it is closed, or `list`, beside
/// which it begins, is gone.
void showNewUnits(wxWindow& page, wxWindow& list, const ViewContext& context,
                  const session::ForceTarget& target);

}  // namespace cota::wx
