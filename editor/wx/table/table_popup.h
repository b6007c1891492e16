#pragma once
// The menu of the selected things of a table.

#include <functional>
#include <vector>

#include "editor/table/table_menu.h"

class wxPoint;
class wxWindow;

namespace cota::wx {

/// Opens it at a point of the window; `run` is called with the chosen entry after the menu has closed.
void popUp(wxWindow& window, const wxPoint& at, const std::vector<session::TableMenuEntry>& entries,
           const std::function<void(const session::TableMenuEntry&)>& run);

}  // namespace cota::wx
