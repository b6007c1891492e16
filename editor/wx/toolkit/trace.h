#pragma once
// Events of the window, for tests and for debugging. `cota-editor --trace FOLDER` writes
//   FOLDER/events   one line for each event, appended: "file NAME", "step PLACE LABEL", "checked ERRORS
//                   WARNINGS", "tool ID", "written NAME", "value LABEL" after a finding has selected a row of
//                   the properties, "fix X Y LABEL" for each fix button of the selected finding and then
//                   "fixes COUNT", "drawn COUNT" when the screen shows the present map,
//                   "placed COUNT" when items or hexes have moved, "settled COUNT" when after other events
//                   nothing is left to do: the map is drawn, the rules are checked, all places are written;
//                   "language ID", "action ID" before a command is run, "form LIST" when a field of a form is
//                   edited, "dialog NAME" when a dialog is shown, for a test that everything was driven;
//                   "stages KIND WAITED CHANGED PAINTED SHOWN", in microseconds, as canvas/answer_stages.h
//                   says
//   FOLDER/items    "ITEM X Y WIDTH HEIGHT" for each visible item of our own controls: "item undo ...",
//                   "row LIST/ID ...", "field LIST/LABEL ...", "pane NAME ...", "list LIST ..." for all of a
//                   list, of which only the visible rows and fields are there; blanks in names are
//                   underscores. "menu ITEM" while the menu of an item is open, "editor LIST/LABEL" while
//                   a field is edited, "control LABEL" for the fields and buttons of a dialog; "open menu"
//                   and "open choices" while any menu or the list of a field is; "focus PARENT/NAME" for
//                   what has the keys, and "text TEXT" if that is a field, with its text as it is
//   FOLDER/places   positions in pixels of the screen, written again before each "drawn" and "placed":
//                   "hex LABEL X Y" for the centre of each hex, "pane NAME X Y WIDTH HEIGHT" for each
//                   panel. Of a large map only hexes that are visible and large enough to be clicked
//   FOLDER/answered the number that the other program has written to FOLDER/asked, as soon as all keys and
//                   clicks that it had sent before are dealt with and the files above are so: "NUMBER dealt",
//                   and "NUMBER calm" when besides nothing is being computed
// so that test programs need not wait for a fixed time or guess positions.

#include <wx/eventfilter.h>
#include <wx/gdicmn.h>
#include <wx/timer.h>
#include <wx/window.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/editing/session.h"
#include "formats/picture/raster.h"

namespace cota::wx {

/// A visible panel and its position on the screen.
struct PanelBox {
    std::string name;
    wxRect box;
};

/// Which part of which map is where on the screen.
struct MapPlace {
    std::shared_ptr<const session::JoinedMap> map;  // null: none
    picture::View view;
    wxPoint corner;
};

/// How far the window has dealt with the keys and clicks of a program that drives it, and where they go.
class DrivenInput : public wxEventFilter, private wxTimer {
  public:
    ~DrivenInput() override;
    void start(std::filesystem::path folder);

    /// The lines of "items" about menus, choices and the focus.
    std::string lines() const;
    /// When the window has nothing to do. `written`: how much the trace has written so far.
    void rested(int written, bool isCalm);

  private:
    enum class Answer { none, dealt, calm };
    int FilterEvent(wxEvent& event) override;
    void Notify() override;

    std::filesystem::path folder_;
    std::string asked_;
    Answer given_ = Answer::calm;
    int written_ = 0;
    std::optional<std::chrono::steady_clock::time_point> since_;  // the screen was asked
    std::set<const void*> menus_;                                 // that are open
    bool areChoicesOpen_ = false;
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
    /// The screen shows the present map.
    void drawn(const MapPlace& map, const std::vector<PanelBox>& panels);
    /// When the window has nothing to do: writes where the map and the visible items of our own controls
    /// are, if they have moved. `isCalm`: nothing is being computed.
    void rested(const wxWindow* window, const MapPlace& map, const std::vector<PanelBox>& panels,
                bool isCalm);

  private:
    void write(const char* name, const std::string& text) const;
    void sayUsed(const std::string& items);
    bool writePlaces(const MapPlace& map, const std::vector<PanelBox>& panels);

    std::filesystem::path folder_;
    std::ofstream events_;
    DrivenInput input_;
    int drawn_ = 0, placed_ = 0, settled_ = 0, said_ = 0;
    bool isSettled_ = false;
    // As last written.
    std::string items_, panels_;
    std::set<std::string> used_;
    std::weak_ptr<const session::JoinedMap> map_;
    picture::View view_;
    wxPoint corner_;
};

}  // namespace cota::wx
