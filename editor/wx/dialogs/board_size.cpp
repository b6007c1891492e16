#include "editor/wx/dialogs/board_size.h"

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <vector>

#include "editor/documents/names.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/wrapped_text.h"
#include "formats/model/document/edits.h"

namespace cota::wx {

namespace {

constexpr int boardSizeTextWidth = 340;

/// The board whose middle is nearest to the place.
std::size_t boardAt(const session::Session& session, const std::vector<std::string>& files,
                    const std::optional<model::MapPoint>& at) {
    std::size_t nearest = 0;
    double least = -1;
    for (std::size_t i = 0; at && i < files.size(); ++i) {
        const auto& grid = session.document().boards.at(files[i])->grid;
        const auto cell = session.map()->cellOf({files[i], grid.at(grid.size() / 2)});
        if (!cell) continue;
        const auto middle = session.map()->sheet().centre(*cell);
        const double x = middle.x - at->x, y = middle.y - at->y, away = x * x + y * y;
        if (least >= 0 && away >= least) continue;
        least = away;
        nearest = i;
    }
    return nearest;
}

class BoardSizeDialog : public wxDialog {
  public:
    BoardSizeDialog(wxWindow* parent, const session::Session& session, std::vector<std::string> files,
                    std::size_t first)
        : wxDialog(parent, wxID_ANY, words("Columns and Rows")), session_(session), files_(std::move(files)) {
        SetName("board-size-dialog");
        auto* rows = new wxFlexGridSizer(2, FromDIP(8), FromDIP(12));
        rows->AddGrowableCol(1);
        const auto add = [&](const wxString& label, wxWindow* field) {
            rows->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
            field->SetName(label);
            rows->Add(field, wxSizerFlags().Expand());
        };
        board_ = new wxChoice(this, wxID_ANY);
        for (const auto& file : files_) {
            const auto& board = *session_.document().boards.at(file);
            board_->Append(toWx(board.title.empty() ? board.id : board.title.in(session_.language())));
        }
        columns_ = new wxSpinCtrl(this, wxID_ANY);
        rows_ = new wxSpinCtrl(this, wxID_ANY);
        columns_->SetRange(1, model::maxGridColumns);
        rows_->SetRange(1, model::maxGridRows);
        if (files_.size() > 1)
            add(words("Board"), board_);
        else
            board_->Hide();
        add(words("Columns"), columns_);
        add(words("Rows"), rows_);
        auto* note = new wxStaticText(
            this, wxID_ANY,
            files_.size() > 1 ? words("Columns are added at the right and rows at the bottom, with plain "
                                      "ground. What lies outside a smaller board is removed.")
                              : words("Columns are added at the right and rows at the bottom, with plain "
                                      "ground. What lies outside a smaller map is removed."));
        note->Wrap(FromDIP(boardSizeTextWidth));
        auto* all = new wxBoxSizer(wxVERTICAL);
        all->Add(rows, wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
        all->Add(note, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(12)));
        all->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL),
                 wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
        setVerb(*this, words("C&hange Size"));
        SetSizerAndFit(all);
        board_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { showSize(); });
        board_->SetSelection(static_cast<int>(first));
        showSize();
        CentreOnParent();
    }

    std::optional<session::HistoryEntry> step() const {
        const auto& file = files_[static_cast<std::size_t>(board_->GetSelection())];
        const auto& board = *session_.document().boards.at(file);
        model::Grid grid = board.grid;
        grid.columns = columns_->GetValue();
        grid.rows = rows_->GetValue();
        grid.labels = model::widenedFor(grid.labels, grid.columns, grid.rows);
        auto changed = model::withGrid(session_.document(), file, grid);
        if (changed == session_.document()) return std::nullopt;
        return session::HistoryEntry{session::named("Change size of board %s", board.id), std::move(changed)};
    }

  private:
    void showSize() {
        const auto& grid =
            session_.document().boards.at(files_[static_cast<std::size_t>(board_->GetSelection())])->grid;
        columns_->SetValue(grid.columns);
        rows_->SetValue(grid.rows);
    }

    const session::Session& session_;
    std::vector<std::string> files_;
    wxChoice* board_ = nullptr;
    wxSpinCtrl *columns_ = nullptr, *rows_ = nullptr;
};

}  // namespace

std::optional<session::HistoryEntry> askBoardSize(wxWindow* parent, const session::Session& session,
                                                  const std::optional<model::MapPoint>& at) {
    std::vector<std::string> files;
    for (const auto& [file, board] : session.document().boards) files.push_back(file);
    if (files.empty()) return std::nullopt;
    BoardSizeDialog dialog(parent, session, files, boardAt(session, files, at));
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.step();
}

}  // namespace cota::wx
