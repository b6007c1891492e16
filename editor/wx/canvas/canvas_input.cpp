// Mouse and keyboard input on the map.
#include "editor/tools/place_tools.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/canvas/drop_target.h"
#include "editor/wx/canvas/map_canvas.h"

namespace cota::wx {

namespace {

constexpr double wheelFactor = 1.2;
constexpr int scrollPixels = 60;

}  // namespace

void MapCanvas::bindInput() {
    Bind(wxEVT_LEFT_DOWN, &MapCanvas::onLeftDown, this);
    Bind(wxEVT_LEFT_DCLICK, &MapCanvas::onLeftDown, this);
    Bind(wxEVT_LEFT_UP, &MapCanvas::onLeftUp, this);
    Bind(wxEVT_MOTION, &MapCanvas::onMotion, this);
    Bind(wxEVT_MOUSEWHEEL, &MapCanvas::onWheel, this);
    Bind(wxEVT_MIDDLE_DOWN, &MapCanvas::beginPan, this);
    Bind(wxEVT_MIDDLE_UP, [this](wxMouseEvent&) { endPan(); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { setHover(std::nullopt); });
    // The release of the button happened in another window.
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) {
        endPan();
        cancelGesture();
    });
    Bind(wxEVT_KEY_DOWN, &MapCanvas::onKeyDown, this);
    Bind(wxEVT_KEY_UP, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_SPACE) isSpaceDown_ = false;
        event.Skip();
    });
    // The release of the key would go to another window.
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        isSpaceDown_ = false;
        event.Skip();
    });
}

void MapCanvas::bindDrops() {
    auto* target = new MapDropTarget;
    const auto pointer = [this](wxPoint at) {
        tools::PointerEvent event;
        event.at = view_.toMap({static_cast<double>(at.x), static_cast<double>(at.y)});
        return event;
    };
    target->onOver = [this, pointer](wxPoint at) { setHover(pointer(at)); };
    target->onLeave = [this] { setHover(std::nullopt); };
    target->onCounter = [this, pointer](wxPoint at, const std::string& id) {
        const auto cell = session_.table() ? session_.table()->cellAt(pointer(at).at) : std::nullopt;
        SetFocus();  // the dropped unit is on the map, so the keys are too
        said_.clear();
        if (cell) take(tools::counterPlaced(context(), model::CounterId(id), *cell));
    };
    // Opening a file may show a dialog, so the toolkit must first end the drag.
    target->onFile = [this](const wxString& file) {
        CallAfter([this, file] {
            if (onFile) onFile(file);
        });
    };
    SetDropTarget(target);
}

void MapCanvas::onLeftDown(wxMouseEvent& event) {
    SetFocus();
    if (isSpaceDown_) return beginPan(event);
    if (!tool_ || !session_.table()) return;
    if (!HasCapture()) CaptureMouse();
    cursor_ = std::nullopt;
    pointedOut_.clear();
    tool_->press(context(), toPointer(event, view_));
    follow();
    setHover(toPointer(event, view_));
}

void MapCanvas::onLeftUp(wxMouseEvent& event) {
    if (panFrom_) return endPan();
    if (HasCapture()) ReleaseMouse();
    if (!tool_ || !session_.table()) return;
    said_.clear();
    take(tool_->release(context(), toPointer(event, view_)));
}

void MapCanvas::onMotion(wxMouseEvent& event) {
    if (panFrom_) {
        const auto from = *panFrom_;
        panFrom_ = event.GetPosition();
        return scroll(panFrom_->x - from.x, panFrom_->y - from.y);
    }
    if (!session_.table()) return;
    const auto pointer = toPointer(event, view_);
    if (tool_ && event.LeftIsDown()) {
        tool_->drag(context(), pointer);
        follow();
        if (onGesture) onGesture();
    }
    setHover(pointer);
}

