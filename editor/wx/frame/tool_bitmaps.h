#pragma once
// The icons of the tools for menus and tool bar.

#include <wx/bmpbndl.h>

namespace cota::wx {

/// The icon of a tool in the usual sizes.
wxBitmapBundle toolBitmaps(const char* id);

}  // namespace cota::wx
