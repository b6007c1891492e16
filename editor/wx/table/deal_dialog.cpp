#include "editor/wx/table/deal_dialog.h"

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/valtext.h>

#include <cstdint>
#include <string>
#include <vector>

#include "editor/documents/names.h"
#include "editor/table/table_edits.h"
#include "editor/table/table_moves.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

namespace {

constexpr int noteWidth = 380, mostEach = 99;

class DealDialog : public wxDialog {
  public:
    DealDialog(wxWindow* parent, const session::Session& session, DealKind kind)
        : wxDialog(parent, wxID_ANY,
                   kind == DealKind::setUp  ? words("Set Up")
                   : kind == DealKind::deal ? words("Deal")
                                            : words("Shuffle")),
          source_(session::sheetSourceOf(session)),
          kind_(kind) {
        SetName(kind == DealKind::setUp  ? "set-up-dialog"
                : kind == DealKind::deal ? "deal-dialog"
                                         : "shuffle-dialog");
        auto* rows = new wxFlexGridSizer(2, FromDIP(8), FromDIP(12));
        rows->AddGrowableCol(1);
        const auto add = [&](const wxString& label, wxWindow* field) {
            rows->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
            field->SetName(label);
            rows->Add(field, wxSizerFlags().Expand());
        };
        fillPiles(session);
        if (kind == DealKind::setUp)
            pile_->Hide();
        else
            add(words("Pile"), pile_);
        to_ = new wxChoice(this, wxID_ANY);
        each_ = new wxSpinCtrl(this, wxID_ANY);
        each_->SetRange(1, mostEach);
        if (kind == DealKind::deal) {
            fillKinds();
            add(words("To"), to_);
            add(words("Cards for each player"), each_);
        } else {
            to_->Hide();
            each_->Hide();
        }
        seed_ = new wxTextCtrl(this, wxID_ANY, "1", wxDefaultPosition, wxDefaultSize, 0,
                               wxTextValidator(wxFILTER_DIGITS));
        add(words("Seed"), seed_);
        auto* note =
            new wxStaticText(this, wxID_ANY,
                             words("The same seed gives the same cards on every computer, whatever the "
                                   "order was before. Any whole number will do."));
        note->Wrap(FromDIP(noteWidth));
        auto* all = new wxBoxSizer(wxVERTICAL);
        all->Add(rows, wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
        all->Add(note, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(12)));
        all->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL),
                 wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
        setVerb(*this, kind == DealKind::setUp  ? words("Set &Up")
                       : kind == DealKind::deal ? words("&Deal")
                                                : words("&Shuffle"));
        SetSizerAndFit(all);
        CentreOnParent();
        seed_->SetFocus();
    }

    bool hasPile() const { return kind_ == DealKind::setUp || !piles_.empty(); }

    session::Written step() const {
        if (kind_ == DealKind::setUp) return session::withSetUp(source_, seed());
        const auto pile = piles_[static_cast<std::size_t>(pile_->GetSelection())];
        if (kind_ == DealKind::shuffle) return {session::withShuffled(source_, pile, seed()), {}};
        if (kinds_.empty()) return {};
        return {session::withDealt(source_, pile, kinds_[static_cast<std::size_t>(to_->GetSelection())],
                                   each_->GetValue(), seed()),
                {}};
    }

  private:
    /// The order of cards matters only in piles; the selected one first, else the one that is drawn from.
    void fillPiles(const session::Session& session) {
        pile_ = new wxChoice(this, wxID_ANY);
        for (const auto& space : session::tableOf(source_.document)->spaces) {
            const auto* kind = session::kindOf(source_, space);
            if (kind == nullptr || kind->hasGroups || (!kind->isOrdered && kind->isOfSeat)) continue;
            pile_->Append(toWx(session::nameOf(space, source_.language)));
            piles_.push_back(space.id);
        }
        if (piles_.empty()) return;
        pile_->SetSelection(0);
        for (std::size_t i = 0; i < piles_.size(); ++i)
            if (session.selection().contains({model::SubjectKind::space, piles_[i].text, {}}))
                pile_->SetSelection(static_cast<int>(i));
    }
    void fillKinds() {
        for (const auto& kind : source_.game->catalogue.table.spaces) {
            if (!kind.isOfSeat || kind.hasGroups) continue;
            to_->Append(toWx(session::nameOf(kind, source_.language)));
            kinds_.push_back(kind.id);
        }
        if (!kinds_.empty()) to_->SetSelection(0);
    }
    std::uint64_t seed() const {
        unsigned long long number = 0;
        seed_->GetValue().ToULongLong(&number);  // one that is too large is the largest
        return number;
    }

    session::SheetSource source_;
    DealKind kind_;
    std::vector<model::SpaceId> piles_;
    std::vector<std::string> kinds_;
    wxChoice *pile_ = nullptr, *to_ = nullptr;
    wxSpinCtrl* each_ = nullptr;
    wxTextCtrl* seed_ = nullptr;
};

}  // namespace

session::Written askDeal(wxWindow* parent, const session::Session& session, DealKind kind) {
    if (session::tableOf(session.document()) == nullptr || !session.game()) return {};
    DealDialog dialog(parent, session, kind);
    if (!dialog.hasPile() || dialog.ShowModal() != wxID_OK) return {};
    return dialog.step();
}

}  // namespace cota::wx
