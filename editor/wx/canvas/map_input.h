#pragma once
// The mouse on the map: gestures of the tool, scrolling and zooming. The keyboard is in key_hand.h.

#include <wx/event.h>

#include <chrono>
#include <optional>

#include "editor/editing/session.h"
#include "editor/wx/canvas/gesture.h"
#include "editor/wx/canvas/key_hand.h"
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
    KeyHand& hand() { return hand_; }

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

    MapCanvas& canvas_;
    const session::Session& session_;
    ScrolledView& view_;
    Gesture& gesture_;
    MapMarks& marks_;
    KeyHand hand_;
    std::optional<wxPoint> panFrom_;
    bool isSpaceDown_ = false, hasPanned_ = false;
    // Motions since the last picture: all are part of the stroke, the last one is shown.
    std::optional<tools::PointerEvent> motion_;
    bool isStroke_ = false;
    bool isAskedToShow_ = false;
    std::chrono::steady_clock::time_point shown_;
};

}  // namespace cota::wx
