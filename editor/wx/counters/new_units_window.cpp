#include "editor/wx/counters/new_units_window.h"

#include <wx/dcclient.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/weakref.h>

#include <algorithm>
#include <optional>

#include "editor/wx/counters/new_units_card.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr int floatWidth = 320, floatHeight = 440, floatGrip = 12;  // device-independent pixels
constexpr const char* floatName = "new-units-float";

/// Part of the page, not a window of its own: it cannot go behind the page, and the keys of the page's
/// commands work in it. The person moves it by the strip at its top.
class FloatingCard : public wxPanel {
  public:
    FloatingCard(wxWindow* page, wxWindow& list, const ViewContext& context)
        : wxPanel(page, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE, floatName),
          list_(list),
          pictures_(context.session) {
        SetBackgroundColour(colours().accent);
        auto* inner = new wxPanel(this);
        inner->SetBackgroundColour(colours().panel);
        grip_ = new wxPanel(inner, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(-1, floatGrip)));
        grip_->SetBackgroundColour(colours().hover);
        grip_->SetCursor(wxCursor(wxCURSOR_SIZING));
        card_ = new NewUnitsCard(inner, context, pictures_);
        card_->onClose = [this] { close(); };
        auto* whole = new wxBoxSizer(wxVERTICAL);
        whole->Add(grip_, wxSizerFlags().Expand());
        whole->Add(card_, wxSizerFlags(1).Expand());
        inner->SetSizer(whole);
        auto* frame = new wxBoxSizer(wxVERTICAL);
        frame->Add(inner, wxSizerFlags(1).Expand().Border(wxALL, 1));
        SetSizer(frame);
        bindGrip();
        listening_ = context.session.changed.connect([this](const session::Changed& what) {
            if (what.document || what.opened || what.selection) CallAfter([this] { card_->refresh(); });
        });
        page->Bind(wxEVT_SIZE, &FloatingCard::onPageSize, this);
        Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            if (event.GetKeyCode() == WXK_ESCAPE && !card_->isChanging())
                close();
            else
                event.Skip();
        });
    }
    ~FloatingCard() override { GetParent()->Unbind(wxEVT_SIZE, &FloatingCard::onPageSize, this); }

    void offer(const session::ForceTarget& target) {
        card_->offer(target);
        card_->refresh();
    }
    /// Left of the list, or right of it where there is no room.
    void placeBesideList() {
        const wxPoint at = GetParent()->ScreenToClient(list_.ClientToScreen(wxPoint(0, 0)));
        const int gap = FromDIP(12), width = FromDIP(floatWidth);
        const int left = at.x - width - gap;
        moveTo({left >= 0 ? left : at.x + list_.GetSize().x + gap, at.y});
    }
    void raise() {
        Raise();
        card_->takeKeys();
    }
    /// Later: the button that closes it is inside.
    void close() {
        if (IsDescendant(FindFocus())) list_.SetFocus();
        Hide();
        CallAfter([this] { Destroy(); });
    }

  private:
    void moveTo(wxPoint at) {
        const wxSize page = GetParent()->GetClientSize();
        const wxSize size(std::min(FromDIP(floatWidth), page.x), std::min(FromDIP(floatHeight), page.y));
        at.x = std::clamp(at.x, 0, page.x - size.x);
        at.y = std::clamp(at.y, 0, page.y - size.y);
        SetSize(wxRect(at, size));
    }
    void onPageSize(wxSizeEvent& event) {
        event.Skip();
        moveTo(GetPosition());
    }
    void bindGrip() {
        grip_->Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
            caught_ = grip_->ClientToScreen(event.GetPosition()) - GetPosition();
            grip_->CaptureMouse();
        });
        grip_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
            if (caught_) moveTo(grip_->ClientToScreen(event.GetPosition()) - *caught_);
        });
        grip_->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) {
            caught_.reset();
            if (grip_->HasCapture()) grip_->ReleaseMouse();
        });
        grip_->Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { caught_.reset(); });
    }

    wxWindow& list_;  // it takes the card with it
    CounterPictures pictures_;
    NewUnitsCard* card_ = nullptr;
    wxPanel* grip_ = nullptr;
    std::optional<wxPoint> caught_;  // where, from the corner of the card
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace

void showNewUnits(wxWindow& page, wxWindow& list, const ViewContext& context,
                  const session::ForceTarget& target) {
    auto* card = dynamic_cast<FloatingCard*>(wxWindow::FindWindowByName(floatName, &page));
    if (card && card->IsShown()) {
        card->offer(target);
        return card->raise();
    }
    card = new FloatingCard(&page, list, context);
    card->placeBesideList();
    card->offer(target);
    list.Bind(wxEVT_DESTROY, [held = wxWeakRef<FloatingCard>(card), &list](wxWindowDestroyEvent& event) {
        event.Skip();
        if (held && event.GetEventObject() == &list) held->Destroy();
    });
    card->raise();
}

}  // namespace cota::wx
