#pragma once
// What is selected, to be changed: the rows of its property sheet.

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
    /// Chooses a row of what is shown now; with the keys, so that a value can be typed at once.
    void showRow(std::size_t row, bool withKeys);
    /// It is shown now, and has the keys if it was to have them.
    std::function<void(const std::string& label)> onShown;

  private:
    void fill(bool isOpened);
    void build();
    void refresh();
    void fitSplitter();
    void take(wxPropertyGridEvent& event);
    void showWanted(wxIdleEvent& event);
    void tell(std::size_t row);
    void say(const wxString& text, bool isRefusal);

    struct Wanted {
        std::size_t row;
        bool withKeys;
        bool hasGridRested;
    };

    session::Session& session_;
    std::optional<Wanted> wanted_;  // the row to be shown next
    session::PropertySheet sheet_;
    session::Selection shown_;
    wxStaticText* title_ = nullptr;
    wxPropertyGrid* grid_ = nullptr;
    wxStaticText* told_ = nullptr;  // of the row chosen what the grid cuts off; or why a value was refused
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
