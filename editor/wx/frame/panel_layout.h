#pragma once
// Where the panels are around the map: docked, moved, closed, restored.

#include <wx/aui/framemanager.h>

#include <string>
#include <utility>
#include <vector>

#include "editor/wx/toolkit/trace.h"

namespace cota::wx {

class PanelLayout {
  public:
    /// The frame must call end() before it is destroyed.
    explicit PanelLayout(wxWindow* frame) { manager_.SetManagedWindow(frame); }
    void end() { manager_.UnInit(); }

    /// The window in the middle.
    void addMap(wxWindow* map) { manager_.AddPane(map, wxAuiPaneInfo().Name("map").CentrePane()); }
    enum class Dock { left, right, below };
    /// `name` is stable, for saved layouts and tests. `share`: of the length of the side, when several panels
    /// share it; 0: the usual one.
    void add(wxWindow* panel, const wxString& name, const wxString& caption, Dock dock, int share = 0);
    /// Shows what was added. reset() returns to this layout.
    void finish();
    void reset() { manager_.LoadPerspective(first_); }

    /// Destroys all panels but the map. Returns the layout, for restore() after panels with the same names
    /// are added.
    wxString clear();
    void restore(const wxString& layout);

    /// Names and captions of all panels but the map.
    std::vector<std::pair<wxString, wxString>> panels();
    bool isShown(const wxString& name) { return manager_.GetPane(name).IsShown(); }
    void show(const wxString& name, bool isShown);
    /// The visible panels and the map.
    std::vector<PanelBox> boxes();

  private:
    wxAuiManager manager_;
    wxString first_;
};

}  // namespace cota::wx
