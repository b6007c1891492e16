#pragma once
// The keys of commands in the whole program: the usual ones with the changes in the user's settings; and
// the mouse wheel over parts of a pane that scrolls as a whole.

#include <wx/event.h>
#include <wx/string.h>
#include <wx/window.h>

#include <functional>
#include <string>
#include <string_view>

#include "editor/tools/commands/key_map.h"

namespace cota::wx {

const tools::KeyMap& keyMap();
/// For this program, and in the settings for the next.
void setKeyMap(tools::KeyMap keys);

/// The keys of an event in the form of tools::normalKeys(); empty for keys without a name.
std::string keysOf(const wxKeyEvent& event);

/// "Undo (Ctrl+Z)".
wxString withKeys(const wxString& label, std::string_view command);

/// The wheel over `window` scrolls the next window around it that scrolls, unless `scrollsItself`. Without
/// this a list that has nothing to scroll swallows it, and a choice changes its value.
void passWheelOn(wxWindow& window, std::function<bool()> scrollsItself = {});

}  // namespace cota::wx
