#include "editor/wx/dialogs/table_export_dialog.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/config.h>
#include <wx/dcbuffer.h>
#include <wx/dialog.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/utils.h>

#include <algorithm>

#include "editor/documents/names.h"
#include "editor/editing/palette.h"
#include "editor/table/table_export.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/dialogs/map_printout.h"
#include "editor/wx/dialogs/style_choice.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"
#include "editor/wx/toolkit/wrapped_text.h"
#include "formats/picture/press/pages.h"
#include "formats/picture/raster.h"

namespace cota::wx {

namespace {

constexpr int usualTableDots = 300, leastTableDots = 20, mostTableDots = 1200;
enum class TablePurpose { file, print };

class TableExportDialog : public wxDialog {
  public:
    TableExportDialog(wxWindow* parent, TablePurpose purpose, const session::Session& session)
        : wxDialog(parent, wxID_ANY, purpose == TablePurpose::print ? words("Print") : words("Export"),
                   wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          purpose_(purpose),
          session_(session),
          prints_(session::printsOf(session)) {
        SetName(purpose == TablePurpose::print ? "table-print-dialog" : "table-export-dialog");
        auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
        rows->AddGrowableCol(1);
        addChoices(*rows);
        preview_ = new wxPanel(this);
        setSpokenName(*preview_, words("Preview"));
        preview_->SetMinSize(FromDIP(wxSize(460, 460)));
        preview_->SetBackgroundStyle(wxBG_STYLE_PAINT);
        preview_->Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
        preview_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            drawPage();
        });
        auto* left = new wxBoxSizer(wxVERTICAL);
        left->Add(rows, wxSizerFlags().Expand());
        count_ = new wxStaticText(this, wxID_ANY, "");
        left->Add(count_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(12)));
        auto* sides = new wxBoxSizer(wxHORIZONTAL);
        sides->Add(left, wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
        sides->Add(preview_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
        auto* whole = new wxBoxSizer(wxVERTICAL);
        whole->Add(sides, wxSizerFlags(1).Expand());
        whole->Add(exportButtons(*this, purpose_ == TablePurpose::print),
                   wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
        SetSizerAndFit(whole);
        CentreOnParent();
        Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show(); });
        Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { drawPage(); });
        show();
    }

    session::TableExport wanted() const {
        session::TableExport wanted;
        if (!prints_.empty()) wanted.print = prints_[static_cast<std::size_t>(print_->GetSelection())].id;
        wanted.viewer = viewers_[static_cast<std::size_t>(viewer_->GetSelection())];
        wanted.paper = paper();
        wanted.style = chosenStyle(*style_, session_);
        return wanted;
    }
    std::optional<model::MapSize> paper() const {
        const int chosen = paper_->GetSelection() - 1;
        if (chosen < 0) return std::nullopt;
        return picture::papers()[static_cast<std::size_t>(chosen)].size;
    }
    /// As shown; of a PNG or SVG the page that is shown.
    std::vector<picture::Picture> pages() const {
        if (formatName() == "PDF" || pages_.empty()) return pages_;
        return {pages_[pageShown()]};
    }
    wxString formatName() const { return format_ ? format_->GetStringSelection() : wxString("PDF"); }
    /// What the proposed file name says: the print and whose cards it shows, if not the whole table.
    std::string what() const {
        const auto print = static_cast<std::size_t>(print_->GetSelection());
        std::string what = prints_.empty() || print_->GetSelection() == 0 ? "" : prints_[print].name;
        if (viewer_->GetSelection() > 0)
            what += (what.empty() ? "" : " ") + fromWx(viewer_->GetStringSelection());
        return what;
    }
    double dots() const { return dots_ ? dots_->GetValue() : usualTableDots; }
    bool isLying() const { return !pages_.empty() && pages_.front().size.width > pages_.front().size.height; }

  private:
    void addRow(wxSizer& rows, session::Phrase title, wxWindow* control) {
        rows.Add(new wxStaticText(this, wxID_ANY, words(title)), wxSizerFlags().CentreVertical());
        control->SetName(words(title));
        rows.Add(control, wxSizerFlags().Expand());
    }
    void addChoices(wxSizer& rows) {
        print_ = new wxChoice(this, wxID_ANY);
        for (const auto& one : prints_) print_->Append(toWx(one.name));
        print_->SetSelection(0);
        addRow(rows, session::trLater("What"), print_);
        viewer_ = new wxChoice(this, wxID_ANY);
        viewer_->Append(words("Whole table"));
        viewers_.push_back({});
        const auto& document = session_.document();
        if (document.scenario && (*document.scenario)->tableau) {
            for (const auto& seat : (*document.scenario)->tableau->seats) {
                viewer_->Append(words("As %s sees it", session::nameOf(seat, session_.language())));
                viewers_.push_back({false, seat.id});
            }
            viewer_->Append(words("As everyone sees it"));
            viewers_.push_back({false, {}});
        }
        viewer_->SetSelection(0);
        addRow(rows, session::trLater("Cards shown"), viewer_);
        if (purpose_ == TablePurpose::file) {
            format_ = new wxChoice(this, wxID_ANY);
            for (const char* name : {"PDF", "PNG", "SVG"}) format_->Append(name);
            format_->SetSelection(0);
            addRow(rows, session::trLater("Format"), format_);
        }
        paper_ = new wxChoice(this, wxID_ANY);
        paper_->Append(words("usual for this print"));
        for (const auto& one : picture::papers()) paper_->Append(paperTitle(one));
        paper_->SetSelection(0);
        addRow(rows, session::trLater("Paper"), paper_);
        style_ = styleChoice(this, session_, session_.looks().style());
        addRow(rows, session::trLater("Style"), style_);
        if (purpose_ == TablePurpose::file) {
            dots_ = new wxSpinCtrl(this, wxID_ANY);
            dots_->SetRange(leastTableDots, mostTableDots);
            dots_->SetValue(usualTableDots);
            addRow(rows, session::trLater("Resolution (dpi)"), dots_);
        }
        page_ = new wxSpinCtrl(this, wxID_ANY);
        addRow(rows, session::trLater("Page"), page_);
    }

