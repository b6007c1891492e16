#include "editor/wx/dialogs/new_dialog.h"

#include <wx/choice.h>
#include <wx/config.h>
#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <algorithm>

#include "editor/documents/document_files.h"
#include "editor/editing/beginnings.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr const char* gameKey = "/new/game";  // the last one used

class NewDialog : public wxDialog {
  public:
    NewDialog(wxWindow* parent, const mapsets::MapsetLibrary& library, model::Language language)
        : wxDialog(parent, wxID_ANY, words("New"), wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          games_(gamesOf(library, language)),
          samples_(session::samplesOf(library, language)) {
        auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
        rows->AddGrowableCol(1);
        rows->AddGrowableRow(0);
        rows->Add(new wxStaticText(this, wxID_ANY, words("Start with")));
        what_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, wxLB_HSCROLL);
        what_->SetName(words("Start with"));
        for (const auto& row : session::beginnings()) what_->Append(words(row.label));
        const auto sampleGames = session::withSampleGames(library);
        for (const auto& sample : samples_)
            what_->Append(words("Copy of a sample:") + " " + toWx(sample.title) +
                          wxString::FromUTF8(" \u2013 ") +
                          toWx(session::gameTitle(sampleGames, sample.game, language)));
        fitLines();
        const auto all = session::beginnings();
        const auto usual = std::ranges::find(all, session::Beginning::scenario, &session::BeginningRow::what);
        what_->SetSelection(static_cast<int>(usual - all.begin()));
        what_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { enable(); });
        what_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { EndModal(wxID_OK); });
        rows->Add(what_, wxSizerFlags(1).Expand());
        rows->Add(new wxStaticText(this, wxID_ANY, words("Game")), wxSizerFlags().CentreVertical());
        game_ = new wxChoice(this, wxID_ANY);
        game_->SetName(words("Game"));
        for (const auto& game : games_) game_->Append(game.name);
        const auto last = std::ranges::find(games_, fromWx(wxConfigBase::Get()->Read(gameKey, "")),
                                            [](const Game& game) { return game.id.text; });
        game_->SetSelection(last == games_.end() ? 0 : static_cast<int>(last - games_.begin()));
        game_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { takeSize(); });
        rows->Add(game_, wxSizerFlags().Expand());
        columns_ = addNumber(*rows, session::trLater("Columns"), model::maxGridColumns);
        rows_ = addNumber(*rows, session::trLater("Rows"), model::maxGridRows);
        auto* whole = new wxBoxSizer(wxVERTICAL);
        whole->Add(rows, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
        whole->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL),
                   wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
        SetSizerAndFit(whole);
        takeSize();
        enable();
        what_->SetFocus();
    }

    /// The selected sample, or null.
    const session::Sample* sample() const {
        const auto at = static_cast<std::size_t>(what_->GetSelection());
        return at < session::beginnings().size() ? nullptr : &samples_[at - session::beginnings().size()];
    }
    const model::MapsetId& game() const { return games_[static_cast<std::size_t>(game_->GetSelection())].id; }
    model::Document made(const mapsets::Mapset& game) const {
        const auto& row = session::beginnings()[static_cast<std::size_t>(what_->GetSelection())];
        return session::newDocument(row.what, game, columns_->GetValue(), rows_->GetValue());
    }

  private:
    /// Makes the list as wide as its longest line, if the screen allows.
    void fitLines() {
        constexpr int edges = 40;  // of the list, and its scroll bar
        int width = FromDIP(560);
        for (unsigned i = 0; i < what_->GetCount(); ++i)
            width = std::max(width, what_->GetTextExtent(what_->GetString(i)).x + FromDIP(edges));
        const int most = wxGetClientDisplayRect().width * 3 / 4;
        what_->SetMinSize({std::min(width, most), FromDIP(240)});
    }
    struct Game {
        model::MapsetId id;
        wxString name;
        model::Grid grid;  // of new boards
    };
    static std::vector<Game> gamesOf(const mapsets::MapsetLibrary& library, model::Language language) {
        std::vector<Game> games;
        for (const auto& id : library.list()) {
            const auto loaded = mapsets::readMapset(library, id);
            games.push_back({id, toWx(session::gameTitle(library, id, language)),
                             loaded.value ? loaded.value->catalogue.defaultGrid : model::Grid{}});
        }
        return games;
    }
    /// Presets the size of boards to that of the game.
    void takeSize() {
        const auto& grid = games_[static_cast<std::size_t>(game_->GetSelection())].grid;
        columns_->SetValue(grid.columns);
        rows_->SetValue(grid.rows);
    }
    wxSpinCtrl* addNumber(wxSizer& rows, session::Phrase title, int most) {
        rows.Add(new wxStaticText(this, wxID_ANY, words(title)), wxSizerFlags().CentreVertical());
        auto* number = new wxSpinCtrl(this, wxID_ANY);
        number->SetRange(1, most);
        number->SetName(words(title));
        rows.Add(number, wxSizerFlags().Expand());
        return number;
    }
    void enable() {
        const auto at = static_cast<std::size_t>(what_->GetSelection());
        const bool isNew = at < session::beginnings().size();
        const bool hasBoard = isNew && session::beginnings()[at].hasBoard;
        game_->Enable(isNew);
        columns_->Enable(hasBoard);
        rows_->Enable(hasBoard);
    }

    std::vector<Game> games_;
    std::vector<session::Sample> samples_;
    wxListBox* what_ = nullptr;
    wxChoice* game_ = nullptr;
    wxSpinCtrl* columns_ = nullptr;
    wxSpinCtrl* rows_ = nullptr;
};

}  // namespace

std::optional<NewDocument> askNew(wxWindow* parent, const mapsets::MapsetLibrary& library,
                                  model::Language language) {
    if (library.list().empty()) {
        wxMessageBox(words("No game is installed. Set COTA_MAPSETS to the folder that contains the games."),
                     words("New"), wxICON_ERROR, parent);
        return std::nullopt;
    }
    NewDialog dialog(parent, library, language);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    if (const auto* sample = dialog.sample()) {
        auto opened = session::openDocument(sample->path);
        if (!opened.document) return std::nullopt;
        return NewDocument{std::move(*opened.document), sample->path};
    }
    const auto loaded = mapsets::readMapset(library, dialog.game());
    if (!loaded.ok()) {
        wxMessageBox(words("This game cannot be used. Run 'cota check' on its folder to see why."),
                     words("New"), wxICON_ERROR, parent);
        return std::nullopt;
    }
    wxConfigBase::Get()->Write(gameKey, toWx(dialog.game().text));
    wxConfigBase::Get()->Flush();
    return NewDocument{dialog.made(*loaded.value), {}};
}

}  // namespace cota::wx
