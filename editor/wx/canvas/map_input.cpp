#include "editor/wx/canvas/map_input.h"

#include <utility>

#include "editor/wx/canvas/all_motion.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr double wheelFactor = 1.2;
constexpr int scrollPixels = 60;

}  // namespace

MapInput::MapInput(MapCanvas& canvas, const session::Session& session, ScrolledView& view, Gesture& gesture,
                   MapMarks& marks)
    : canvas_(canvas),
      session_(session),
      view_(view),
      gesture_(gesture),
      marks_(marks),
      hand_(canvas, session, view, gesture, marks) {
    bindMouse();
    bindKeys();
}

void MapInput::bindMouse() {
    canvas_.Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) { onLeftDown(event); });
    canvas_.Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) { onLeftDown(event); });
    canvas_.Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) { onLeftUp(event); });
    canvas_.Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { onMotion(event); });
    canvas_.Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { onWheel(event); });
    canvas_.Bind(wxEVT_MIDDLE_DOWN, [this](wxMouseEvent& event) { beginPan(event); });
    canvas_.Bind(wxEVT_MIDDLE_UP, [this](wxMouseEvent&) { endPan(); });
    canvas_.Bind(wxEVT_ENTER_WINDOW, [this](wxMouseEvent&) { wantAllMotion(canvas_); });
    canvas_.Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        motion_.reset();
        canvas_.hover(std::nullopt);
    });
    // The release of the button happened in another window.
    canvas_.Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) {
        endPan();
        canvas_.cancelGesture();
    });
}

void MapInput::bindKeys() {
    canvas_.Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) { onKeyDown(event); });
    canvas_.Bind(wxEVT_KEY_UP, [this](wxKeyEvent& event) {
        // Space alone uses the tool, with a drag it moves the map.
        if (event.GetKeyCode() == WXK_SPACE && std::exchange(isSpaceDown_, false) && !hasPanned_)
            hand_.space(event.ControlDown());
        hand_.released(event);
        event.Skip();
    });
    // The release of the key would go to another window.
    canvas_.Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        isSpaceDown_ = false;
        hand_.left();
        canvas_.Refresh();  // the ring of the focus
        event.Skip();
    });
    canvas_.Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        canvas_.speakCursor();
        canvas_.Refresh();
        event.Skip();
    });
}

void MapInput::onLeftDown(wxMouseEvent& event) {
    canvas_.SetFocus();
    canvas_.hideFacts();
    if (isSpaceDown_) return beginPan(event);
    if (!gesture_.canStart()) return;
    if (!canvas_.HasCapture()) canvas_.CaptureMouse();
    marks_.cursor = std::nullopt;
    hand_.forget();
    marks_.pointedOut.clear();
    canvas_.stages().taken("press", event.GetTimestamp());
    const auto pointer = toPointer(event, view_.viewport());
    gesture_.press(pointer);
    canvas_.hover(pointer);
    canvas_.stages().changed();
    canvas_.showNow();
}

void MapInput::onLeftUp(wxMouseEvent& event) {
    if (panFrom_) return endPan();
    isStroke_ = false;
    if (canvas_.HasCapture()) canvas_.ReleaseMouse();
    if (!gesture_.canStart()) return;
    canvas_.stages().taken("release", event.GetTimestamp());
    const auto pointer = toPointer(event, view_.viewport());
    gesture_.release(pointer);
    if (session_.map()) canvas_.hideFacts(session_.map()->cellAt(pointer.at));
    canvas_.stages().changed();
}

void MapInput::onMotion(wxMouseEvent& event) {
    if (panFrom_) {
        const auto from = *panFrom_;
        canvas_.stages().taken("pan", event.GetTimestamp());
        panFrom_ = event.GetPosition();
        view_.scroll(panFrom_->x - from.x, panFrom_->y - from.y);
        canvas_.stages().changed();
        return canvas_.showNow();
    }
    if (!session_.map()) return;
    canvas_.stages().taken(event.LeftIsDown() ? "drag" : "hover", event.GetTimestamp());
    motion_ = toPointer(event, view_.viewport());
    if (gesture_.canStart() && event.LeftIsDown()) {
        gesture_.follow(*motion_);
        isStroke_ = true;
    }
    constexpr std::chrono::milliseconds picture{8};  // the display needs no more pictures
    if (std::chrono::steady_clock::now() - shown_ >= picture) return showMotion();
    if (!std::exchange(isAskedToShow_, true)) canvas_.CallAfter([this] { showMotion(); });
}

/// Shows where the pointer has come to.
void MapInput::showMotion() {
    isAskedToShow_ = false;
    if (!motion_ || !session_.map()) return;
    const auto pointer = *std::exchange(motion_, std::nullopt);
    if (std::exchange(isStroke_, false) && gesture_.canStart()) gesture_.followed();
    canvas_.hover(pointer);
    canvas_.stages().changed();
    canvas_.showNow();
    shown_ = std::chrono::steady_clock::now();
}

// The wheel scrolls; with Control it zooms at the pointer.
void MapInput::onWheel(wxMouseEvent& event) {
    const double turns = static_cast<double>(event.GetWheelRotation()) / event.GetWheelDelta();
    canvas_.stages().taken(event.ControlDown() ? "zoom" : "scroll", event.GetTimestamp());
    if (event.ControlDown())
        view_.zoom(turns > 0 ? wheelFactor : 1 / wheelFactor,
                   {static_cast<double>(event.GetX()), static_cast<double>(event.GetY())});
    else if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL || event.ShiftDown())
        view_.scroll(turns * scrollPixels, 0);
    else
        view_.scroll(0, turns * scrollPixels);
    canvas_.stages().changed();
    canvas_.showNow();
}

void MapInput::beginPan(wxMouseEvent& event) {
    if (auto* tool = gesture_.tool()) tool->cancel();
    panFrom_ = event.GetPosition();
    hasPanned_ = true;
    if (!canvas_.HasCapture()) canvas_.CaptureMouse();
}

void MapInput::endPan() {
    panFrom_ = std::nullopt;
    if (canvas_.HasCapture()) canvas_.ReleaseMouse();
}

void MapInput::onKeyDown(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE:
            hand_.forget();
            return canvas_.escape();
        case WXK_DELETE:
            return canvas_.removeSelected();
        case WXK_SPACE:
            if (!std::exchange(isSpaceDown_, true)) hasPanned_ = false;
            return;
        default:
            if (!hand_.takes(event)) event.Skip();
    }
}

}  // namespace cota::wx
