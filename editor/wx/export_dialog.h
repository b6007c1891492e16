#pragma once
// Asks how the map becomes a file or goes to the printer, and sees to it.

#include <wx/window.h>

#include <filesystem>

#include "editor/editing/session.h"

namespace cota::wx {

struct WrittenMap {
    wxString file;  // empty: none
    wxString
        lost;  // what could not be kept of the file that was there before: a sentence each, behind a blank
};
/// Shows what went wrong.
WrittenMap exportMap(wxWindow* parent, const session::Session& session,
                     const std::vector<std::string>& layers);

/// The result of printing: the file written instead, or how many pages went to the printer, or neither.
struct Printed {
    WrittenMap written;
    int pages = 0;
};
/// Asks for the paper, and says beforehand how many sheets it takes.
Printed printMap(wxWindow* parent, const session::Session& session, const std::vector<std::string>& layers);

/// Asks where there is a file already.
bool mayWriteOver(wxWindow* parent, const std::filesystem::path& path);

}  // namespace cota::wx
