#pragma once
// Below the table: why something may be done or not. While cards are dragged, what the drop would lead to;
// with arrows of attacks, the conditions of each; else what the rules of the game say of the selection.

#include <wx/panel.h>

#include "editor/table/table_desk.h"

namespace cota::wx {

class RowList;

class ReasonsPanel : public wxPanel {
  public:
    ReasonsPanel(wxWindow* parent, session::TableDesk& desk);

  private:
    void fill();

    session::TableDesk& desk_;
    RowList* list_ = nullptr;
    bool isWaiting_ = false;
    session::Signal<>::Connection listening_;
};

}  // namespace cota::wx
