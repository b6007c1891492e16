#include "editor/wx/dialogs/export_dialog.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/config.h>
#include <wx/dialog.h>
#include <wx/filedlg.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

#include "editor/picture/export_picture.h"
#include "editor/wx/dialogs/map_printout.h"
#include "editor/wx/dialogs/preview_pane.h"
#include "editor/wx/dialogs/style_choice.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/wrapped_text.h"
#include "formats/picture/press/pages.h"

namespace cota::wx {

namespace {

constexpr int usualDots = 300, leastDots = 20, mostDots = 2400;
constexpr const char* usualPaper = "a4";
constexpr const char* mapSized = "map";  // stands for paper as large as the map in the settings
constexpr int infoLines = 8;             // enough for the longer Spanish texts

enum class Purpose { file, print };

class ExportDialog : public wxDialog {
  public:
    ExportDialog(wxWindow* parent, Purpose purpose, const session::Session& session,
                 const std::vector<std::string>& layers)
        : wxDialog(parent, wxID_ANY, purpose == Purpose::print ? words("Print") : words("Export"),
                   wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          purpose_(purpose),
          session_(session),
          layers_(layers),
          furniture_(session::furnitureOf(session)) {
        SetName(purpose == Purpose::print ? "print-dialog" : "export-dialog");
        auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
        rows->AddGrowableCol(1);
        if (purpose == Purpose::file) {
            format_ = new wxChoice(this, wxID_ANY);
            for (const char* name : {"PDF", "PNG", "SVG"}) format_->Append(name);
            addRow(*rows, session::trLater("Format"), format_);
        }
        paper_ = new wxChoice(this, wxID_ANY);
        for (const auto& paper : picture::papers()) paper_->Append(paperTitle(paper));
        if (purpose == Purpose::file) paper_->Append(words("Fit to map"));
        addRow(*rows, session::trLater("Paper"), paper_);
        style_ = styleChoice(this, session, session.looks().style());
        addRow(*rows, session::trLater("Style"), style_);
        if (purpose == Purpose::file) {
            dots_ = new wxSpinCtrl(this, wxID_ANY);
            dots_->SetRange(leastDots, mostDots);
            addRow(*rows, session::trLater("Resolution (dpi)"), dots_);
            addPress(*rows);
        }
        addFurniture(*rows);
        auto* all = new wxBoxSizer(wxVERTICAL);
        all->Add(rows, wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
        bare_ = new wxCheckBox(this, wxID_ANY, words("Hex grid only (no title, legend or margins)"));
        shown_ = new wxCheckBox(this, wxID_ANY, words("Only the layers visible in the window"));
        for (auto* box : {bare_, shown_}) all->Add(box, wxSizerFlags().Border(wxALL, FromDIP(6)));
        outcome_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                    wxST_NO_AUTORESIZE);  // its lines are broken at the width of the column
        outcome_->SetMinSize({FromDIP(470), infoLines * (outcome_->GetCharHeight() + FromDIP(2))});
        all->Add(outcome_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
        preview_ = new PreviewPane(this);
        auto* sides = new wxBoxSizer(wxHORIZONTAL);
        sides->Add(all, wxSizerFlags().Expand());
        sides->Add(preview_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
        auto* whole = new wxBoxSizer(wxVERTICAL);
        whole->Add(sides, wxSizerFlags(1).Expand());
        whole->Add(exportButtons(*this, purpose_ == Purpose::print),
                   wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
        kept();
        SetSizerAndFit(whole);
        for (const auto& type : {wxEVT_CHOICE, wxEVT_CHECKBOX})
            Bind(type, [this](wxCommandEvent&) { showOutcome(); });
        if (dots_) {
            dots_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { showOutcome(); });
            dots_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { showOutcome(); });  // typed
        }
        showOutcome();
    }

    void remember() const {
        auto* config = wxConfigBase::Get();
        const wxConfigPathChanger there(config, settingsPath());
        config->Write("paper", isMapSized() ? wxString(mapSized) : toWx(paper()));
        config->Write("bare", bare_->GetValue());
        config->Write("shown", shown_->GetValue());
        for (const auto& [part, box] : furnitureBoxes()) config->Write(part, box->GetValue());
        if (format_) config->Write("format", format_->GetStringSelection());
        if (dots_) config->Write("dots", static_cast<long>(dots_->GetValue()));
        if (press_) {
            config->Write("press", press_->GetValue());
            config->Write("profile", profile_->GetValue());
            config->Write("marks", marks_->GetValue());
        }
        config->Flush();
    }

    session::ExportRequest request() const {
        session::ExportRequest request;
        request.map = session_.map();
        request.look = session_.looks().lookIn(chosenStyle(*style_, session_));
        request.language = session_.language();
        if (shown_->GetValue()) request.layers = layers_;
        request.ending = "." + fromWx(formatName().Lower());
        // A printing house cuts one large sheet.
        if (!isMapSized() && !isForPress()) request.paper = paper();
        if (dots_) request.dotsPerInch = dots_->GetValue();
        if (isForPress()) {
            request.press.emplace();
            request.press->profile = fromWx(profile_->GetValue());
            request.press->hasMarks = marks_->GetValue();
        }
        request.isBare = bare_->GetValue();
        if (!request.isBare) request.furniture = furniture_;
        request.isDoubtful = session::isDoubtful(session_.report());
        return session::withFurniture(std::move(request),
                                      {.title = title_->GetValue(),
                                       .legend = legend_->GetValue(),
                                       .around = around_->GetValue(),
                                       .chart = (isPdf() ? chart_ : around_)->GetValue(),
                                       .tracks = (isPdf() ? tracks_ : around_)->GetValue()});
    }

    wxString formatName() const { return format_ ? format_->GetStringSelection() : wxString("PDF"); }

  private:
    bool isPdf() const { return !format_ || format_->GetSelection() == 0; }
    bool isForPress() const { return press_ && press_->GetValue() && isPdf(); }
    /// What a printing house wants to know.
    void addPress(wxSizer& rows) {
        press_ = new wxCheckBox(this, wxID_ANY, words("For a printing house (PDF/X-4)"));
        rows.AddSpacer(0);
        rows.Add(press_);
        profile_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
        browse_ = new wxButton(this, wxID_ANY, words("Browse..."));
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(profile_, wxSizerFlags(1).CentreVertical());
        row->Add(browse_, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
        rows.Add(new wxStaticText(this, wxID_ANY, words("ICC profile")), wxSizerFlags().CentreVertical());
        rows.Add(row, wxSizerFlags().Expand());
        profile_->SetName(words("ICC profile"));
        browse_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { browse(); });
        profile_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { showOutcome(); });
        profile_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
            showOutcome();
            event.Skip();
        });
        profile_->SetToolTip(words("Empty: the profile that this system has."));
        marks_ = new wxCheckBox(this, wxID_ANY, words("Cut and registration marks"));
        rows.AddSpacer(0);
        rows.Add(marks_);
    }
    /// What is printed around the map and on pages of its own.
    void addFurniture(wxSizer& rows) {
        const auto column = [&](session::Phrase heading, std::initializer_list<wxCheckBox*> boxes) {
            auto* all = new wxBoxSizer(wxVERTICAL);
            for (auto* box : boxes) {
                box->SetToolTip(words("As the file layout.xml beside the document says, or as usual."));
                all->Add(box, wxSizerFlags().Border(wxBOTTOM, FromDIP(4)));
            }
            rows.Add(new wxStaticText(this, wxID_ANY, words(heading)));
            rows.Add(all, wxSizerFlags().Expand());
        };
        const auto box = [&](session::Phrase label) { return new wxCheckBox(this, wxID_ANY, words(label)); };
        title_ = box(session::trLater("Title of the map"));
        legend_ = box(session::trLater("Scale and legend"));
        around_ = box(session::trLater("Compass, board ids and credits"));
        chart_ = box(session::trLater("Terrain effects chart"));
        tracks_ = box(session::trLater("Turn track and holding boxes"));
        column(session::trLater("Around the map"), {title_, legend_, around_});
        column(session::trLater("Pages of their own"), {chart_, tracks_});
    }
    /// With their names in the settings.
    std::array<std::pair<const char*, wxCheckBox*>, 5> furnitureBoxes() const {
        return {{{"title", title_},
                 {"legend", legend_},
                 {"around", around_},
                 {"chart", chart_},
                 {"tracks", tracks_}}};
    }
    void browse() {
        wxFileDialog ask(this, words("The printer's ICC profile"), "", "", "*.icc;*.icm",
                         wxFD_OPEN | wxFD_FILE_MUST_EXIST);
        if (ask.ShowModal() != wxID_OK) return;
        profile_->ChangeValue(ask.GetPath());
        showOutcome();
    }
    void addRow(wxSizer& rows, session::Phrase title, wxWindow* control) {
        rows.Add(new wxStaticText(this, wxID_ANY, words(title)), wxSizerFlags().CentreVertical());
        control->SetName(words(title));
        rows.Add(control, wxSizerFlags().Expand());
    }
    const char* settingsPath() const { return purpose_ == Purpose::print ? "/print/" : "/export/"; }

