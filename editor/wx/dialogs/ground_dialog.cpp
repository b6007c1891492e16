#include "editor/wx/dialogs/ground_dialog.h"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/filedlg.h>
#include <wx/gauge.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <atomic>
#include <system_error>
#include <utility>

#include "editor/answers/newest_first.h"
#include "editor/picture/ground_draft.h"
#include "editor/wx/dialogs/ground_lists.h"
#include "editor/wx/dialogs/ground_map.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/theme.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

namespace {

using session::GroundStage;

constexpr int groundPreviewColumns = 640, groundPreviewRows = 380;

wxString tableTypes() {
    return words("Tables of the ground") + " (*.ground.xml)|*.ground.xml|" + words("All files") + "|*";
}

class GroundDialog : public wxDialog {
  public:
    GroundDialog(wxWindow* parent, session::GroundDraft& draft, const mapsets::MapsetLibrary& library,
                 model::Language language, std::function<void(wxWindow*)> help)
        : wxDialog(parent, wxID_ANY, words("Import Map of the World"), wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          draft_(draft),
          library_(library),
          language_(language),
          help_(std::move(help)),
          worker_([this](const session::GroundOrder& order) { work(order); }) {
        SetName("ground-dialog");
        SetBackgroundColour(colours().panel);
        makeTable();
        makeHexes();
        makeButtons();
        layOut();
        Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            if (event.GetKeyCode() != WXK_F1 || event.HasAnyModifiers()) return event.Skip();
            help_(this);
        });
        again();
    }

    const std::optional<session::GroundPreview>& made() const { return made_; }

  private:
    void makeTable() {
        fields_ = new FieldList(this, "ground");
        fields_->SetMinSize(FromDIP(wxSize(460, 84)));
        refusal_ = new WrappedText(this);
        refusal_->SetMinSize(wxSize(-1, 2 * GetCharHeight() + FromDIP(4)));
        const auto refused = [this](const std::string& text) { refusal_->show(toWx(text), Tone::error); };
        fields_->onRefusal = refused;
        tableName_ = new WrappedText(this, WrappedText::Look::strong);
        rows_ = new RowList(this, "ground-table");
        rows_->SetMinSize(FromDIP(wxSize(460, 270)));
        rows_->setMostLines(2);
        rows_->setEmptyText(words("The table has no rows. Add rows for words of the map."));
        rows_->onSelect = [this] { showSheet(true); };
        rows_->onCheck = [this](const std::string& id) {
            draft_.toggleRow(std::stoul(id));
            again();
        };
        rows_->onActivate = [this](const std::string& id) {
            if (id.starts_with(groundWordPrefix)) addRow();
        };
        sheet_ = new FieldList(this, "ground-row");
        sheet_->SetMinSize(FromDIP(wxSize(460, 190)));
        sheet_->onRefusal = refused;
    }

    void makeHexes() {
        preview_ = new GroundMap(this, "ground-preview");
        preview_->SetToolTip(words(
            "The hex that is chosen below has a ring. Click for the whole board, and again for the hex."));
        preview_->onDrawn = [this] { showBusy(false); };
        preview_->SetMinSize(FromDIP(wxSize(groundPreviewColumns, groundPreviewRows)));
        hexes_ = new RowList(this, "ground-hexes");
        hexes_->SetMinSize(FromDIP(wxSize(groundPreviewColumns, 190)));
        hexes_->onCheck = [this](const std::string& id) {
            for (const auto& hex : shownHexes_)
                if (hex.label == id) draft_.toggleHex(hex.hex);
            again();
        };
        hexes_->onSelect = [this] { markHex(); };
        hexes_->onActivate = [this](const std::string&) { preview_->turnAround(); };
        summary_ = new WrappedText(this);
        summary_->SetMinSize(wxSize(-1, 3 * GetCharHeight()));
    }

