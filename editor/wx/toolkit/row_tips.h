#pragma once
// Tooltips with the full text of rows that a narrow panel cuts off.

#include <wx/window.h>

#include <functional>

namespace cota::wx {

/// For a list or tree: `textAt` returns the text at a point of its client area, or nothing.
void showRowTips(wxWindow& rows, std::function<wxString(const wxPoint&)> textAt);

}  // namespace cota::wx
