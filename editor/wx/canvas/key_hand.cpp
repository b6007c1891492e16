#include "editor/wx/canvas/key_hand.h"

#include <utility>

#include "editor/answers/subject_shape.h"
#include "editor/mending/hex_findings.h"
#include "editor/tools/bulk/key_places.h"
#include "editor/tools/select_tool.h"
#include "editor/wx/canvas/map_canvas.h"

namespace cota::wx {

using session::CursorWay;

namespace {

constexpr int farStep = 5;  // hexes, with Ctrl

std::optional<CursorWay> arrowOf(int key) {
    switch (key) {
        case WXK_LEFT:
            return CursorWay::left;
        case WXK_RIGHT:
            return CursorWay::right;
        case WXK_UP:
            return CursorWay::up;
        case WXK_DOWN:
            return CursorWay::down;
        default:
            return std::nullopt;
    }
}

/// Home and End: along the row; Page Up and Page Down: along the column.
std::optional<CursorWay> edgeOf(int key) {
    switch (key) {
        case WXK_HOME:
            return CursorWay::left;
        case WXK_END:
            return CursorWay::right;
        case WXK_PAGEUP:
            return CursorWay::up;
        case WXK_PAGEDOWN:
            return CursorWay::down;
        default:
            return std::nullopt;
    }
}

}  // namespace

bool KeyHand::takes(const wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (!end()) use(event.ControlDown());
            return true;
        case WXK_BACK:
            takeBack();
            return true;
        default:
            return moves(event);
    }
}

bool KeyHand::moves(const wxKeyEvent& event) {
    const auto arrow = arrowOf(event.GetKeyCode()), edge = edgeOf(event.GetKeyCode());
    if (!arrow && !edge) return false;
    if (!session_.map()) return true;
    if (event.AltDown()) {
        if (arrow == CursorWay::left || arrow == CursorWay::right)
            turnAim(arrow == CursorWay::right ? 1 : -1);
        else if (arrow)
            turnAim(0);
        return true;
    }
    const auto& field = session_.map()->field();
    // The cursor begins in the selected hex; without one, the first key puts it in the middle of the window.
    if (!marks_.cursor) marks_.cursor = selectedHex();
    if (!marks_.cursor) {
        if (const auto cell = session_.map()->cellAt(view_.middle())) moveTo(*cell);
        return true;
    }
    if (event.ShiftDown() && !hold(Held::shift)) return true;
    const auto from = *marks_.cursor;
    const auto to = edge ? session::steppedToEdge(field, from, *edge)
                         : session::stepped(field, from, *arrow, event.ControlDown() ? farStep : 1);
    if (to == from && canvas_.onMessage) canvas_.onMessage(session::tr("This is the edge of the map."));
    moveTo(to);
    return true;
}

/// The hex that was selected last, if it is visible.
std::optional<session::Cell> KeyHand::selectedHex() const {
    if (session_.selection().empty()) return std::nullopt;
    const auto& map = *session_.map();
    const auto hexes = session::shapeOf(map, session_.selection().focus()).hexes;
    if (hexes.empty() || !view_.isVisible(map.sheet().centre(*hexes.begin()))) return std::nullopt;
    return *hexes.begin();
}

/// 0: back to the middle of the hex.
void KeyHand::turnAim(int by) {
    if (!marks_.cursor) return;
    marks_.aim = by == 0 ? std::nullopt : session::turnedAim(marks_.aim, by);
    shown();
}

void KeyHand::moveTo(session::Cell cell) {
    marks_.cursor = cell;
    marks_.aim.reset();
    shown();
}

/// The cursor has moved: what the tool shows at the pointer follows it.
void KeyHand::shown() {
    const auto now = pointer();
    marks_.hover = now;
    if (held_ == Held::shift && gesture_.canStart()) gesture_.drag(now);
    if (canvas_.onHex) canvas_.onHex(marks_.cursor);
    if (!view_.isVisible(now.at)) view_.bringNear(now.at);
    canvas_.speakCursor();
    canvas_.Refresh();
}

tools::PointerEvent KeyHand::pointer(bool isOpposite) const {
    tools::PointerEvent event;
    event.at = *canvas_.cursorAt();
    event.control = isOpposite;
    return event;
}

bool KeyHand::hold(Held how) {
    if (held_ != Held::no) return true;
    if (!gesture_.canStart() || !marks_.cursor) return false;
    held_ = how;
    gesture_.press(pointer());
    return true;
}

void KeyHand::letGo() {
    const bool wasHeld = std::exchange(held_, Held::no) != Held::no;
    places_.clear();
    if (wasHeld && gesture_.canStart() && marks_.cursor) gesture_.release(pointer());
}

void KeyHand::released(const wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_SHIFT && held_ == Held::shift) letGo();
}

void KeyHand::left() {
    if (held_ == Held::shift) letGo();
}

void KeyHand::forget() {
    held_ = Held::no;
    places_.clear();
}

void KeyHand::space(bool isOpposite) {
    const bool isSelecting = dynamic_cast<const tools::SelectTool*>(gesture_.tool()) && !gesture_.isBusy();
    isSelecting ? canvas_.toggleFacts() : use(isOpposite);
}

/// A click, or the next place of a line.
void KeyHand::use(bool isOpposite) {
    if (!gesture_.canStart() || !marks_.cursor) return;
    const auto at = pointer(isOpposite);
    if (held_ == Held::places) {
        gesture_.drag(at);
        places_.push_back(at);
    } else if (!gesture_.isBusy() &&
               tools::needsSeveralPlaces(*gesture_.tool(), gesture_.context().choices)) {
        held_ = Held::places;
        gesture_.press(at);
        places_ = {at};
        if (canvas_.onMessage)
            canvas_.onMessage(session::tr("Begun here. Space adds a hex, Enter ends it, Esc cancels it."));
    } else {
        gesture_.click(at);
        places_.push_back(at);
        if (!gesture_.isBusy()) places_.clear();
    }
    canvas_.speakCursor();
}

/// True if a gesture has ended.
bool KeyHand::end() {
    if (held_ == Held::places) return letGo(), true;
    if (!gesture_.isBusy() || places_.empty()) {
        if (marks_.cursor && !gesture_.isBusy()) return false;
        return canvas_.finishGesture(), true;
    }
    places_.clear();
    canvas_.finishGesture();
    return true;
}

void KeyHand::takeBack() {
    if (places_.empty() || held_ == Held::shift || !gesture_.isBusy()) return;
    auto kept = std::exchange(places_, {});
    kept.pop_back();
    const auto how = std::exchange(held_, Held::no);
    gesture_.cancel();
    for (const auto& place : kept) {
        if (how == Held::no)
            gesture_.click(place);
        else if (held_ == Held::no)
            held_ = how, gesture_.press(place);
        else
            gesture_.drag(place);
    }
    places_ = std::move(kept);
    if (canvas_.onMessage)
        canvas_.onMessage(places_.empty() ? session::tr("The drawing is cancelled.")
                                          : session::tr("The last place is taken back."));
}

std::string KeyHand::spoken() {
    if (!session_.map() || !marks_.cursor) return {};
    const auto& map = session_.map();
    if (marks_.aim)
        return session::HexSummary::ofHexside(*map, *marks_.cursor, *marks_.aim, session_.language());
    return summary_.of(map, *marks_.cursor, session_.language(),
                       session::findingsAbout(session_, *marks_.cursor));
}

}  // namespace cota::wx