    std::size_t pageShown() const {
        return static_cast<std::size_t>(
            std::clamp<int>(page_->GetValue() - 1, 0, std::max(static_cast<int>(pages_.size()) - 1, 0)));
    }
    void show() {
        if (const auto now = wanted(); !(now == drawn_) || pages_.empty()) {
            const wxBusyCursor busy;
            pages_ = session::pagesOf(session_, now);
            drawn_ = now;
        }
        const int most = std::max(static_cast<int>(pages_.size()), 1);
        page_->SetRange(1, most);
        page_->Enable(most > 1);
        if (dots_) dots_->Enable(formatName() == "PNG");
        count_->SetLabel(pages_.empty() ? words("This game has nothing of the kind.")
                         : formatName() == "PDF" || most == 1
                             ? words("Pages: %s", std::to_string(pages_.size()))
                             : words("Only the page that is shown becomes the file."));
        count_->Wrap(FromDIP(260));
        if (auto* ok = FindWindow(wxID_OK)) ok->Enable(!pages_.empty());
        if (auto* save = FindWindow(wxID_SAVE)) save->Enable(!pages_.empty());
        drawPage();
        Layout();
    }
    void drawPage() {
        shown_ = wxBitmap();
        const wxSize room = preview_->GetClientSize();
        if (!pages_.empty() && room.x > 0 && room.y > 0) {
            const auto& page = pages_[pageShown()];
            const double dots =
                std::min(room.x / page.size.width, room.y / page.size.height) * picture::millimetresPerInch;
            shown_ = toBitmap(picture::raster(page, picture::wholeSheet(page, dots)), true);
        }
        preview_->Refresh();
    }
    void paint() {
        wxAutoBufferedPaintDC dc(preview_);
        dc.SetBackground(wxBrush(colours().panel));
        dc.Clear();
        if (!shown_.IsOk()) return;
        const wxSize room = preview_->GetClientSize();
        dc.DrawBitmap(shown_, (room.x - shown_.GetWidth()) / 2, (room.y - shown_.GetHeight()) / 2);
    }

    TablePurpose purpose_;
    const session::Session& session_;
    std::vector<session::PaletteEntry> prints_;
    std::vector<session::TableViewer> viewers_;
    std::vector<picture::Picture> pages_;
    session::TableExport drawn_;
    wxBitmap shown_;
    wxChoice *print_ = nullptr, *viewer_ = nullptr, *format_ = nullptr, *paper_ = nullptr, *style_ = nullptr;
    wxSpinCtrl *dots_ = nullptr, *page_ = nullptr;
    wxStaticText* count_ = nullptr;
    wxPanel* preview_ = nullptr;
};

WrittenMap write(wxWindow* parent, const session::Session& session, const TableExportDialog& dialog) {
    const auto pages = dialog.pages();
    const std::string ending = "." + fromWx(dialog.formatName().Lower());
    const auto make = [&](const picture::Progress& progress) {
        auto bytes = session::fileOf(pages, ending, dialog.dots(), session.language(), progress);
        return session::Exported{bytes.value_or(""), {}, !bytes};
    };
    return writePicture(parent, session,
                        {words("Save the picture as"), dialog.what(), ending, dialog.formatName(), make});
}

}  // namespace

WrittenMap exportTable(wxWindow* parent, const session::Session& session) {
    TableExportDialog dialog(parent, TablePurpose::file, session);
    if (dialog.ShowModal() != wxID_OK) return {};
    return write(parent, session, dialog);
}

Printed printTable(wxWindow* parent, const session::Session& session) {
    TableExportDialog dialog(parent, TablePurpose::print, session);
    const int answer = dialog.ShowModal();
    if (answer == wxID_SAVE) return {write(parent, session, dialog), 0};
    if (answer != wxID_OK) return {};
    auto wanted = dialog.wanted();
    return {{}, sendToPrinter(parent, {dialog.paper(), dialog.isLying(), [&](model::MapSize paper) {
                                           wanted.paper = paper;
                                           return session::pagesOf(session, wanted);
                                       }})};
}

}  // namespace cota::wx
