#include "editor/wx/dialogs/recovery_dialog.h"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/listctrl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "editor/documents/recovery_offers.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

using session::RecoveryOffer;

/// All journals in one list. The selected one can be recovered or discarded; closing the dialog keeps the
/// others.
class RecoveryDialog : public wxDialog {
  public:
    RecoveryDialog(wxWindow* parent, std::vector<RecoveryOffer> offers, model::Language language)
        : wxDialog(parent, wxID_ANY, "Cota", wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          offers_(std::move(offers)),
          language_(language) {
        SetName("recovery-dialog");
        auto* column = new wxBoxSizer(wxVERTICAL);
        const wxSizerFlags wide = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(12));
        column->Add(new wxStaticText(this, wxID_ANY,
                                     words("Unsaved work was found. Which do you want to go on with?")),
                    wide);
        list_ = new wxListView(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(720, 160)),
                               wxLC_REPORT | wxLC_SINGLE_SEL);
        list_->SetName(words("Unsaved work"));
        for (auto* part : list_->GetChildren()) setSpokenName(*part, words("Unsaved work"));  // have the keys
        addColumns();
        fill();
        column->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(12)));
        about_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(720, 64)),
                                  wxST_NO_AUTORESIZE);
        column->Add(about_, wide);
        column->Add(buttons(), wxSizerFlags().Right().Border(wxALL, FromDIP(12)));
        SetSizerAndFit(column);
        list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { showSelected(); });
        list_->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent&) { recover(); });
        select(0);
        CentreOnParent();
        list_->SetFocus();
    }

    /// The offer to recover; nothing if the user keeps or discards all.
    std::optional<RecoveryOffer> taken() && { return std::move(taken_); }

  private:
    void addColumns() {
        const std::pair<session::Phrase, int> columns[] = {{session::trLater("Title"), 190},
                                                           {session::trLater("File"), 200},
                                                           {session::trLater("Last change"), 130},
                                                           {session::trLater("Steps not saved"), 120}};
        for (const auto& [title, width] : columns)
            list_->AppendColumn(words(title), wxLIST_FORMAT_LEFT, FromDIP(width));
    }

    void fill() {
        for (const auto& offer : offers_) {
            const long row = list_->InsertItem(list_->GetItemCount(), toWx(offer.title));
            list_->SetItem(row, 1,
                           offer.file.empty() ? words("never saved") : toWx(offer.file.filename().string()));
            list_->SetItem(row, 2, toWx(session::timeText(offer.when)));
            list_->SetItem(
                row, 3, offer.recovered ? toWx(std::to_string(offer.unsavedSteps)) : words("not readable"));
        }
    }

    wxSizer* buttons() {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        recover_ = new wxButton(this, wxID_ANY, words("&Recover"));
        auto* discard = new wxButton(this, wxID_ANY, words("&Discard"));
        auto* later = new wxButton(this, wxID_CANCEL, words("&Later"));
        for (auto* button : {discard, later, recover_})
            row->Add(button, wxSizerFlags().Border(wxLEFT, FromDIP(8)));
        recover_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { recover(); });
        discard->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { discardSelected(); });
        recover_->SetDefault();
        return row;
    }

    RecoveryOffer& selected() { return offers_[static_cast<std::size_t>(list_->GetFirstSelected())]; }

    void select(long row) {
        list_->Select(row);
        list_->Focus(row);
        showSelected();
    }

    void showSelected() {
        if (list_->GetFirstSelected() < 0) return;
        const auto& offer = selected();
        wxString text = toWx(session::differsText(offer, language_));
        if (!offer.file.empty()) text += "\n" + toWx(offer.file.string());
        about_->SetLabel(text);
        wxString row;
        for (int column = 0; column < list_->GetColumnCount(); ++column)
            row += (row.empty() ? "" : ", ") + list_->GetItemText(list_->GetFirstSelected(), column);
        for (auto* part : list_->GetChildren()) setSpokenValue(*part, row);
        about_->Wrap(about_->GetClientSize().GetWidth());
        recover_->Enable(offer.recovered.has_value());
    }

    void recover() {
        if (list_->GetFirstSelected() < 0 || !selected().recovered) return;
        taken_ = std::move(selected());
        EndModal(wxID_OK);
    }

    void discardSelected() {
        const long row = list_->GetFirstSelected();
        if (row < 0 || !mayDiscard(selected())) return;
        std::error_code ignored;
        std::filesystem::remove(selected().journal, ignored);
        offers_.erase(offers_.begin() + row);
        list_->DeleteItem(row);
        if (offers_.empty()) return EndModal(wxID_CANCEL);
        select(std::min<long>(row, list_->GetItemCount() - 1));
    }

    bool mayDiscard(const RecoveryOffer& offer) {
        const std::string name = offer.file.empty() ? offer.title : offer.file.filename().string();
        wxMessageDialog ask(this, words("Discard the unsaved work on %s?", name), "Cota",
                            wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
        if (offer.recovered)
            ask.SetExtendedMessage(words("Steps not saved: %s", std::to_string(offer.unsavedSteps)));
        ask.SetYesNoLabels(words("&Discard"), words("&Keep"));
        return ask.ShowModal() == wxID_YES;
    }

    std::vector<RecoveryOffer> offers_;
    model::Language language_;
    wxListView* list_ = nullptr;
    wxStaticText* about_ = nullptr;
    wxButton* recover_ = nullptr;
    std::optional<RecoveryOffer> taken_;
};

}  // namespace

bool offerRecovery(wxWindow* parent, session::Session& session, const std::filesystem::path& folder,
                   const std::filesystem::path& asked) {
    auto offers = session::recoveryOffers(folder, asked, session.language());
    if (offers.empty()) return false;
    RecoveryDialog dialog(parent, std::move(offers), session.language());
    dialog.ShowModal();
    auto taken = std::move(dialog).taken();
    if (!taken) return false;
    session.resume(taken->journal, std::move(*taken->recovered));
    return true;
}

}  // namespace cota::wx