    /// Restores the last settings, from this run or an earlier one.
    void kept() {
        auto* config = wxConfigBase::Get();
        const wxConfigPathChanger there(config, settingsPath());
        const std::string name = fromWx(config->Read("paper", usualPaper));
        for (std::size_t i = 0; i < picture::papers().size(); ++i)
            if (picture::papers()[i].name == name ||
                (picture::papers()[i].name == std::string(usualPaper) && paper_->GetSelection() < 0))
                paper_->SetSelection(static_cast<int>(i));
        if (name == mapSized && purpose_ == Purpose::file)
            paper_->SetSelection(static_cast<int>(paper_->GetCount()) - 1);
        bare_->SetValue(config->ReadBool("bare", false));
        shown_->SetValue(config->ReadBool("shown", false));
        for (const auto& [part, box] : furnitureBoxes()) box->SetValue(config->ReadBool(part, true));
        if (format_) format_->SetSelection(std::max(0, format_->FindString(config->Read("format", ""))));
        if (dots_) dots_->SetValue(static_cast<int>(config->ReadLong("dots", usualDots)));
        if (press_) {
            press_->SetValue(config->ReadBool("press", false));
            profile_->ChangeValue(config->Read("profile", ""));
            marks_->SetValue(config->ReadBool("marks", true));
        }
    }
    bool isMapSized() const {
        return static_cast<std::size_t>(paper_->GetSelection()) >= picture::papers().size();
    }
    std::string paper() const {
        return picture::papers()[static_cast<std::size_t>(paper_->GetSelection())].name;
    }
    void showOutcome() {
        if (format_) paper_->Enable(format_->GetSelection() == 0 && !isForPress());
        if (dots_) dots_->Enable(format_->GetSelection() == 1);
        if (press_) {
            press_->Enable(format_->GetSelection() == 0);
            profile_->Enable(isForPress());
            browse_->Enable(isForPress());
            marks_->Enable(isForPress());
        }
        for (auto* box : {title_, legend_, around_}) box->Enable(!bare_->GetValue());
        for (auto* box : {chart_, tracks_}) box->Enable(!bare_->GetValue() && isPdf());
        const auto wanted = request();
        outcome_->SetLabel(toWx(session::outcomeOf(wanted)));
        outcome_->Wrap(std::max(outcome_->GetSize().x, FromDIP(380)));
        preview_->show(wanted);
    }

