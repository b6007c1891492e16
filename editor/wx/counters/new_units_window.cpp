#include "editor/wx/counters/new_units_window.h"

#include <wx/dialog.h>
#include <wx/sizer.h>

#include "editor/wx/counters/new_units_card.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr int width = 320, height = 420;  // device-independent pixels
constexpr const char* windowName = "new-units-dialog";

class NewUnitsWindow : public wxDialog {
  public:
    NewUnitsWindow(wxWindow* parent, const ViewContext& context)
        : wxDialog(parent, wxID_ANY, words("New units"), wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, windowName),
          pictures_(context.session) {
        card_ = new NewUnitsCard(this, context, pictures_);
        card_->onClose = [this] { Close(); };
        auto* whole = new wxBoxSizer(wxVERTICAL);
        whole->Add(card_, wxSizerFlags(1).Expand());
        SetSizer(whole);
        SetClientSize(FromDIP(wxSize(width, height)));
        listening_ = context.session.changed.connect([this](const session::Changed& what) {
            if (what.document || what.opened || what.selection) CallAfter([this] { card_->refresh(); });
        });
        Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
        Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            if (event.GetKeyCode() == WXK_ESCAPE && !card_->isChanging())
                Close();
            else
                event.Skip();
        });
    }
    void offer(const session::ForceTarget& target) {
        card_->offer(target);
        card_->refresh();
    }

  private:
    CounterPictures pictures_;
    NewUnitsCard* card_ = nullptr;
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace

void showNewUnits(wxWindow* parent, const ViewContext& context, const session::ForceTarget& target) {
    auto* window = dynamic_cast<NewUnitsWindow*>(wxWindow::FindWindowByName(windowName, parent));
    if (!window) window = new NewUnitsWindow(parent, context);
    window->offer(target);
    window->Show();
    window->Raise();
}

}  // namespace cota::wx
