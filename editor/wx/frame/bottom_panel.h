#pragma once
// The panel below the map: findings, the last line of sight, overlays. It is closed until asked for.

#include <wx/panel.h>

#include <functional>
#include <string>

#include "editor/editing/session.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

class FindingsPanel;
class MapCanvas;
class OverlaysPanel;
class PageBook;
class SightPanel;
class Strip;
class UnderlayPanel;

class BottomPanel : public wxPanel {
  public:
    BottomPanel(wxWindow* parent, const ViewContext& context);

    FindingsPanel& findings() const { return *findings_; }
    SightPanel& sight() const { return *sight_; }
    OverlaysPanel& overlays() const { return *overlays_; }
    PageBook& tabs() const { return *tabs_; }
    void show(const std::string& id);
    /// Offers the tabs for what the game is played on.
    void offer(session::PlayedOn on);
    /// Findings, overlays and underlays are shown on the map. `changed`: the list of overlays was changed
    /// here.
    void connect(MapCanvas& map, const ViewContext& context, std::function<void()> changed);

    /// The user wants to close it.
    std::function<void()> onClose;
    /// Another tab is shown.
    std::function<void()> onShown;

  private:
    void showTabs();

    Strip* row_ = nullptr;
    PageBook* tabs_ = nullptr;
    FindingsPanel* findings_ = nullptr;
    SightPanel* sight_ = nullptr;
    OverlaysPanel* overlays_ = nullptr;
    UnderlayPanel* underlay_ = nullptr;
};

}  // namespace cota::wx
