#pragma once
// The mouse wheel over parts of a pane that scrolls as a whole.

#include <wx/window.h>

#include <functional>

namespace cota::wx {

/// The wheel over `window` scrolls the next window around it that scrolls, unless `scrollsItself`. Without this
/// a list that has nothing to scroll swallows it, and a choice changes its value.
void passWheelOn(wxWindow& window, std::function<bool()> scrollsItself = {});

}  // namespace cota::wx
