#pragma once
// Mouse and keyboard on the map: gestures of the tool, scrolling and zooming, the hex cursor.

#include <wx/event.h>

#include <chrono>
#include <optional>

#include "editor/editing/session.h"
#include "editor/wx/canvas/gesture.h"
#include "editor/wx/canvas/map_marks.h"
#include "editor/wx/canvas/scrolled_view.h"

namespace cota::wx {

class MapCanvas;

class MapInput {
  public:
    MapInput(MapCanvas& canvas, const session::Session& session, ScrolledView& view, Gesture& gesture,
             MapMarks& marks);

    /// Moving the map by hand ends, also without its end by the user.
    void endPan();

  private:
    void bindMouse();
    void bindKeys();
    void onLeftDown(wxMouseEvent& event);
    void onLeftUp(wxMouseEvent& event);
    void onMotion(wxMouseEvent& event);
    void onWheel(wxMouseEvent& event);
    void onKeyDown(wxKeyEvent& event);
    void beginPan(wxMouseEvent& event);
    void showMotion();
    void moveCursor(int column, int row);
    void clickCursor(bool isOpposite);

    MapCanvas& canvas_;
    const session::Session& session_;
    ScrolledView& view_;
    Gesture& gesture_;
    MapMarks& marks_;
    std::optional<wxPoint> panFrom_;
    bool isSpaceDown_ = false, hasPanned_ = false;
    // Motions since the last picture: all are part of the stroke, the last one is shown.
    std::optional<tools::PointerEvent> motion_;
    bool isStroke_ = false;
    bool isAskedToShow_ = false;
    std::chrono::steady_clock::time_point shown_;
};

}  // namespace cota::wx
