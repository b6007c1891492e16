#include "editor/wx/new_board_dialog.h"

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/session/new_board.h"
#include "editor/wx/convert.h"

namespace cota::wx {

namespace {

constexpr int usualColumns = 22;
constexpr int usualRows = 17;

wxSpinCtrl* addNumber(wxDialog& dialog, wxSizer& rows, session::Phrase title, int most, int value) {
    rows.Add(new wxStaticText(&dialog, wxID_ANY, words(title)), wxSizerFlags().CentreVertical());
    auto* number = new wxSpinCtrl(&dialog, wxID_ANY);
    number->SetRange(1, most);
    number->SetValue(value);
    number->SetName(words(title));
    rows.Add(number, wxSizerFlags().Expand());
    return number;
}

}  // namespace

std::optional<model::Document> askNewBoard(wxWindow* parent, const mapsets::MapsetLibrary& library) {
    const auto games = library.list();
    if (games.empty()) {
        wxMessageBox(words("No mapset is installed. Set COTA_MAPSETS to the folder that holds them."),
                     words("New board"), wxICON_ERROR, parent);
        return std::nullopt;
    }
    wxDialog dialog(parent, wxID_ANY, words("New board"));
    auto* rows = new wxFlexGridSizer(2, dialog.FromDIP(wxSize(8, 6)));
    rows->Add(new wxStaticText(&dialog, wxID_ANY, words("Game")), wxSizerFlags().CentreVertical());
    auto* game = new wxChoice(&dialog, wxID_ANY);
    game->SetName(words("Game"));
    for (const auto& id : games) game->Append(toWx(id.text));
    game->SetSelection(0);
    rows->Add(game, wxSizerFlags().Expand());
    const auto* columns =
        addNumber(dialog, *rows, session::trLater("Columns"), model::maxGridColumns, usualColumns);
    const auto* lines = addNumber(dialog, *rows, session::trLater("Rows"), model::maxGridRows, usualRows);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(rows, wxSizerFlags(1).Expand().Border(wxALL, dialog.FromDIP(12)));
    all->Add(dialog.CreateSeparatedButtonSizer(wxOK | wxCANCEL),
             wxSizerFlags().Expand().Border(wxALL, dialog.FromDIP(8)));
    dialog.SetSizerAndFit(all);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    const auto loaded = mapsets::readMapset(library, games[static_cast<std::size_t>(game->GetSelection())]);
    if (!loaded.ok()) {
        wxMessageBox(words("This mapset cannot be used; 'cota check' on its folder says why."),
                     words("New board"), wxICON_ERROR, parent);
        return std::nullopt;
    }
    return session::newBoard(*loaded.value, columns->GetValue(), lines->GetValue());
}

}  // namespace cota::wx