    Purpose purpose_;
    const session::Session& session_;
    const std::vector<std::string>& layers_;
    std::shared_ptr<const look::Furniture> furniture_;
    wxChoice* format_ = nullptr;  // only for files
    wxChoice* paper_ = nullptr;
    wxChoice* style_ = nullptr;
    wxSpinCtrl* dots_ = nullptr;  // only for files
    wxCheckBox* bare_ = nullptr;
    wxCheckBox* title_ = nullptr;
    wxCheckBox* legend_ = nullptr;
    wxCheckBox* around_ = nullptr;
    wxCheckBox* chart_ = nullptr;   // of PDFs
    wxCheckBox* tracks_ = nullptr;  // of PDFs
    wxCheckBox* shown_ = nullptr;
    wxCheckBox* press_ = nullptr;  // only for files
    wxTextCtrl* profile_ = nullptr;
    wxButton* browse_ = nullptr;
    wxCheckBox* marks_ = nullptr;
    wxStaticText* outcome_ = nullptr;
    PreviewPane* preview_ = nullptr;
};

WrittenMap write(wxWindow* parent, const session::Session& session, const session::ExportRequest& request,
                 const wxString& formatName) {
    return writePicture(
        parent, session,
        {words("Save the map as"), {}, request.ending, formatName, [&](const picture::Progress& progress) {
             return session::exported(request, progress);
         }});
}

}  // namespace

WrittenMap exportMap(wxWindow* parent, const session::Session& session,
                     const std::vector<std::string>& layers) {
    if (!session.map()) return {};
    ExportDialog dialog(parent, Purpose::file, session, layers);
    if (dialog.ShowModal() != wxID_OK) return {};
    dialog.remember();
    return write(parent, session, dialog.request(), dialog.formatName());
}

Printed printMap(wxWindow* parent, const session::Session& session, const std::vector<std::string>& layers) {
    if (!session.map()) return {};
    ExportDialog dialog(parent, Purpose::print, session, layers);
    const int answer = dialog.ShowModal();
    if (answer == wxID_CANCEL) return {};
    dialog.remember();
    const auto request = dialog.request();
    if (answer == wxID_SAVE) return {write(parent, session, request, dialog.formatName()), 0};
    const auto paper = picture::paperSize(request.paper);
    const auto first = session::sheetsFor(request).paper;
    return {{}, sendToPrinter(parent, {paper, first.width > first.height, [&](model::MapSize size) {
                                           return session::pagesFor(request, size);
                                       }})};
}

}  // namespace cota::wx
