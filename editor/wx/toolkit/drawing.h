#pragma once
// Small shapes that our own controls draw: ticks, arrows, folds.

#include <wx/dc.h>
#include <wx/window.h>

#include <optional>

namespace cota::wx {

/// A check box of `side` pixels; nothing as state: things that differ.
void drawCheck(wxDC& dc, const wxWindow& window, const wxPoint& corner, int side, std::optional<bool> state);
/// The arrow of a choice; `right`: its right end, in the middle of its height.
void drawArrow(wxDC& dc, const wxWindow& window, const wxPoint& right, const wxColour& ink);
/// The triangle before rows that fold; `left`: its left end, in the middle of its height.
void drawFold(wxDC& dc, const wxWindow& window, const wxPoint& left, bool isOpen);

/// The ring around what has the keys, within its box.
void drawFocus(wxDC& dc, const wxWindow& window, wxRect box);

}  // namespace cota::wx
