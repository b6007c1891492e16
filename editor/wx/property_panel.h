#pragma once
// What is selected, to be changed: the rows of its property sheet.

#include <wx/panel.h>

#include "editor/session/property_sheet.h"
#include "editor/session/session.h"

class wxPropertyGrid;
class wxPropertyGridEvent;
class wxStaticText;

namespace cota::wx {

class PropertyPanel : public wxPanel {
  public:
    PropertyPanel(wxWindow* parent, session::Session& session);

  private:
    void fill();
    void build();
    void refresh();
    void fitSplitter();
    void take(wxPropertyGridEvent& event);

    session::Session& session_;
    session::PropertySheet sheet_;
    session::Selection shown_;
    wxStaticText* title_ = nullptr;
    wxPropertyGrid* grid_ = nullptr;
    wxStaticText* refusal_ = nullptr;
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
