#pragma once
// The map of a document and the panels around it, connected with each other: what is chosen in one is shown
// in the others.

#include <wx/filehistory.h>

#include <functional>
#include <optional>
#include <string>

#include "editor/answers/answer_overlay.h"
#include "editor/editing/session.h"
#include "editor/tools/toolbox.h"

class wxWindow;

namespace cota::wx {

class ActiveTool;
class ChoicesPanel;
class FindingsPanel;
class ForcesPanel;
class LayersPanel;
class MapCanvas;
class PanelLayout;
class PropertyPanel;
class SightPanel;
class StartPanel;
class StatusBar;
class Trace;

class DocumentPanels {
  public:
    DocumentPanels(session::Session& session, tools::Choices& choices, Trace& trace);

    /// Makes the panels in the current language. The map is made only once; all others must have been
    /// destroyed before a second call.
    void build(wxWindow* frame, PanelLayout& layout, const ActiveTool& tool, const wxFileHistory& recent);
    /// Messages of the panels are shown in the status bar.
    void report(StatusBar& status);

    MapCanvas& map() const { return *map_; }
    void showTool(const tools::ToolRow& tool);
    void nextFinding();
    /// Removes the selection from the map, and says what else was removed or why nothing was.
    void removeSelected();
    /// Only one overlay at a time, because two would not be legible.
    void toggleOverlay(session::OverlayKind kind);
    void documentChanged(const session::Changed& what);

    /// A file was dropped on the map, or chosen in the start panel.
    std::function<void(const wxString&)> onFile;
    /// A button of the start panel: the id of an action.
    std::function<void(const std::string& action)> onAction;
    /// The map shows another overlay, or none.
    std::function<void()> onOverlay;

  private:
    void connectMap();
    void connectPalette();
    void connectForces(const ActiveTool& tool);
    void connectFindings(PanelLayout& layout);
    void traceFixes();
    void place(wxWindow* frame, PanelLayout& layout);

    session::Session& session_;
    tools::Choices& choices_;
    Trace& trace_;
    StatusBar* status_ = nullptr;
    MapCanvas* map_ = nullptr;
    ChoicesPanel* palette_ = nullptr;
    ForcesPanel* forces_ = nullptr;
    PropertyPanel* properties_ = nullptr;
    FindingsPanel* findings_ = nullptr;
    SightPanel* sight_ = nullptr;
    StartPanel* start_ = nullptr;
};

}  // namespace cota::wx
