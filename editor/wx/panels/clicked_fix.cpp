#include "editor/wx/panels/clicked_fix.h"

#include <wx/event.h>
#include <wx/utils.h>
#include <wx/window.h>

#include <utility>

#include "editor/words/words.h"

namespace cota::wx {

namespace {

constexpr int heldMilliseconds = 800;  // as long as a click that has begun in the mind may take

}  // namespace

void FixHold::startFor(const wxWindow& window) {
    if (window.IsShownOnScreen() && window.GetScreenRect().Contains(wxGetMousePosition()))
        StartOnce(heldMilliseconds);
}

bool FixHold::isTooEarly() const {
    if (IsRunning() && onSaid) onSaid(session::tr("These fixes have just changed. Click again."));
    return IsRunning();
}

std::vector<ListRow> FixHold::asHeld(std::vector<ListRow> rows) const {
    for (auto& row : rows)
        if (IsRunning()) row.ink = Tone::muted;
    return rows;
}

ClickedFix::ClickedFix(wxEvtHandler& window, session::Session& session)
    : window_(window),
      session_(session),
      background_(std::make_unique<session::BackgroundAlikeFixes>(
          [this](std::uint64_t number, session::AlikeFixes fixes) {
              auto shared = std::make_shared<session::AlikeFixes>(std::move(fixes));
              window_.CallAfter([this, number, shared] {
                  if (number != asked_) return;
                  if (!shared->labels.empty()) return commit(shared->labels.front(), shared->document);
                  if (onNone) onNone();
              });
          })) {}

void ClickedFix::make(const model::Finding& finding, const session::FixOffer& offer, std::size_t at) {
    ++asked_;
    // Twice: a field that loses the keys makes its step later, too.
    window_.CallAfter([this, finding, offer, at] {
        window_.CallAfter([this, finding, offer, at] { makeNow(finding, offer, at); });
    });
}

void ClickedFix::makeNow(const model::Finding& finding, const session::FixOffer& offer, std::size_t at) {
    if (session_.history().position() == at) return commit(offer.label, offer.document);
    background_->start({{asked_, session_.map(), session_.game(), finding, session_.document(),
                         session_.path(), session_.language(), session_.look()},
                        {finding},
                        offer});
}

void ClickedFix::commit(const session::StepName& label, const model::Document& document) {
    if (onMade) onMade();
    session_.commit({label, document});
}

}  // namespace cota::wx
