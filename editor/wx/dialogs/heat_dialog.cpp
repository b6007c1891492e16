#include "editor/wx/dialogs/heat_dialog.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/config.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/utils.h>

#include <array>

#include "editor/picture/heat_export.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

namespace {

constexpr std::array<const char*, 2> heatPapers{"a3", "a4"};
constexpr int mostHeatTurns = 99;

class HeatDialog : public wxDialog {
  public:
    HeatDialog(wxWindow* parent, const session::HeatRequest& usual)
        : wxDialog(parent, wxID_ANY, words("Heat page of the scenario")) {
        SetName("heat-dialog");
        auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
        rows->AddGrowableCol(1);
        turns_ = new wxSpinCtrl(this, wxID_ANY);
        turns_->SetRange(1, mostHeatTurns);
        turns_->SetValue(usual.turns);
        addRow(*rows, session::trLater("Reach by turn"), turns_);
        format_ = new wxChoice(this, wxID_ANY);
        format_->Append(words("Pages (PDF)"));
        format_->Append(words("Numbers of every hex (JSON)"));
        format_->SetSelection(0);
        format_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { paper_->Enable(!isJson()); });
        addRow(*rows, session::trLater("Format"), format_);
        paper_ = new wxChoice(this, wxID_ANY);
        for (const char* name : heatPapers)
            for (const auto& paper : picture::papers())
                if (paper.name == std::string_view(name)) paper_->Append(paperTitle(paper));
        paper_->SetSelection(0);
        addRow(*rows, session::trLater("Paper"), paper_);
        auto* all = new wxBoxSizer(wxVERTICAL);
        all->Add(rows, wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
        open_ = new wxCheckBox(this, wxID_ANY, words("Open the file when it is done"));
        open_->SetName("open-after");
        all->Add(open_, wxSizerFlags().Border(wxLEFT | wxRIGHT, FromDIP(12)));
        auto* what =
            new wxStaticText(this, wxID_ANY,
                             words("What each side sees at the start and where it can be, fire "
                                   "onto entry hexes, choke "
                                   "points, objectives by time and strength by turn. It judges nothing."));
        what->Wrap(FromDIP(380));
        all->Add(what, wxSizerFlags().Border(wxALL, FromDIP(12)));
        all->Add(exportButtons(*this, false), wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
        SetSizerAndFit(all);
        CentreOnParent();
    }

    void readInto(session::HeatRequest& request) const {
        request.turns = turns_->GetValue();
        request.isJson = isJson();
        request.version = COTA_VERSION;
        request.paper = heatPapers[static_cast<std::size_t>(paper_->GetSelection())];
    }
    bool isToOpen() const { return open_->GetValue(); }

  private:
    bool isJson() const { return format_->GetSelection() == 1; }
    void addRow(wxSizer& rows, session::Phrase title, wxWindow* control) {
        rows.Add(new wxStaticText(this, wxID_ANY, words(title)), wxSizerFlags().CentreVertical());
        control->SetName(words(title));
        rows.Add(control, wxSizerFlags().Expand());
    }

    wxSpinCtrl* turns_ = nullptr;
    wxChoice *format_ = nullptr, *paper_ = nullptr;
    wxCheckBox* open_ = nullptr;
};

}  // namespace

WrittenMap exportHeat(wxWindow* parent, const session::Session& session) {
    auto request = session::heatRequest(session);
    HeatDialog dialog(parent, request);
    if (dialog.ShowModal() != wxID_OK) return {};
    dialog.readInto(request);
    const auto make = [&](const picture::Progress& progress) { return session::heatFile(request, progress); };
    PictureFile file{words("Save the heat page as"), session::tr("heat"), ".pdf", "PDF", make};
    if (request.isJson) file.ending = ".json", file.formatName = "JSON";
    const auto written = writePicture(parent, session, file);
    if (!written.file.empty() && dialog.isToOpen()) wxLaunchDefaultApplication(written.file);
    return written;
}

}  // namespace cota::wx
