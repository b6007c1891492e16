#pragma once
// The marks over the map: the selection, the hex cursor, hexes of a finding, and what the tool shows.

#include <optional>
#include <set>
#include <vector>

#include "editor/tools/bulk/preview_marks.h"
#include "editor/tools/tool.h"
#include "editor/wx/canvas/gesture.h"
#include "editor/wx/canvas/scrolled_view.h"

class wxRect;
class wxWindow;
typedef struct _cairo cairo_t;

namespace cota::wx {

class MapMarks {
  public:
    MapMarks(wxWindow& window, Gesture& gesture, const ScrolledView& view)
        : window_(window), gesture_(gesture), view_(view) {}

    std::optional<tools::PointerEvent> hover;  // where the pointer is
    std::optional<session::Cell> cursor;       // moved with the keyboard
    std::optional<model::Direction> aim;       // the hexside of the cursor that it points at
    std::set<session::Cell> pointedOut;        // until the next click on the map or step
    std::optional<model::Document> proposed;   // what would change is shown
    std::vector<tools::FindingPin> pins;
    bool arePinsShown = false;

    /// The selection, or what it is about, has changed.
    void selectionChanged() {
        isSelectionOld_ = true;
        isToolFresh_ = false;
    }
    void toolChanged() { isToolFresh_ = false; }
    /// Makes the marks of the tool again, and has only those places repainted that they leave or enter.
    void refreshTool();
    /// Only with a map.
    void paint(cairo_t* surface);

  private:
    wxRect pixelsOf(const std::vector<picture::Mark>& marks) const;
    void makeTool();
    const std::vector<picture::Mark>& amendedMarks(const tools::ToolContext& context);

    wxWindow& window_;
    Gesture& gesture_;
    const ScrolledView& view_;
    std::vector<picture::Mark> selection_;  // kept: a selection may have many hexes
    bool isSelectionOld_ = true;
    double selectionScale_ = 0;
    std::vector<picture::Mark> amended_;
    bool areAmendedOld_ = true;
    std::vector<picture::Mark> tool_;
    std::size_t fills_ = 0;  // the first of tool_, which are below the selection
    bool isToolFresh_ = false;
};

}  // namespace cota::wx
