#pragma once
// What a page of a document tells the window around it.

#include <wx/string.h>

#include <filesystem>
#include <functional>
#include <string>

#include "editor/editing/session.h"
#include "editor/picture/start_offers.h"

namespace cota::wx {

struct PageEvents {
    /// A file was dropped on the map, or chosen in the start page.
    std::function<void(const wxString&)> onFile = [](const wxString&) {};
    /// A button: the id of an action.
    std::function<void(const std::string& action)> onAction = [](const std::string&) {};
    /// The map shows another overlay, or another page is shown.
    std::function<void()> onShown = [] {};
    /// A sample or template was chosen.
    std::function<void(const session::StartOffer&)> onBegin = [](const session::StartOffer&) {};
    /// A recent file is gone.
    std::function<void(const std::filesystem::path&)> onForget = [](const std::filesystem::path&) {};
    /// After every change of the session.
    std::function<void(const session::Changed&)> onChanged = [](const session::Changed&) {};
    std::function<void()> onDrawn = [] {};
};

}  // namespace cota::wx
