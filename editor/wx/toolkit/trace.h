#pragma once
// Events of the window, for tests and for debugging. `cota-editor --trace FOLDER` writes
//   FOLDER/events   one line for each event, appended: "file NAME", "step PLACE LABEL", "checked ERRORS
//                   WARNINGS", "tool ID", "written NAME", "value LABEL" after a finding has selected a row of
//                   the properties, "fix X Y LABEL" for each fix button of the selected finding and then
//                   "fixes COUNT", "drawn COUNT" when the screen shows the present map
//                   "placed COUNT" when items have moved
//   FOLDER/items    "ITEM X Y WIDTH HEIGHT" for each visible item of our own controls: "item undo ...",
//                   "row LIST/ID ...", "field LIST/LABEL ...", "pane NAME ..."; blanks in names are
//                   underscores
//   FOLDER/places   positions in pixels of the screen, written again before each "drawn":
//                   "hex LABEL X Y" for the centre of each hex, "pane NAME X Y WIDTH HEIGHT" for each panel
// so that test programs need not wait for a fixed time or guess positions.

#include <wx/gdicmn.h>
#include <wx/window.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "editor/answers/viewport.h"
#include "editor/editing/session.h"

namespace cota::wx {

/// A visible panel and its position on the screen.
struct PanelBox {
    std::string name;
    wxRect box;
};

class Trace {
  public:
    /// Begins to write; before it nothing is traced. The folder is created if necessary. If it cannot be
    /// written, nothing is traced.
    void start(std::filesystem::path folder);
    bool isOn() const { return !folder_.empty(); }

    void say(const std::string& event);
    /// After a change of the session.
    void changed(const session::Session& session, const session::Changed& what);
    /// After the screen has been updated; `corner` is the position of the map's window on the screen.
    void drawn(const session::JoinedMap* map, const session::Viewport& view, wxPoint corner,
               const std::vector<PanelBox>& panels);
    /// Writes where the visible items of our own controls in a window are, if they have moved.
    void items(const wxWindow* window, const std::vector<PanelBox>& panels);

  private:
    std::filesystem::path folder_;
    std::ofstream events_;
    int drawn_ = 0, placed_ = 0;
    std::string items_;  // as last written
};

}  // namespace cota::wx