    void makeButtons() {
        stage_ = new wxStaticText(this, wxID_ANY, "");
        gauge_ = new wxGauge(this, wxID_ANY, 100, wxDefaultPosition, FromDIP(wxSize(160, 14)));
        gauge_->SetName(words("Progress"));
        const auto button = [this](const wxString& label, auto press) {
            auto* made = new wxButton(this, wxID_ANY, label);
            made->Bind(wxEVT_BUTTON, [press](wxCommandEvent&) { press(); });
            return made;
        };
        stop_ = button(words("&Stop"), [this] { stopOrStart(); });
        add_ = button(words("&Add Row"), [this] { addRow(); });
        open_ = button(words("&Open Table..."), [this] { openTable(); });
        save_ = button(words("Sa&ve Table As..."), [this] { saveTable(); });
        make_ = new wxButton(this, wxID_OK, words("&Import"));
        make_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { accept(); });
    }

    void layOut() {
        const int gap = FromDIP(8);
        auto* left = new wxBoxSizer(wxVERTICAL);
        left->Add(fields_, wxSizerFlags().Expand());
        left->Add(tableName_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(4)));
        left->Add(rows_, wxSizerFlags(3).Expand());
        auto* ofTable = new wxBoxSizer(wxHORIZONTAL);
        for (auto* one : {add_, open_, save_}) ofTable->Add(one, wxSizerFlags().Border(wxRIGHT, gap));
        left->Add(ofTable, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(6)));
        left->Add(sheet_, wxSizerFlags(2).Expand());
        left->Add(refusal_, wxSizerFlags().Expand());
        auto* right = new wxBoxSizer(wxVERTICAL);
        right->Add(preview_, wxSizerFlags(3).Expand());
        right->Add(summary_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(6)));
        right->Add(hexes_, wxSizerFlags(2).Expand());
        auto* sides = new wxBoxSizer(wxHORIZONTAL);
        sides->Add(left, wxSizerFlags(2).Expand());
        sides->Add(right, wxSizerFlags(3).Expand().Border(wxLEFT, FromDIP(12)));
        auto* end = new wxBoxSizer(wxHORIZONTAL);
        end->Add(gauge_, wxSizerFlags().CentreVertical());
        end->Add(stage_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, gap));
        end->Add(stop_, wxSizerFlags().Border(wxRIGHT, gap));
        end->Add(new wxButton(this, wxID_CANCEL, words("&Cancel")), wxSizerFlags().Border(wxRIGHT, gap));
        end->Add(make_, wxSizerFlags());
        auto* whole = new wxBoxSizer(wxVERTICAL);
        whole->Add(sides, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
        whole->Add(end, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(12)));
        SetSizerAndFit(whole);
        CentreOnParent();
    }

    // --- what is shown

    /// Writing a value begins the work again.
    std::vector<session::Property> watched(std::vector<session::Property> rows) {
        for (auto& row : rows)
            row.write = [this, write = row.write](const std::string& text) {
                auto written = write(text);
                if (written.refusal.empty()) CallAfter([this] { again(); });
                return written;
            };
        return rows;
    }

    void again() {
        made_.reset();
        make_->Disable();
        fields_->show(watched(draft_.rows()));
        fillTable();
        showSheet(false);
        isStopped_ = false;
        if (auto order = draft_.order()) {
            showBusy(true);
            worker_.start(std::move(*order));
        } else {
            summary_->show(words("This game cannot be used. Run 'cota check' on its folder to see why."),
                           Tone::error);
        }
        Layout();
    }

    const session::GroundPreview* preview() const { return last_ ? &*last_ : nullptr; }

    void fillTable() {
        const auto& file = draft_.tableFile();
        const std::string name = file.empty() ? session::tr("new") : file.filename().string();
        tableName_->show(draft_.isTableChanged() ? words("Table: %s (changed)", name)
                                                 : words("Table: %s", name));
        rows_->show(groundTableRows(draft_, preview()));
    }

    void fillHexes() {
        shownHexes_ = draft_.hexes(*made_);
        hexes_->show(groundHexRows(shownHexes_));
        markHex();
    }

    void markHex() {
        for (const auto& hex : shownHexes_)
            if (hexes_->selection().contains(hex.label)) return preview_->mark(hex.hex, hex.label);
        preview_->mark(std::nullopt, {});
    }

    /// The values of the selected row. `isOther`: another row was selected.
    void showSheet(bool isOther) {
        std::vector<session::Property> sheet;
        bool isWord = false;
        for (const auto& id : rows_->selection())
            if (id.starts_with(groundWordPrefix))
                isWord = true;
            else
                sheet = watched(draft_.rowSheet(std::stoul(id)));
        add_->Enable(isWord);
        refusal_->show(sheet.empty() && !isWord ? words("Select a row to edit it.") : wxString(),
                       Tone::muted);
        if (isOther)
            sheet_->showOther(std::move(sheet));
        else
            sheet_->show(std::move(sheet));
    }

    // --- what the buttons do

    void addRow() {
        for (const auto& id : rows_->selection()) {
            if (!id.starts_with(groundWordPrefix)) continue;
            const auto row = draft_.addRow(id.substr(groundWordPrefix.size()));
            if (!row) return;
            fillTable();
            rows_->select({std::to_string(*row)});
            again();
            return;
        }
    }

    void openTable() {
        wxFileDialog dialog(this, words("Open Table of the Ground"),
                            toWx(draft_.tableToSave().parent_path().string()), "", tableTypes(),
                            wxFD_OPEN | wxFD_FILE_MUST_EXIST);
        if (dialog.ShowModal() != wxID_OK) return;
        const auto refusal = draft_.loadTable(fromWx(dialog.GetPath()));
        rows_->select({});
        again();
        refusal_->show(toWx(refusal), Tone::error);
    }

    bool saveTable() {
        const auto file = draft_.tableToSave();
        wxFileDialog dialog(this, words("Save Table of the Ground"), toWx(file.parent_path().string()),
                            toWx(file.filename().string()), tableTypes(), wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
        if (dialog.ShowModal() != wxID_OK) return false;
        std::filesystem::path path = fromWx(dialog.GetPath());
        if (!publish::isGroundTableName(path)) path += ".ground.xml";
        try {
            draft_.saveTable(path);
        } catch (const std::system_error& error) {
            wxMessageBox(words("The table was not saved: %s", error.what()), GetTitle(), wxICON_ERROR, this);
            return false;
        }
        fillTable();
        return true;
    }

    void stopOrStart() {
        if (!isBusy_) return again();
        isStopped_ = true;
        if (made_) preview_->show({});
    }

    void accept() {
        if (!fields_->acceptNow() || !sheet_->acceptNow() || !made_) return;
        EndModal(wxID_OK);
    }

    // --- the work

    void showBusy(bool isBusy) {
        isBusy_ = isBusy;
        stop_->SetLabel(isBusy ? words("&Stop") : words("&Start Again"));
        stop_->Enable(isBusy || !made_);
        if (!isBusy) {
            stage_->SetLabel("");
            gauge_->SetValue(0);
        }
        Layout();  // the labels of the button have different widths
    }

    /// In the thread of the worker.
    void work(const session::GroundOrder& order) {
        const auto isStopped = [this] { return worker_.isOvertaken() || isStopped_; };
        int shown = -1;
        const auto tell = [&](GroundStage stage, double share) {
            const int percent = static_cast<int>(share * 100);
            const int now = static_cast<int>(stage) * 101 + percent;
            if (now == shown) return;
            shown = now;
            CallAfter([this, stage, percent] { showStage(stage, percent); });
        };
        auto preview = previewer_.make(order, isStopped, tell);
        if (worker_.isOvertaken()) return;
        CallAfter([this, preview] { take(preview); });
        if (!preview.result) return;
        tell(GroundStage::drawing, 0);
        const auto board = session::groundBoard(preview, library_, language_);
        CallAfter([this, board] { preview_->show(isStopped_ ? session::GroundBoard() : board); });
    }

    void showStage(GroundStage stage, int percent) {
        if (!isBusy_) return;
        gauge_->SetValue(std::clamp(percent, 0, 100));
        if (stage == GroundStage::drawing) gauge_->Pulse();
        stage_->SetLabel(groundStageWords(stage));
    }

    void take(const session::GroundPreview& preview) {
        summary_->show(toWx(draft_.summary(preview)), preview.result ? Tone::plain : Tone::error);
        if (preview.result) {
            made_ = last_ = preview;
            hexes_->setEmptyText(words("No hex changes."));
            fillHexes();
        } else {
            showBusy(false);
            const auto fault = preview.problem.fault;
            if (fault == earth::EarthFault::noGround || fault == earth::EarthFault::noSystem ||
                fault == earth::EarthFault::unknownSystem) {
                draft_.askSystem();
                fields_->show(watched(draft_.rows()));
            }
        }
        fillTable();
        make_->Enable(made_.has_value());
        Layout();
    }

    session::GroundDraft& draft_;
    const mapsets::MapsetLibrary& library_;
    model::Language language_;
    std::function<void(wxWindow*)> help_;
    session::GroundPreviewer previewer_;          // used by the worker alone
    std::optional<session::GroundPreview> made_;  // of the values as shown
    std::optional<session::GroundPreview> last_;  // the newest, perhaps of older values
    std::vector<session::GroundHex> shownHexes_;
    FieldList *fields_ = nullptr, *sheet_ = nullptr;
    RowList *rows_ = nullptr, *hexes_ = nullptr;
    GroundMap* preview_ = nullptr;
    WrappedText *refusal_ = nullptr, *summary_ = nullptr, *tableName_ = nullptr;
    wxStaticText* stage_ = nullptr;
    wxGauge* gauge_ = nullptr;
    wxButton *make_ = nullptr, *stop_ = nullptr, *add_ = nullptr, *open_ = nullptr, *save_ = nullptr;
    bool isBusy_ = false;
    std::atomic<bool> isStopped_ = false;
    session::NewestFirst<session::GroundOrder> worker_;  // last: it uses the members above
};

}  // namespace

