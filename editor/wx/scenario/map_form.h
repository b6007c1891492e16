#pragma once
// The boards of a scenario, their grids, and the changes that the scenario makes to them.

#include <wx/panel.h>

#include <string>
#include <vector>

#include "editor/wx/scenario/entry_form.h"

class wxSimplebook;

namespace cota::wx {

class MapForm : public wxPanel {
  public:
    MapForm(wxWindow* parent, const ViewContext& context);
    void refresh();

  private:
    void makeBoards(wxWindow* parent);
    void makeAmendments(wxWindow* parent);
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
