#pragma once
// The facts about a hex, drawn over the map when the pointer rests, or when the user asks for them.

#include <wx/gdicmn.h>
#include <wx/string.h>
#include <wx/timer.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/hex_card.h"
#include "editor/editing/session.h"
#include "editor/wx/canvas/scrolled_view.h"

class wxDC;
class wxWindow;

namespace cota::wx {

class HexCardView {
  public:
    HexCardView(wxWindow& window, const session::Session& session, const ScrolledView& view);

    /// The hex of the card that is now shown.
    std::function<void(const std::string& hex)> onShown = [](const std::string&) {};

    bool isOn() const { return isOn_; }
    /// Whether resting shows a card; asking always does.
    void setOn(bool isOn);
    /// The pointer is over the hex; nothing: it has left the map, or draws.
    void rest(std::optional<session::Cell> cell);
    /// Shows the card until hide(); `isLong`: with the reasons.
    void show(session::Cell cell, bool isLong);
    /// True if there was a card.
    bool hide();
    /// Hides the card, and shows none for a second, nor until the pointer leaves the hex (or `at`): the user
    /// works there, and looks at what was drawn.
    void silence(std::optional<session::Cell> at = {});
    /// The map has changed.
    void forgetRules();
    void paint(wxDC& dc) const;

  private:
    struct Piece {
        wxString text;
        wxRect box;  // within the card
        bool isBold = false, isMuted = false;
    };
    void wanted();
    void take(std::shared_ptr<const session::HexRules> rules);
    void layOut(const session::HexCard& card);
    void addPiece(const wxString& text, int left, int top, int width, bool isBold, bool isMuted);
    wxPoint corner() const;

    wxWindow& window_;
    const session::Session& session_;
    const ScrolledView& view_;
    bool isOn_ = true;
    bool isLong_ = false;
    bool isPinned_ = false;  // the user asked for it
    std::optional<session::Cell> cell_;
    std::optional<session::Cell> silent_;
    std::optional<session::Cell> card_;  // the hex of the card that is shown
    std::vector<Piece> pieces_;
    wxSize size_;
    wxTimer timer_;
    std::chrono::steady_clock::time_point quietUntil_{};
    std::shared_ptr<const session::HexRules> rules_;
    session::BackgroundHexRules worker_;  // last: it uses the members above
};

}  // namespace cota::wx
