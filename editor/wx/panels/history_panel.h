#pragma once
// All steps, undone ones included; a click goes to that step.

#include <wx/listbox.h>

#include "editor/editing/session.h"

namespace cota::wx {

class HistoryPanel : public wxListBox {
  public:
    HistoryPanel(wxWindow* parent, session::Session& session);

  private:
    void fill();

    session::Session& session_;
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
