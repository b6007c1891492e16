#pragma once
// The boards of a scenario, their grids, and the changes that the scenario makes to them.

#include <wx/panel.h>

#include <optional>
#include <string>
#include <vector>

#include "editor/wx/scenario/entry_form.h"

class wxSimplebook;

namespace cota::wx {

/// Asks for the file of a board and joins the board to the others; nothing if there is none, which is said.
std::optional<session::HistoryEntry> askForBoard(wxWindow* parent, const ViewContext& context);

class MapForm : public wxPanel {
  public:
    MapForm(wxWindow* parent, const ViewContext& context);
    void refresh();

  private:
    void makeBoards(wxWindow* parent);
    void makeAmendments(wxWindow* parent);
    std::vector<StripItem> amendmentButtons();
    void showGrid(const std::string& file);
    void addBoard();
    session::SheetSource source() const { return session::sheetSourceOf(context_.session); }

    const ViewContext& context_;
    wxSimplebook* book_ = nullptr;
    Split* lists_ = nullptr;
    bool isSized_ = false;  // the person has moved the line between the lists
    EntryForm *boards_ = nullptr, *amendments_ = nullptr;
    Strip* back_ = nullptr;
    FieldList* grid_ = nullptr;
    std::string file_;  // of the board whose grid is shown; empty: the list of boards
};

}  // namespace cota::wx
