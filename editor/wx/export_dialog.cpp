#include "editor/wx/export_dialog.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/config.h>
#include <wx/dialog.h>
#include <wx/filedlg.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/utils.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "editor/session/export_picture.h"
#include "editor/wx/convert.h"
#include "formats/picture/press.h"
#include "formats/xml/system_reason.h"
#include "formats/xml/text_file.h"

namespace cota::wx {

namespace {

constexpr const char* settingsPath = "/export/";
constexpr int usualDots = 300, leastDots = 20, mostDots = 2400;

class ExportDialog : public wxDialog {
  public:
    explicit ExportDialog(wxWindow* parent) : wxDialog(parent, wxID_ANY, words("Export")) {
        auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
        const auto add = [&](session::Phrase title, wxWindow* control) {
            rows->Add(new wxStaticText(this, wxID_ANY, words(title)), wxSizerFlags().CentreVertical());
            control->SetName(words(title));
            rows->Add(control, wxSizerFlags().Expand());
        };
        format_ = new wxChoice(this, wxID_ANY);
        for (const char* name : {"PDF", "PNG", "SVG"}) format_->Append(name);
        format_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { enable(); });
        add(session::trLater("Format"), format_);
        paper_ = new wxChoice(this, wxID_ANY);
        paper_->Append(words("As large as the map"));
        for (const auto& paper : picture::papers()) paper_->Append(paper.name);
        add(session::trLater("Paper"), paper_);
        dots_ = new wxSpinCtrl(this, wxID_ANY);
        dots_->SetRange(leastDots, mostDots);
        add(session::trLater("Dots to the inch"), dots_);
        auto* all = new wxBoxSizer(wxVERTICAL);
        all->Add(rows, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
        bare_ =
            new wxCheckBox(this, wxID_ANY, words("The hex field alone, without title, legend and margins"));
        shown_ = new wxCheckBox(this, wxID_ANY, words("Only the layers that are shown in the window"));
        for (auto* box : {bare_, shown_}) all->Add(box, wxSizerFlags().Border(wxALL, FromDIP(6)));
        all->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL),
                 wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
        SetSizerAndFit(all);
        recall();
        enable();
    }

    /// As it was set last, in this run or an earlier one.
    void recall() {
        auto* config = wxConfigBase::Get();
        const wxConfigPathChanger there(config, settingsPath);
        const auto choose = [](wxChoice* choice, const wxString& name) {
            choice->SetSelection(std::max(0, choice->FindString(name)));
        };
        choose(format_, config->Read("format", ""));
        choose(paper_, config->Read("paper", ""));
        dots_->SetValue(static_cast<int>(config->ReadLong("dots", usualDots)));
        bare_->SetValue(config->ReadBool("bare", false));
        shown_->SetValue(config->ReadBool("shown", false));
    }
    void remember() const {
        auto* config = wxConfigBase::Get();
        const wxConfigPathChanger there(config, settingsPath);
        config->Write("format", format_->GetStringSelection());
        config->Write("paper", paper_->GetSelection() > 0 ? paper_->GetStringSelection() : wxString());
        config->Write("dots", static_cast<long>(dots_->GetValue()));
        config->Write("bare", bare_->GetValue());
        config->Write("shown", shown_->GetValue());
        config->Flush();
    }

    session::ExportOrder order(const session::Session& session,
                               const std::vector<std::string>& layers) const {
        session::ExportOrder order;
        order.table = session.table();
        order.look = session.look();
        order.language = session.language();
        if (shown_->GetValue()) order.layers = layers;
        order.ending = "." + fromWx(format_->GetStringSelection().Lower());
        if (paper_->GetSelection() > 0) order.paper = fromWx(paper_->GetStringSelection());
        order.dotsPerInch = dots_->GetValue();
        order.isBare = bare_->GetValue();
        return order;
    }

    wxString formatName() const { return format_->GetStringSelection(); }

  private:
    void enable() {
        paper_->Enable(format_->GetSelection() == 0);
        dots_->Enable(format_->GetSelection() == 1);
    }
    wxChoice* format_ = nullptr;
    wxChoice* paper_ = nullptr;
    wxSpinCtrl* dots_ = nullptr;
    wxCheckBox* bare_ = nullptr;
    wxCheckBox* shown_ = nullptr;
};

}  // namespace

bool mayWriteOver(wxWindow* parent, const std::filesystem::path& path) {
    std::error_code ignored;
    return !std::filesystem::exists(path, ignored) ||
           wxMessageBox(words("This file is there already. Write over it?") + "\n\n" + toWx(path.string()),
                        "Cota", wxYES_NO | wxNO_DEFAULT | wxICON_WARNING, parent) == wxYES;
}

wxString exportMap(wxWindow* parent, const session::Session& session,
                   const std::vector<std::string>& layers) {
    ExportDialog dialog(parent);
    if (!session.table() || dialog.ShowModal() != wxID_OK) return {};
    dialog.remember();
    const auto order = dialog.order(session, layers);
    std::filesystem::path proposed = session.path().empty() ? std::filesystem::path("map") : session.path();
    while (proposed.has_extension()) proposed = proposed.stem();
    wxFileDialog ask(parent, words("Write the map as"), toWx(session.path().parent_path().string()),
                     toWx(proposed.string() + order.ending),
                     dialog.formatName() + " (*" + toWx(order.ending) + ")|*" + toWx(order.ending),
                     wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (ask.ShowModal() != wxID_OK) return {};
    std::string path = fromWx(ask.GetPath());
    if (!path.ends_with(order.ending)) {
        path += order.ending;
        if (!mayWriteOver(parent, path)) return {};
    }
    const wxBusyCursor busy;
    const auto made = session::exported(order);
    wxString refusal = toWx(made.refusal);
    try {
        if (refusal.empty()) xml::saveAtomically(path, made.bytes);
    } catch (const std::system_error& error) {
        refusal = toWx(xml::systemReason(error.code()).in(session.language()));
    }
    if (refusal.empty()) return toWx(path);
    wxMessageBox(words("The picture was not written.") + "\n\n" + refusal, "Cota", wxICON_ERROR, parent);
    return {};
}

}  // namespace cota::wx
