#pragma once
// The line below everything: what opens the panel below the map, the keys of the active tool or a message,
// the hex below the pointer, and the state of the check.

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/editing/session.h"
#include "editor/wx/toolkit/strip.h"

namespace cota::wx {

class StatusText;
class Trace;

class StatusStrip : public wxPanel {
  public:
    StatusStrip(wxWindow* parent, Trace& trace);

    /// The help on the active tool, and the facts about a hex. Set both before anything is shown.
    std::function<wxString()> toolHelp;
    std::function<wxString(session::Cell)> hexFacts;
    /// A toggle of the panel below the map, or the state of the check, was clicked; the id of an action.
    std::function<void(const std::string& action)> onAction;

    void showToolHelp();
    /// Shows the help of a tool that was just chosen, instead of a message about the one before.
    void showNewTool();
    /// Facts about the hex below the pointer; without a hex there are none.
    void showHex(std::optional<session::Cell> cell);
    /// Stays until the next step, or for some seconds.
    void showMessage(const std::string& text);
    /// Ends a message about a step, because another step followed.
    void endMessage();
    /// The answer of the overlay, in one line.
    void showAnswer(const wxString& text);
    struct Check {
        std::size_t errors = 0, warnings = 0, notes = 0;
        bool isCurrent = true;
        bool isThere = true;     // a document is open
        std::string fault = {};  // why work is not protected
        session::PlayedOn playedOn = session::PlayedOn::map;
    };
    void showCheck(const Check& check);
    /// Which tab of the panel below the map is open; empty: none.
    void showOpened(const std::string& tab);
    /// Help on a menu entry while the pointer is on it.
    void showMenuHelp(const wxString& help, bool isPointed);
    /// In per cent; 0: there is no map.
    void showZoom(int percent);

  private:
    void showText();
    void showToggles();
    void showState();
    void fillZooms(wxMenu& menu);

    Trace& trace_;
    Strip* toggles_ = nullptr;
    StatusText* text_ = nullptr;
    StatusText* hexText_ = nullptr;
    Strip* state_ = nullptr;
    std::optional<session::Cell> hex_;
    wxString message_, answer_, menuHelp_;
    Check check_;
    std::string opened_;
    int zoom_ = 0;
    wxTimer messageTime_;
};

}  // namespace cota::wx
