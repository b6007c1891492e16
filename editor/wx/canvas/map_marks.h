#pragma once
// The marks over the map: the selection, the hex cursor, hexes of a finding, and what the tool shows.

#include <wx/bitmap.h>

#include <optional>
#include <set>
#include <vector>

#include "editor/tools/tool.h"
#include "editor/wx/canvas/gesture.h"
#include "editor/wx/canvas/scrolled_view.h"

class wxDC;

namespace cota::wx {

class MapMarks {
  public:
    MapMarks(Gesture& gesture, const ScrolledView& view) : gesture_(gesture), view_(view) {}

    std::optional<tools::PointerEvent> hover;  // where the pointer is
    std::optional<session::Cell> cursor;       // moved with the keyboard
    std::set<session::Cell> pointedOut;        // until the next click on the map or step

    /// Only with a map.
    void paint(wxDC& dc);

  private:
    std::vector<picture::Mark> all();

    Gesture& gesture_;
    const ScrolledView& view_;
};

}  // namespace cota::wx
