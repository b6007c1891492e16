#pragma once
// A fix that was clicked, perhaps while something was being typed: what was typed becomes a step first, and
// then the same fix is made for what is there now.

#include <wx/timer.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/mending/finding_fixes.h"
#include "editor/wx/toolkit/list_row.h"

class wxEvtHandler;

namespace cota::wx {

/// While it runs, the fixes of a finding that the window has gone on to by itself are shown and take no
/// clicks: a click that was meant for what was there before must not hit one.
class FixHold : public wxTimer {
  public:
    /// Starts if the pointer is over the window, where it may be about to click.
    void startFor(const wxWindow& window);
    /// True while a click may still be meant for the row before. Then it also tells the person so.
    bool isTooEarly() const;
    /// As they look meanwhile.
    std::vector<ListRow> asHeld(std::vector<ListRow> rows) const;
    void Notify() override {
        if (onOver) onOver();
    }
    std::function<void()> onOver;
    std::function<void(const std::string& text)> onSaid;
};

class ClickedFix {
  public:
    ClickedFix(wxEvtHandler& window, session::Session& session);

    /// Makes the fix, which was offered at this place of the history, later than the event. Without
    /// it if a step made since has mended the finding.
    void make(const model::Finding& finding, const session::FixOffer& offer, std::size_t at);

    /// The fix becomes a step now.
    std::function<void()> onMade;
    std::function<void()> onNone;  // it does not help any more, after a step made since

  private:
    void makeNow(const model::Finding& finding, const session::FixOffer& offer, std::size_t at);
    void commit(const session::StepName& label, const model::Document& document);

    wxEvtHandler& window_;
    session::Session& session_;
    std::uint64_t asked_ = 0;
    std::unique_ptr<session::BackgroundAlikeFixes> background_;  // last: its worker uses the members above
};

}  // namespace cota::wx
