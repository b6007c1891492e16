#pragma once
// The dialogs for exporting and printing the map.

#include <wx/window.h>

#include <filesystem>

#include "editor/editing/session.h"

namespace cota::wx {

struct WrittenMap {
    wxString file;  // empty: none
    wxString lost;  // what could not be preserved of the replaced file: sentences, each after a space
};
/// Shows an error if it fails.
WrittenMap exportMap(wxWindow* parent, const session::Session& session,
                     const std::vector<std::string>& layers);

/// The result of printing: a file written instead, or the number of pages printed, or neither.
struct Printed {
    WrittenMap written;
    int pages = 0;
};
/// Shows a dialog for the paper, with the number of sheets needed.
Printed printMap(wxWindow* parent, const session::Session& session, const std::vector<std::string>& layers);

/// Asks the user before a file is overwritten.
bool mayWriteOver(wxWindow* parent, const std::filesystem::path& path);

}  // namespace cota::wx
