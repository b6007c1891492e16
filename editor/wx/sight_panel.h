#pragma once
// The line of sight asked for last, step by step, as the rules judge it.

#include <wx/listbox.h>

#include "editor/session/session.h"
#include "editor/tools/tool.h"

namespace cota::wx {

class SightPanel : public wxListBox {
  public:
    SightPanel(wxWindow* parent, session::Session& session);
    /// Shows the line of the tool in hand; another tool than that for lines of sight changes nothing.
    void showFor(const tools::Tool* tool);

  private:
    session::Session& session_;
};

}  // namespace cota::wx
