#pragma once
// The dialog for the heat page of the scenario.

#include "editor/wx/dialogs/picture_file.h"

namespace cota::wx {

/// Asks for the turn and the paper, makes the page in the background, and opens it if the user wants. Shows
/// an error if it fails.
WrittenMap exportHeat(wxWindow* parent, const session::Session& session);

}  // namespace cota::wx
