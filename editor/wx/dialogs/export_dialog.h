#pragma once
// The dialogs for exporting and printing the map.

#include <wx/window.h>

#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/wx/dialogs/picture_file.h"

namespace cota::wx {

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

}  // namespace cota::wx
