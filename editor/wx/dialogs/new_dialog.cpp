#include "editor/wx/dialogs/new_dialog.h"

#include <wx/button.h>
#include <wx/config.h>
#include <wx/dialog.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

#include "editor/documents/document_files.h"
#include "editor/editing/beginnings.h"
#include "editor/editing/new_board.h"
#include "editor/picture/games_to_begin.h"
#include "editor/picture/new_sheet.h"
#include "editor/wx/dialogs/board_preview.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/theme.h"
#include "editor/wx/toolkit/wrapped_text.h"
#include "formats/picture/press/pages.h"

namespace cota::wx {

using session::Property;

namespace {

constexpr const char* gameKey = "/new/game";  // the last one used
constexpr double usualHex = 19;               // millimetres, for games that state none
constexpr double thousand = 1000;
constexpr const char *columnsName = "columns", *rowsName = "rows";

/// "2 x 1" as people read it.
std::string withSign(const std::string& sheets) { return sheets.substr(0, 2) + "\u00d7" + sheets.substr(3); }

class NewDialog : public wxDialog {
  public:
    NewDialog(wxWindow* parent, const mapsets::MapsetLibrary& library, model::Language language,
              session::Beginning first, const std::optional<OpenBoard>& open)
        : wxDialog(parent, wxID_ANY, words("New"), wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          library_(library),
          language_(language),
          games_(library, language),
          samples_(session::samplesOf(library, language)) {
        const auto known = session::beginnings();
        begin_ = static_cast<std::size_t>(std::ranges::find(known, first, &session::BeginningRow::what) -
                                          known.begin());
        game_ = fromWx(wxConfigBase::Get()->Read(gameKey, ""));
        if (open) plan_.open = {std::string(), open->board};
        takeGameOfBeginning();
        build();
        refresh();
        fields_->activate(titleRow_, true);
    }

    /// The selected sample, or null.
    const session::Sample* sample() const {
        return begin_ < session::beginnings().size() ? nullptr
                                                     : &samples_[begin_ - session::beginnings().size()];
    }
    bool isOnBoard() const { return !sample() && session::beginnings()[begin_].needsBoard; }
    void setFileOfBoard(const std::string& name) { plan_.open->first = name; }
    model::MapsetId game() const { return isOnBoard() ? plan_.open->second.mapset : model::MapsetId(game_); }
    model::Document made(const mapsets::Mapset& game) const {
        return session::newDocument(session::beginnings()[begin_].what, game, plan_, language_);
    }

  private:
    void build() {
        SetName("new-dialog");
        SetBackgroundColour(colours().panel);
        fields_ = new FieldList(this, "new");
        fields_->SetMinSize(FromDIP(wxSize(500, 420)));
        fields_->onEnter = [this] { create(); };
        fields_->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
            event.Skip();
            showTyped(fromWx(event.GetString()));
        });
        // Below the fields: there it does not move them.
        refusal_ = new WrappedText(this);
        refusal_->SetMinSize(wxSize(-1, 2 * GetCharHeight() + FromDIP(4)));
        fields_->onRefusal = [this](const std::string& text) { refusal_->show(toWx(text), Tone::error); };
        preview_ = new BoardPreview(this);
        size_ = new WrappedText(this);
        create_ = new wxButton(this, wxID_OK, words("C&reate"));
        create_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { create(); });
        auto* right = new wxBoxSizer(wxVERTICAL);
        right->Add(preview_, wxSizerFlags(1).Expand());
        right->Add(size_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(8)));
        auto* top = new wxBoxSizer(wxHORIZONTAL);
        auto* left = new wxBoxSizer(wxVERTICAL);
        left->Add(fields_, wxSizerFlags(1).Expand());
        left->Add(refusal_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(10)));
        top->Add(left, wxSizerFlags(3).Expand());
        top->Add(right, wxSizerFlags(2).Expand().Border(wxLEFT, FromDIP(12)));
        auto* buttons = new wxStdDialogButtonSizer;
        buttons->AddButton(create_);
        buttons->AddButton(new wxButton(this, wxID_CANCEL, words("&Cancel")));
        buttons->Realize();
        create_->SetDefault();
        auto* whole = new wxBoxSizer(wxVERTICAL);
        whole->Add(top, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
        whole->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
        SetSizerAndFit(whole);
        CentreOnParent();
    }

    bool isTable() const { return !sample() && session::beginnings()[begin_].isTable; }

    /// Keeps the game if a document of it can begin like this.
    void takeGameOfBeginning() {
        if (sample()) return;
        game_ = games_.nearest(game_, session::beginnings()[begin_]);
        takeGrid();
    }

    void takeGrid() {
        const auto typed = std::exchange(plan_.grid, games_.gridOf(game_));
        if (areTyped_.contains("columns")) plan_.grid.columns = typed.columns;
        if (areTyped_.contains("rows")) plan_.grid.rows = typed.rows;
        if (areTyped_.contains("width")) plan_.grid.hexMicrometres = typed.hexMicrometres;
        if (plan_.grid.hexMicrometres == 0)
            plan_.grid.hexMicrometres = static_cast<std::int64_t>(usualHex * thousand);
    }

    /// How large the printed board will be.
    const session::SheetSize& sheetOf() {
        const auto key = std::pair(begin_, game_);
        if (sheetKey_ == key) return sheetOf_;
        sheetKey_ = key;
        const auto game = games_.mapsetOf(game_);
        if (game && hasBoard())
            sheetOf_ = session::sheetOfNew(session::beginnings()[begin_].what, game, language_);
        else
            sheetOf_ = session::fieldSize;
        return sheetOf_;
    }

    bool hasBoard() const { return !sample() && session::beginnings()[begin_].hasBoard; }
    using Take = std::function<std::string(const std::string&)>;  // returns why the value is refused
    Property row(const wxString& label, Property::Kind kind, std::string value, Take take) {
        Property made;
        made.label = fromWx(label);
        made.kind = kind;
        made.value = std::move(value);
        made.write = [this, take = std::move(take)](const std::string& text) {
            session::Written written;
            written.refusal = take(text);
            CallAfter([this] { refresh(); });
            return written;
        };
        return made;
    }

    void addChoice(std::vector<Property>& rows, const wxString& label, std::string value,
                   std::vector<session::PaletteEntry> choices, std::function<void(const std::string&)> take) {
        auto made = row(label, Property::Kind::choice, std::move(value),
                        [choices, take = std::move(take)](const std::string& id) {
                            if (std::ranges::find(choices, id, &session::PaletteEntry::id) == choices.end())
                                return session::tr("'%s' is not a valid choice.", id);
                            take(id);
                            return std::string();
                        });
        made.choices = std::move(choices);
        rows.push_back(std::move(made));
    }

    void addBeginning(std::vector<Property>& rows) {
        std::vector<session::PaletteEntry> all;
        std::size_t number = 0;
        for (const auto& one : session::beginnings()) {
            const auto id = std::to_string(number++);
            if (games_.of(one).empty() || (one.needsBoard && !plan_.open)) continue;
            all.push_back({id, session::tr(one.label)});
        }
        const auto sampleGames = session::withSampleGames(library_);
        for (const auto& one : samples_)
            all.push_back(
                {std::to_string(number++), session::tr("Copy of a sample:") + " " + one.title + " \u2013 " +
                                               session::gameTitle(sampleGames, one.game, language_)});
        addChoice(rows, words("Begin with"), std::to_string(begin_), std::move(all),
                  [this](const std::string& id) {
                      begin_ = std::stoul(id);
                      takeGameOfBeginning();
                      fit();
                  });
    }

    void addTitle(std::vector<Property>& rows) {
        titleRow_ = rows.size();
        auto title = row(words("Title"), Property::Kind::text, plan_.title, [this](const std::string& text) {
            plan_.title = text;
            return std::string();
        });
        title.hint = session::tr("New scenario");
        rows.push_back(std::move(title));
    }

    void addSize(std::vector<Property>& rows) {
        auto& grid = plan_.grid;
        addChoice(rows, words("Size by"), byPaper_ ? "paper" : "hexes",
                  {{"hexes", session::tr("hexes")}, {"paper", session::tr("paper")}},
                  [this](const std::string& id) {
                      byPaper_ = id == "paper";
                      fit();
                  });
        if (byPaper_) return addPaper(rows);
        rows.push_back(row(words("Columns"), Property::Kind::text, std::to_string(grid.columns),
                           [this, &grid](const std::string& text) {
                               areTyped_.insert("columns");
                               return taken(session::columnsIn(text), grid.columns);
                           }));
        rows.back().name = columnsName;
        rows.push_back(row(words("Rows"), Property::Kind::text, std::to_string(grid.rows),
                           [this, &grid](const std::string& text) {
                               areTyped_.insert("rows");
                               return taken(session::rowsIn(text), grid.rows);
                           }));
        rows.back().name = rowsName;
    }

    void addPaper(std::vector<Property>& rows) {
        std::vector<session::PaletteEntry> papers;
        for (const auto& paper : picture::papers())
            papers.push_back({paper.name, fromWx(wxString(paper.name).Capitalize())});
        addChoice(rows, words("Paper"), paper_, std::move(papers), [this](const std::string& id) {
            paper_ = id;
            fit();
        });
        addChoice(rows, words("Direction"), isLandscape_ ? "landscape" : "portrait",
                  {{"portrait", session::tr("portrait")}, {"landscape", session::tr("landscape")}},
                  [this](const std::string& id) {
                      isLandscape_ = id == "landscape";
                      fit();
                  });
        std::vector<session::PaletteEntry> sheets;
        for (const char* count : {"1 x 1", "2 x 1", "1 x 2", "2 x 2", "3 x 2", "3 x 3"})
            sheets.push_back({count, withSign(count)});
        addChoice(rows, words("Joined sheets"), sheets_, std::move(sheets), [this](const std::string& id) {
            sheets_ = id;
            fit();
        });
    }

    void addHexes(std::vector<Property>& rows) {
        auto& grid = plan_.grid;
        auto width = row(words("Width of a hex"), Property::Kind::text, millimetresText(grid.hexMicrometres),
                         [this, &grid](const std::string& text) {
                             areTyped_.insert("width");
                             const std::string refused =
                                 taken(session::micrometresIn(text), grid.hexMicrometres);
                             fit();
                             return refused;
                         });
        width.unit = "mm";
        rows.push_back(std::move(width));
        addChoice(rows, words("Hexes"), grid.isFlat() ? "flat" : "pointed",
                  {{"flat", session::tr("flat top, straight columns")},
                   {"pointed", session::tr("pointed top, straight rows")}},
                  [this, &grid](const std::string& id) {
                      grid.orientation =
                          id == "flat" ? model::Orientation::flat : model::Orientation::pointed;
                      fit();
                  });
        addChoice(
            rows, words("Shifted lines"), grid.stagger == model::Stagger::oddLow ? "odd" : "even",
            {{"odd", session::tr("the first, third ...")}, {"even", session::tr("the second, fourth ...")}},
            [&grid](const std::string& id) {
                grid.stagger = id == "odd" ? model::Stagger::oddLow : model::Stagger::evenLow;
            });
    }

    std::string millimetresText(std::int64_t micrometres) const {
        std::string text = fromWx(wxString::FromCDouble(static_cast<double>(micrometres) / thousand));
        if (language_ == model::Language::spanish) std::ranges::replace(text, '.', ',');
        return text;
    }

    template <class Number>
    static std::string taken(const std::variant<Number, std::string>& read, Number& into) {
        if (const auto* refused = std::get_if<std::string>(&read)) return *refused;
        into = std::get<Number>(read);
        return {};
    }

    void fit() {
        if (!byPaper_ || !hasBoard()) return;
        auto size = picture::paperSize(paper_).value_or(model::MapSize{210, 297});
        if (isLandscape_) std::swap(size.width, size.height);
        plan_.grid =
            session::fitted(plan_.grid, size, sheets_.front() - '0', sheets_.back() - '0', sheetOf());
    }

    void refresh() {
        std::vector<Property> rows;
        addBeginning(rows);
        titleRow_ = 0;
        if (isOnBoard()) addTitle(rows);
        if (!sample() && !isOnBoard()) {
            addChoice(rows, words("Game"), game_, games_.of(session::beginnings()[begin_]),
                      [this](const std::string& id) {
                          game_ = id;
                          takeGrid();
                          fit();
                      });
            if (hasBoard() || isTable()) addTitle(rows);
            if (hasBoard()) {
                addSize(rows);
                addHexes(rows);
            }
            if (isTable())
                rows.push_back(row(
                    words("Players"), Property::Kind::text, std::to_string(plan_.seats),
                    [this](const std::string& text) { return taken(session::seatsIn(text), plan_.seats); }));
        }
        fields_->show(std::move(rows));
        showBoard(isOnBoard() ? plan_.open->second.grid : plan_.grid);
        create_->Enable(!fields_->hasRefusal());
        create_->SetToolTip(fields_->hasRefusal() ? words("A field has an invalid value.") : wxString());
        Layout();
    }

    void showBoard(const model::Grid& grid) {
        preview_->show(grid, hasBoard() || isOnBoard(), sheetOf()(grid));
        size_->show(hasBoard() ? toWx(session::sizeText(grid, sheetOf())) : wxString());
    }

    /// The picture follows columns and rows while they are typed.
    void showTyped(const std::string& text) {
        const auto active = fields_->active();
        if (!active || *active >= fields_->rows().size()) return;
        const auto& name = fields_->rows()[*active].name;
        auto grid = plan_.grid;
        std::string refused = "other";
        if (name == columnsName) refused = taken(session::columnsIn(text), grid.columns);
        if (name == rowsName) refused = taken(session::rowsIn(text), grid.rows);
        if (refused.empty()) showBoard(grid);
    }

    void create() {
        if (fields_->acceptNow() && !fields_->hasRefusal()) EndModal(wxID_OK);
    }

    const mapsets::MapsetLibrary& library_;
    model::Language language_;
    session::GamesToBegin games_;
    session::SheetSize sheetOf_;
    std::optional<std::pair<std::size_t, std::string>> sheetKey_;  // what it is of
    std::vector<session::Sample> samples_;
    std::size_t begin_ = 0;
    std::size_t titleRow_ = 0;
    std::string game_;
    session::BoardPlan plan_;
    std::set<std::string> areTyped_;  // sizes: another game does not change them
    bool byPaper_ = false, isLandscape_ = true;
    std::string paper_ = "a2", sheets_ = "1 x 1";
    FieldList* fields_ = nullptr;
    BoardPreview* preview_ = nullptr;
    WrappedText *size_ = nullptr, *refusal_ = nullptr;
    wxButton* create_ = nullptr;
};

}  // namespace

