#pragma once
// A list of the styles for maps.

#include <wx/choice.h>

#include <string>

#include "editor/editing/session.h"

namespace cota::wx {

/// Where the settings keep the style of the map in the window.
inline constexpr const char* styleKey = "/map/style";

/// The look of the game comes first; `style` is chosen.
wxChoice* styleChoice(wxWindow* parent, const session::Session& session, const std::string& style);
/// The style chosen there.
std::string chosenStyle(const wxChoice& choice, const session::Session& session);

}  // namespace cota::wx