std::optional<session::HistoryEntry> askGround(wxWindow* parent, const session::Session& session,
                                               const mapsets::MapsetLibrary& library,
                                               const std::function<void(wxWindow*)>& help) {
    const auto refuse = [&](const wxString& text) {
        wxMessageBox(text, words("Import Map of the World"), wxICON_ERROR, parent);
        return std::nullopt;
    };
    if (!session::GroundDraft::hasPlace(session.document()))
        return refuse(
            words("No board of this document has a place in the real world, so a map cannot be put onto it. "
                  "Make the board with File > Import Height Model, or fill in Place in the real world below "
                  "the grid of the board, in the panel Scenario."));
    wxFileDialog dialog(parent, words("Open Map of the World"), toWx(session.path().parent_path().string()),
                        "",
                        words("Maps of the world") +
                            " (*.gpkg, *.shp, *.geojson, *.osm, *.pbf)|*.gpkg;*.shp;*.geojson;*.osm;*.pbf;"
                            "*.osm.gz;*.osm.bz2|" +
                            words("All files") + "|*",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    const std::filesystem::path file = fromWx(dialog.GetPath());
    earth::EarthProblem problem;
    if (earth::earthFiles(problem) == nullptr)
        return refuse(toWx(earth::textOf(problem, file.filename().string()).in(session.language())));
    const auto draft = session::GroundDraft::open(file, library, session.language(), session.document());
    GroundDialog form(parent, *draft, library, session.language(), help);
    if (form.ShowModal() != wxID_OK || !form.made()) return std::nullopt;
    return draft->step(*form.made());
}

}  // namespace cota::wx
