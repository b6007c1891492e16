#pragma once
// The keys of the window: letters choose tools, combinations run actions, Escape returns to the map.

#include <wx/window.h>

#include <string>

#include "editor/editing/session.h"

namespace cota::wx {

class ActiveTool;
class Commands;
class MapCanvas;

class Shortcuts {
  public:
    Shortcuts(const session::Session& session, const Commands& commands, ActiveTool& tool)
        : session_(session), commands_(commands), tool_(tool) {}

    /// Before the window with the focus receives the key. `isFrame`: the focus is on the frame or its tool
    /// bar, where keys are meant for the map.
    void handle(wxKeyEvent& event, MapCanvas& map, wxWindow* focus, bool isFrame);

    /// Whether the key may run a command, and does not only edit a text.
    static bool isCommand(const wxKeyEvent& event);

  private:
    bool runTyped(const wxKeyEvent& event, MapCanvas& map);
    bool runMapAction(const wxKeyEvent& event);
    bool runAction(const wxKeyEvent& event);
    bool run(const std::string& action);

    const session::Session& session_;
    const Commands& commands_;
    ActiveTool& tool_;
};

}  // namespace cota::wx