std::optional<NewDocument> askNew(wxWindow* parent, const mapsets::MapsetLibrary& library,
                                  model::Language language, session::Beginning first,
                                  const std::optional<OpenBoard>& open) {
    const auto refuse = [&](const wxString& why) {
        wxMessageBox(why, words("New"), wxICON_ERROR, parent);
        return std::nullopt;
    };
    if (library.list().empty())
        return refuse(words("No game is installed. Set COTA_MAPSETS to the folder that contains the games."));
    NewDialog dialog(parent, library, language, first, open);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    if (const auto* sample = dialog.sample()) {
        auto opened = session::openDocument(sample->path);
        if (!opened.document) return std::nullopt;
        return NewDocument{std::move(*opened.document), sample->path};
    }
    std::filesystem::path board;
    if (dialog.isOnBoard()) {
        if ((board = open->saved()).empty()) return std::nullopt;
        dialog.setFileOfBoard(board.filename().string());
    }
    const auto loaded = mapsets::readMapset(board.empty() ? library : library.beside(board), dialog.game());
    if (!loaded.ok())
        return refuse(words("This game cannot be used. Run 'cota check' on its folder to see why."));
    wxConfigBase::Get()->Write(gameKey, toWx(dialog.game().text));
    wxConfigBase::Get()->Flush();
    return NewDocument{dialog.made(*loaded.value), board};
}

}  // namespace cota::wx
