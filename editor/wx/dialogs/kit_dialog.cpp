#include "editor/wx/dialogs/kit_dialog.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/utils.h>

#include <array>

#include "editor/wx/dialogs/kit_pane.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr std::array<const char*, 2> kitPapers{"a4", "letter"};

class KitDialog : public wxDialog {
  public:
    KitDialog(wxWindow* parent, session::KitRequest request)
        : wxDialog(parent, wxID_ANY, words("Print the kit"), wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          request_(std::move(request)),
          parts_(session::kitPartsOf(request_)) {
        SetName("kit-dialog");
        auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
        rows->AddGrowableCol(1);
        what_ = new wxChoice(this, wxID_ANY);
        what_->Append(words("Everything, with contents"));
        for (const auto& part : parts_) what_->Append(toWx(part.name));
        addRow(*rows, session::trLater("Print"), what_);
        paper_ = new wxChoice(this, wxID_ANY);
        for (const char* name : kitPapers)
            for (const auto& paper : picture::papers())
                if (paper.name == std::string_view(name)) paper_->Append(paperTitle(paper));
        addRow(*rows, session::trLater("Paper"), paper_);
        edge_ = new wxChoice(this, wxID_ANY);
        edge_->Append(words("upright edge (long edge)"));
        edge_->Append(words("level edge (short edge)"));
        addRow(*rows, session::trLater("Backs: turn the paper on its"), edge_);
        for (auto* choice : {what_, paper_, edge_}) {
            choice->SetSelection(0);
            choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { showPages(); });
        }
        open_ = new wxCheckBox(this, wxID_ANY, words("Open the file when it is done"));
        open_->SetName("open-after");
        auto* left = new wxBoxSizer(wxVERTICAL);
        left->Add(rows, wxSizerFlags().Expand());
        left->Add(open_, wxSizerFlags().Border(wxTOP, FromDIP(10)));
        auto* hint = new wxStaticText(
            this, wxID_ANY,
            words(
                "Print the PDF at 100 %, on both sides where it says so. The ruler on the pages must measure "
                "100 mm."));
        hint->Wrap(FromDIP(280));
        left->Add(hint, wxSizerFlags().Border(wxTOP, FromDIP(10)));
        pane_ = new KitPane(this);
        auto* both = new wxBoxSizer(wxHORIZONTAL);
        both->Add(left, wxSizerFlags().Border(wxRIGHT, FromDIP(16)));
        both->Add(pane_, wxSizerFlags(1).Expand());
        auto* all = new wxBoxSizer(wxVERTICAL);
        all->Add(both, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
        all->Add(exportButtons(*this, false), wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
        SetSizerAndFit(all);
        CentreOnParent();
        showPages();
    }

    session::KitRequest chosen() const {
        auto request = request_;
        const int what = what_->GetSelection();
        if (what > 0) request.parts = {parts_[static_cast<std::size_t>(what) - 1].id};
        request.paper = kitPapers[static_cast<std::size_t>(paper_->GetSelection())];
        request.turnsOnLevelEdge = edge_->GetSelection() == 1;
        return request;
    }
    bool isToOpen() const { return open_->GetValue(); }

  private:
    void addRow(wxSizer& rows, session::Phrase title, wxWindow* control) {
        rows.Add(new wxStaticText(this, wxID_ANY, words(title)), wxSizerFlags().CentreVertical());
        control->SetName(words(title));
        rows.Add(control, wxSizerFlags().Expand());
    }
    void showPages() { pane_->show(chosen()); }

    session::KitRequest request_;
    std::vector<session::KitPart> parts_;
    wxChoice* what_ = nullptr;
    wxChoice* paper_ = nullptr;
    wxChoice* edge_ = nullptr;
    wxCheckBox* open_ = nullptr;
    KitPane* pane_ = nullptr;
};

}  // namespace

WrittenMap exportKit(wxWindow* parent, const session::Session& session) {
    KitDialog dialog(parent, session::kitRequest(session));
    if (dialog.ShowModal() != wxID_OK) return {};
    const auto request = dialog.chosen();
    const auto make = [&](const picture::Progress& progress) { return session::kitPdf(request, progress); };
    const auto written = writePicture(parent, session, {words("Save the kit as"), ".pdf", "PDF", make});
    if (!written.file.empty() && dialog.isToOpen()) wxLaunchDefaultApplication(written.file);
    return written;
}

}  // namespace cota::wx
