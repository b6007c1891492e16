#pragma once
// Writes a picture as a file: asks where, shows the progress, and tells what went wrong.

#include <wx/dialog.h>

#include <filesystem>
#include <functional>

#include "editor/editing/session.h"
#include "editor/picture/export_picture.h"
#include "formats/picture/press/pages.h"

namespace cota::wx {

struct WrittenMap {
    wxString file;  // empty: none
    wxString lost;  // what could not be preserved of the replaced file: sentences, each after a space
};

struct PictureFile {
    wxString title;       // of the dialog that asks where
    std::string what;     // it shows, in the proposed name: "heat"; empty for the map
    std::string ending;   // .pdf
    wxString formatName;  // PDF
    /// Called from another thread.
    std::function<session::Exported(const picture::Progress& progress)> make;
};
/// After a moment, a dialog shows the progress and can stop it. Shows an error if it fails.
WrittenMap writePicture(wxWindow* parent, const session::Session& session, const PictureFile& file);

/// "A4 (210 × 297 mm)".
wxString paperTitle(const picture::Paper& paper);

/// The buttons of a dialog for exporting or printing. Printing can also write a file (wxID_SAVE), for users
/// without a printer.
wxSizer* exportButtons(wxDialog& dialog, bool isPrint);

/// Asks the user before a file is overwritten.
bool mayWriteOver(wxWindow* parent, const std::filesystem::path& path);

}  // namespace cota::wx
