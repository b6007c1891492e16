#pragma once
// The status bar: facts about the hex below the pointer, or help on the active tool; the answer of the
// overlay; and the number of findings.

#include <wx/statusbr.h>

#include <array>
#include <functional>
#include <optional>
#include <string>

#include "editor/answers/joined_map.h"

namespace cota::wx {

class Trace;

class StatusBar : public wxStatusBar {
  public:
    StatusBar(wxWindow* frame, Trace& trace);

    /// The help on the active tool, and the facts about a hex. Set both before anything is shown.
    std::function<wxString()> toolHelp;
    std::function<wxString(session::Cell)> hexFacts;

    void showToolHelp();
    /// Facts about the hex below the pointer; without a hex the help on the tool. A message stays until the
    /// hex changes.
    void showHex(std::optional<session::Cell> cell);
    void showMessage(const std::string& text);
    /// Ends a message about a step, because another step followed.
    void endMessage();
    /// The answer of the overlay, in one line.
    void showAnswer(const wxString& text);
    /// The number of findings.
    void showCheck(const wxString& text);
    /// Help on a menu entry while the pointer is on it.
    void showMenuHelp(const wxString& help, bool isPointed);

  private:
    enum Field { hexField, answerField, checkField, fields };

    void showText(const wxString& text);
    void showIn(Field field, const wxString& text);
    void shareWidth();
    void onFrameSize(wxSizeEvent& event);

    Trace& trace_;
    std::array<int, fields> widths_{};
    std::optional<session::Cell> hex_;
    wxString text_;           // of the first field; menu help hides it temporarily
    bool isMessage_ = false;  // text_ is a message
};

}  // namespace cota::wx
