#pragma once
// The panel beside the map: tabs, and below them the properties of the selection.

#include <wx/panel.h>

#include <functional>
#include <string>

#include "editor/wx/views/view.h"

namespace cota::wx {

class PageBook;
class PropertyPanel;
class Split;
class Strip;

class SidePanel : public wxPanel {
  public:
    SidePanel(wxWindow* parent, const ViewContext& context);

    PageBook& tabs() const { return *tabs_; }
    PropertyPanel& properties() const { return *properties_; }
    Split& sash() const { return *sash_; }
    /// Adds a tab that the window makes itself.
    void add(const PageRow& row, wxWindow* page);
    void show(const std::string& id);
    void offer(const std::string& id, bool isOffered);
    /// The tabs for what the game is played on; the palette only beside a page that `usesTools`.
    void offer(session::PlayedOn on, bool usesTools);
    /// The selection is the same, but something else is shown of it.
    void showAgain();
    /// Properties has no room below a tab that is a form itself.
    void makeRoomForProperties();

  private:
    void showTabs();

    Split* sash_ = nullptr;
    wxPanel* top_ = nullptr;
    Strip* row_ = nullptr;
    PageBook* tabs_ = nullptr;
    PropertyPanel* properties_ = nullptr;
};

}  // namespace cota::wx
