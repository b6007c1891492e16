#pragma once
// The dialogs for exporting and printing a game without a map.

#include "editor/wx/dialogs/export_dialog.h"

namespace cota::wx {

WrittenMap exportTable(wxWindow* parent, const session::Session& session);
Printed printTable(wxWindow* parent, const session::Session& session);

}  // namespace cota::wx
