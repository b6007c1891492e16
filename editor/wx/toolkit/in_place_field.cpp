#include "editor/wx/toolkit/in_place_field.h"

#include <wx/textctrl.h>

#include <utility>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

InPlaceField::InPlaceField(wxWindow* parent) : parent_(parent) {
    field_ = new wxTextCtrl(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    setSpokenName(*field_, words("Name"));
    field_->Hide();
    field_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { end(true); });
    field_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        if (field_->IsShown()) end(true);
    });
    field_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_ESCAPE) return event.Skip();
        end(false);
    });
}

bool InPlaceField::isOpen() const { return field_->IsShown(); }

void InPlaceField::open(const wxRect& box, const wxString& text, std::function<void(const wxString&)> done) {
    done_ = std::move(done);
    const int height = field_->GetBestSize().y;
    field_->Show();
    field_->SetSize(box.x, box.y + (box.height - height) / 2, box.width, height);
    field_->ChangeValue(text);
    field_->SetFocus();
    field_->SelectAll();
}

void InPlaceField::end(bool isAccepted) {
    const auto done = std::exchange(done_, {});
    const wxString text = field_->GetValue();
    const bool hadFocus = field_->HasFocus();
    field_->Hide();
    if (hadFocus) parent_->SetFocus();
    if (isAccepted && done) parent_->CallAfter([done, text] { done(text); });
}

}  // namespace cota::wx
