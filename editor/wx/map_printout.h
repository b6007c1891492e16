#pragma once
// The map on a printer of this computer, at its full size.

#include <wx/window.h>

#include "editor/picture/export_picture.h"

namespace cota::wx {

/// Asks the system's own dialog for the printer, with the order's paper chosen in it, and prints on the paper
/// that comes of that. How many pages were sent; 0 where the person thought better of it, or the printer
/// failed, which is said.
int sendToPrinter(wxWindow* parent, const session::ExportOrder& order);

}  // namespace cota::wx
