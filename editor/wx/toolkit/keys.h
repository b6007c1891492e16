#pragma once
// The keys of commands in the whole program: the usual ones with the changes in the user's settings.

#include <wx/event.h>
#include <wx/string.h>

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

}  // namespace cota::wx
