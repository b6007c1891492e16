#include "editor/wx/dialogs/add_unit_dialog.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

class AddUnitDialog : public wxDialog {
  public:
    AddUnitDialog(wxWindow* parent, const session::Session& session, const session::ForceTarget& target)
        : wxDialog(parent, wxID_ANY, words("Add unit"), wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          session_(session),
          places_(session::unitDestinations(session.document(), session.language())) {
        auto* whole = new wxBoxSizer(wxVERTICAL);
        const auto label = [&](session::Phrase text) {
            whole->Add(new wxStaticText(this, wxID_ANY, words(text)),
                       wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(12)));
        };
        label(session::trLater("Side and formation"));
        place_ = new wxChoice(this, wxID_ANY);
        place_->SetName(words("Side and formation"));
        for (const auto& place : places_) place_->Append(toWx(place.name));
        if (!places_.empty())
            place_->SetSelection(static_cast<int>(session::destinationFor(places_, target)));
        place_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { fill(); });
        whole->Add(place_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(12)));
        label(session::trLater("Unit type"));
        kind_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(380, 260)));
        kind_->SetName(words("Unit type"));
        kind_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { EndModal(wxID_OK); });
        whole->Add(kind_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(12)));
        whole->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL),
                   wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
        SetSizerAndFit(whole);
        fill();
        kind_->SetFocus();
    }

    bool hasAnything() const { return !places_.empty() && !types_.empty(); }
    std::optional<session::HistoryEntry> step() const {
        if (!hasAnything() || kind_->GetSelection() < 0) return std::nullopt;
        const auto& into = place();
        return session::addUnit(session_.document(), into.target.file, into.target.formation,
                                types_[static_cast<std::size_t>(kind_->GetSelection())].id,
                                session_.game().get(), into.target.side);
    }

  private:
    const session::UnitDestination& place() const {
        return places_[static_cast<std::size_t>(place_->GetSelection())];
    }
    /// Each file has its own types.
    void fill() {
        if (places_.empty()) return;
        const int chosen = kind_->GetSelection();
        auto types = session::newUnitTypes(session_.document(), place().target.file, session_.game().get(),
                                           session_.language());
        const bool isSame = types == types_;
        types_ = std::move(types);
        if (isSame) return;
        wxArrayString names;
        for (const auto& type : types_) names.push_back(toWx(type.name));
        kind_->Set(names);
        if (!types_.empty())
            kind_->SetSelection(chosen >= 0 && chosen < static_cast<int>(types_.size()) ? chosen : 0);
    }

    const session::Session& session_;
    std::vector<session::UnitDestination> places_;
    std::vector<session::PaletteEntry> types_;
    wxChoice* place_ = nullptr;
    wxListBox* kind_ = nullptr;
};

}  // namespace

std::optional<session::HistoryEntry> askNewUnit(wxWindow* parent, const session::Session& session,
                                                const session::ForceTarget& target) {
    AddUnitDialog dialog(parent, session, target);
    if (!dialog.hasAnything()) {
        wxBell();
        return std::nullopt;
    }
    return dialog.ShowModal() == wxID_OK ? dialog.step() : std::nullopt;
}

}  // namespace cota::wx
