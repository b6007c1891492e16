#pragma once
// Rows that a narrow panel cuts off, in full below the pointer.

#include <wx/window.h>

#include <functional>

namespace cota::wx {

/// Of a list or tree: `textAt` gives what stands at a point of its client area, or nothing.
void showRowTips(wxWindow& rows, std::function<wxString(const wxPoint&)> textAt);

}  // namespace cota::wx
