#pragma once
// The keyboard on the map: the hex cursor, and the tool used where the cursor is. The arrow keys move the
// cursor, with Ctrl by five hexes, with Shift the tool is dragged along; Alt and the left or right arrow
// point at a hexside of the hex. Space uses the tool, or adds a place to a line; Enter uses it or ends the
// line; Backspace takes back the last place.

#include <wx/event.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/hex_steps.h"
#include "editor/answers/hex_summary.h"
#include "editor/editing/session.h"
#include "editor/wx/canvas/gesture.h"
#include "editor/wx/canvas/map_marks.h"
#include "editor/wx/canvas/scrolled_view.h"

namespace cota::wx {

class MapCanvas;

class KeyHand {
  public:
    KeyHand(MapCanvas& canvas, const session::Session& session, ScrolledView& view, Gesture& gesture,
            MapMarks& marks)
        : canvas_(canvas), session_(session), view_(view), gesture_(gesture), marks_(marks) {}

    /// True if the key is one of these.
    bool takes(const wxKeyEvent& event);
    void released(const wxKeyEvent& event);
    /// The space bar, when it is released and has not moved the map.
    void space(bool isOpposite);
    /// The mouse goes on, or the gesture was dropped.
    void forget();
    /// The focus goes elsewhere: a drag with Shift ends as it is.
    void left();
    /// What a screen reader says of the hex of the cursor; empty without one.
    std::string spoken();

  private:
    /// shift: dragged while the key is held; places: a line from place to place, until Enter.
    enum class Held { no, shift, places };
    bool moves(const wxKeyEvent& event);
    std::optional<session::Cell> selectedHex() const;
    void moveTo(session::Cell cell);
    void turnAim(int by);
    void shown();
    bool hold(Held how);
    void letGo();
    void use(bool isOpposite);
    bool end();
    void takeBack();
    tools::PointerEvent pointer(bool isOpposite = false) const;

    MapCanvas& canvas_;
    const session::Session& session_;
    ScrolledView& view_;
    Gesture& gesture_;
    MapMarks& marks_;
    session::HexSummary summary_;
    Held held_ = Held::no;
    std::vector<tools::PointerEvent> places_;  // of the gesture
};

}  // namespace cota::wx
