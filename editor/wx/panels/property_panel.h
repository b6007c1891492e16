#pragma once
// The properties of the selection, to edit: the rows of its property sheet.

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>

#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"

class wxPropertyGrid;
class wxPropertyGridEvent;
class wxStaticText;

namespace cota::wx {

class PropertyPanel : public wxPanel {
  public:
    PropertyPanel(wxWindow* parent, session::Session& session);
    /// Selects a row of the present sheet; `withKeys`: ready for typing.
    void showRow(std::size_t row, bool withKeys);
    /// The row is now selected, and has the focus if requested.
    std::function<void(const std::string& label)> onShown;

  private:
    void fill(bool isOpened);
    void build();
    void refresh();
    void fitSplitter();
    void take(wxPropertyGridEvent& event);
    void showWanted(wxIdleEvent& event);
    void showNote(std::size_t row);
    void say(const wxString& text, bool isRefusal);

    struct Wanted {
        std::size_t row;
        bool withKeys;
        bool hasGridRested;
    };

    session::Session& session_;
    std::optional<Wanted> wanted_;  // the row to select next
    session::PropertySheet sheet_;
    session::Selection shown_;
    wxStaticText* title_ = nullptr;
    wxPropertyGrid* grid_ = nullptr;
    wxStaticText* note_ = nullptr;  // the full value of the selected row, or why a value was refused
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
