#pragma once
// What the window tells those who drive it: tests, and who looks for a fault. `cota-editor --trace FOLDER`
// writes
//   FOLDER/events   one line for each thing that has happened, appended: "file NAME", "step PLACE LABEL",
//                   "checked ERRORS WARNINGS", "tool ID", "written NAME", "value LABEL" when a finding has
//                   led to a row of the properties, "cure X Y LABEL" for each button that cures the finding
//                   chosen and then "cures COUNT", "drawn COUNT" when the screen shows the map as it is now
//   FOLDER/places   where things are in pixels of the screen, written anew before each "drawn":
//                   "hex LABEL X Y" for the centre of each hex, "pane NAME X Y WIDTH HEIGHT" for each panel
// so that hands that are programs need neither wait for a time nor guess a place.

#include <wx/aui/framemanager.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "editor/answers/viewport.h"
#include "editor/editing/session.h"

namespace cota::wx {

class Trace {
  public:
    /// The folder is made if need be. Who cannot write there traces nothing.
    explicit Trace(std::filesystem::path folder);

    void say(const std::string& event);
    /// After a change of the session.
    void changed(const session::Session& session, const session::Changed& what);
    /// After the screen has been brought up to date; `corner` is where the map's window is on the screen.
    void drawn(const session::Table* table, const session::Viewport& view, wxPoint corner,
               wxAuiManager& panels);

  private:
    std::filesystem::path folder_;
    std::ofstream events_;
    int drawn_ = 0;
};

}  // namespace cota::wx
