#pragma once
// The list of all keys and tools.

#include <wx/window.h>

namespace cota::wx {

void showKeyList(wxWindow* parent);

}  // namespace cota::wx
