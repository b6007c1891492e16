#pragma once
// Asks how the map becomes a file, and writes it.

#include <wx/window.h>

#include <filesystem>

#include "editor/session/session.h"

namespace cota::wx {

/// What went wrong is said; the file that was written comes back, or nothing.
wxString exportMap(wxWindow* parent, const session::Session& session, const std::vector<std::string>& layers);

/// Asks where there is a file already.
bool mayWriteOver(wxWindow* parent, const std::filesystem::path& path);

}  // namespace cota::wx
