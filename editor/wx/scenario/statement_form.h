#pragma once
// The details of one kind that a scenario states, with what the game asks for.

#include "editor/scenario/checklist.h"
#include "editor/wx/scenario/entry_form.h"

class wxMenu;

namespace cota::wx {

class StatementForm : public EntryForm {
  public:
    StatementForm(wxWindow* parent, const ViewContext& context);
    void showItem(const session::ChecklistItem& item);

  private:
    void fillMenu(wxMenu& menu);
    void leaveOut();
    session::SheetSource now() const { return session::sheetSourceOf(context_.session); }

    const ViewContext& context_;
    session::ChecklistItem item_;
};

}  // namespace cota::wx
