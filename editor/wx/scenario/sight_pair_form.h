#pragma once
// The marked sight pairs with their present state.

#include "editor/wx/scenario/entry_form.h"

namespace cota::wx {

class SightPairForm : public EntryForm {
  public:
    SightPairForm(wxWindow* parent, const ViewContext& context);

  private:
    session::SheetSource now() const { return session::sheetSourceOf(context_.session); }

    const ViewContext& context_;
};

}  // namespace cota::wx
