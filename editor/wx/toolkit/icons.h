#pragma once
// The icons of the window: the SVG files of editor/wx/icons, compiled into the program, in any one colour.

#include <wx/bitmap.h>
#include <wx/bmpbndl.h>
#include <wx/colour.h>
#include <wx/dc.h>
#include <wx/window.h>

#include <string_view>

namespace cota::wx {

/// The text of an icon, made from editor/wx/icons when the program is built. Null for unknown names.
const char* iconText(std::string_view name);

/// Sizes in device-independent pixels.
inline constexpr int stripIcon = 20, listIcon = 16;

/// An icon for drawing in a window, at its scale; not valid for unknown names.
wxBitmap iconFor(const wxWindow& window, std::string_view name, const wxColour& colour, int size);
bool hasIcon(std::string_view name);
/// The same in the usual scales, for menus.
wxBitmapBundle iconBundle(std::string_view name, const wxColour& colour, int size);
/// Draws an icon in the middle of a box.
void drawIcon(wxDC& dc, const wxWindow& window, std::string_view name, const wxColour& colour,
              const wxRect& box, int size = listIcon);
/// The colours or the scale have changed.
void forgetIcons();

}  // namespace cota::wx