void MapCanvas::setHover(std::optional<tools::PointerEvent> event) {
    hover_ = event;
    if (onHex && session_.table()) onHex(event ? session_.table()->cellAt(event->at) : std::nullopt);
    Refresh();
}

// The wheel scrolls; with Control it zooms at the pointer.
void MapCanvas::onWheel(wxMouseEvent& event) {
    const double turns = static_cast<double>(event.GetWheelRotation()) / event.GetWheelDelta();
    if (event.ControlDown())
        zoomAt(turns > 0 ? wheelFactor : 1 / wheelFactor,
               {static_cast<double>(event.GetX()), static_cast<double>(event.GetY())});
    else if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL || event.ShiftDown())
        scroll(turns * scrollPixels, 0);
    else
        scroll(0, turns * scrollPixels);
}

/// Scrolls, but keeps part of the map visible.
void MapCanvas::scroll(double pixelsRight, double pixelsDown) {
    if (!session_.table()) return;
    const wxSize size = GetClientSize();
    view_.panInSight(pixelsRight, pixelsDown, session_.table()->sheet().size(), size.x, size.y);
    orderPicture();
    Refresh();
}

/// Zooms at a fixed point; a point outside the map must not move the map out of view.
void MapCanvas::zoomAt(double factor, session::ScreenPoint fixed) {
    view_.zoom(factor, fixed);
    const auto at = view_.toMap(fixed);
    const auto sheet = session_.table() ? session_.table()->sheet().size() : model::MapSize{};
    if (at.x < 0 || at.y < 0 || at.x > sheet.width || at.y > sheet.height) keepInSight();
    orderPicture();
    Refresh();
}

void MapCanvas::keepInSight() {
    const wxSize size = GetClientSize();
    if (session_.table()) view_.keepInSight(session_.table()->sheet().size(), size.x, size.y);
}

void MapCanvas::beginPan(wxMouseEvent& event) {
    if (tool_) tool_->cancel();
    panFrom_ = event.GetPosition();
    if (!HasCapture()) CaptureMouse();
}

void MapCanvas::endPan() {
    panFrom_ = std::nullopt;
    if (HasCapture()) ReleaseMouse();
}

void MapCanvas::onKeyDown(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE:
            return escape();
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (cursor_ && (!tool_ || !tool_->isBusy())) return pressCursor(event.ShiftDown());
            return finishGesture();
        case WXK_LEFT:
            return moveCursor(-1, 0);
        case WXK_RIGHT:
            return moveCursor(1, 0);
        case WXK_UP:
            return moveCursor(0, -1);
        case WXK_DOWN:
            return moveCursor(0, 1);
        case WXK_DELETE:
            return removeSelected();
        case WXK_SPACE:
            isSpaceDown_ = true;
            return;
        default:
            event.Skip();
    }
}

/// Moves the hex cursor by one hex; the first key puts it in the middle of the window.
void MapCanvas::moveCursor(int column, int row) {
    if (!session_.table()) return;
    const auto& sheet = session_.table()->sheet();
    const wxSize size = GetClientSize();
    model::MapPoint at = view_.toMap({size.x / 2.0, size.y / 2.0});
    if (cursor_) {
        const double step = sheet.hexMillimetres();
        at = sheet.centre(*cursor_);
        at = {at.x + column * step * 0.87, at.y + row * step};
    }
    const auto cell = session_.table()->cellAt(at);
    if (!cell) return;
    cursor_ = cell;
    if (onHex) onHex(cell);
    const auto seen = view_.toScreen(sheet.centre(*cell));
    if (seen.x < 0 || seen.y < 0 || seen.x > size.x || seen.y > size.y) show(*cell);
    Refresh();
}

void MapCanvas::pressCursor(bool shift) {
    if (!tool_ || !session_.table() || !cursor_) return;
    tools::PointerEvent event;
    event.at = session_.table()->sheet().centre(*cursor_);
    event.shift = shift;
    said_.clear();
    tool_->press(context(), event);
    take(tool_->release(context(), event));
}

}  // namespace cota::wx
