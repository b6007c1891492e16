#pragma once
// Asks how the map becomes a file, and writes it.

#include <wx/window.h>

#include "editor/session/session.h"

namespace cota::wx {

/// Says what went wrong, if anything did.
void exportMap(wxWindow* parent, const session::Session& session, const std::vector<std::string>& layers);

}  // namespace cota::wx
