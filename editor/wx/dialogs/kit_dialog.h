#pragma once
// The dialog for what is printed besides the map: the whole kit, or a part of it.

#include "editor/wx/dialogs/picture_file.h"

namespace cota::wx {

/// Shows the pages while the user chooses parts, paper and the edge for the backs; makes the PDF in the
/// background. Shows an error if it fails.
WrittenMap exportKit(wxWindow* parent, const session::Session& session);

}  // namespace cota::wx
