#pragma once
// Prints the map on a local printer, at its full size.

#include <wx/window.h>

#include "editor/picture/export_picture.h"

namespace cota::wx {

/// Shows the system's print dialog with the order's paper preset, and prints on the paper chosen there.
/// Returns the number of pages sent; 0 if the user cancels or the printer fails, which is reported.
int sendToPrinter(wxWindow* parent, const session::ExportRequest& request);

}  // namespace cota::wx
