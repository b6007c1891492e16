#include "editor/wx/table/table_hand.h"

#include <algorithm>
#include <utility>

#include "editor/wx/canvas/all_motion.h"
#include "editor/wx/table/table_canvas.h"

namespace cota::wx {

namespace {

using model::Subject;
using model::SubjectKind;

constexpr double tableZoom = 1.2;
constexpr int tableScroll = 60, dragDistance = 5;

/// Where a drag begins a box around groups instead of moving something.
bool isGround(const Subject& thing) {
    return thing.kind == SubjectKind::seat || thing == session::tableSubject();
}

}  // namespace

TableHand::TableHand(TableCanvas& canvas, session::Session& session, session::TableDesk& desk,
                     ScrolledView& view)
    : canvas_(canvas), session_(session), desk_(desk), view_(view) {
    bindMouse();
    bindKeys();
}

void TableHand::bindMouse() {
    canvas_.Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) { onLeftDown(event); });
    canvas_.Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) { onLeftDown(event); });
    canvas_.Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) { onLeftUp(event); });
    canvas_.Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { onMotion(event); });
    canvas_.Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { onWheel(event); });
    canvas_.Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) { onRightDown(event); });
    canvas_.Bind(wxEVT_MIDDLE_DOWN, [this](wxMouseEvent& event) {
        panFrom_ = event.GetPosition();
        if (!canvas_.HasCapture()) canvas_.CaptureMouse();
    });
    canvas_.Bind(wxEVT_MIDDLE_UP, [this](wxMouseEvent& event) { onLeftUp(event); });
    canvas_.Bind(wxEVT_ENTER_WINDOW, [this](wxMouseEvent&) { wantAllMotion(canvas_); });
    // The release of the button happened in another window.
    canvas_.Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { cancel(); });
}

void TableHand::bindKeys() {
    canvas_.Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) { onKeyDown(event); });
    canvas_.Bind(wxEVT_KEY_UP, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_SPACE) isSpaceDown_ = false;
        event.Skip();
    });
    canvas_.Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        isSpaceDown_ = false;
        event.Skip();
    });
}

picture::Point TableHand::pointAt(const wxPoint& at) const {
    return view_.viewport().toMap({static_cast<double>(at.x), static_cast<double>(at.y)});
}

std::vector<Subject> TableHand::thingsAt(const wxPoint& at) const {
    const auto& scene = desk_.scene();
    return scene ? scene->thingsAt(pointAt(at)) : std::vector<Subject>();
}

void TableHand::onLeftDown(wxMouseEvent& event) {
    canvas_.SetFocus();
    canvas_.pointOut({});
    if (!canvas_.HasCapture()) canvas_.CaptureMouse();
    if (isSpaceDown_) {
        panFrom_ = event.GetPosition();
        return;
    }
    pressed_ = pointer_ = event.GetPosition();
    below_ = thingsAt(pointer_);
    choose(below_, event.ControlDown());
}

void TableHand::onRightDown(wxMouseEvent& event) {
    canvas_.SetFocus();
    const auto things = thingsAt(event.GetPosition());
    const bool isSelected =
        std::ranges::any_of(things, [&](const Subject& one) { return session_.selection().contains(one); });
    if (!isSelected && !things.empty()) session_.select({things.front()});
    canvas_.openMenuAt(event.GetPosition());
}

/// A press selects the uppermost thing. If one of those below the pointer is selected, the press may begin a
/// drag of it; the release of a click selects the uppermost thing, or if it was selected the one below it.
void TableHand::choose(const std::vector<Subject>& things, bool isToggled) {
    narrowed_.reset();
    if (things.empty()) return session_.select({});
    auto selection = session_.selection();
    if (isToggled) {
        if (selection.contains(things.front()))
            selection.erase(things.front());
        else
            selection.focusOn(things.front());
        return session_.select(selection);
    }
    const auto selected =
        std::ranges::find_if(things, [&](const Subject& one) { return selection.contains(one); });
    if (selected == things.end() || isGround(*selected)) return session_.select({things.front()});
    const auto next = selected + 1;
    const bool goesDown = selected == things.begin() && next != things.end() && !isGround(*next);
    narrowed_ = goesDown ? *next : things.front();
    selection.focusOn(*selected);
    session_.select(selection);
}

void TableHand::onMotion(wxMouseEvent& event) {
    pointer_ = event.GetPosition();
    if (panFrom_) {
        view_.scroll(pointer_.x - panFrom_->x, pointer_.y - panFrom_->y);
        panFrom_ = pointer_;
        return;
    }
    if (!pressed_ || !event.LeftIsDown() || !desk_.scene()) return;
    if (drag_) return followDrag(event);
    const auto off = pointer_ - *pressed_;
    const bool isFar = std::max(std::abs(off.x), std::abs(off.y)) >= canvas_.FromDIP(dragDistance);
    if (!isFar && !band_) return;
    if (!band_ && !below_.empty() && !isGround(below_.front())) {
        beginDrag();
        if (drag_) followDrag(event);
        return;
    }
    const auto from = pointAt(*pressed_), to = pointAt(pointer_);
    band_ = picture::Box{std::min(from.x, to.x), std::min(from.y, to.y), std::max(from.x, to.x),
                         std::max(from.y, to.y)};
    canvas_.Refresh();
}

void TableHand::beginDrag() {
    if (!canvas_.mayChange()) {
        pressed_.reset();
        return;
    }
    auto things = session::movable(session_.selection());
    if (things.empty()) return;
    narrowed_.reset();
    drag_.emplace(session::sheetSourceOf(session_), desk_.scene(), std::move(things));
}

void TableHand::followDrag(const wxMouseEvent& event) {
    const auto as = event.ControlDown() ? session::TableDrop::As::attached : session::TableDrop::As::usual;
    if (drag_->goTo(thingsAt(pointer_), as)) {
        desk_.showVerdict(drag_->verdict());
        canvas_.say(drag_->refusal());
    }
    canvas_.Refresh();
}

void TableHand::onLeftUp(wxMouseEvent& event) {
    if (canvas_.HasCapture()) canvas_.ReleaseMouse();
    if (std::exchange(panFrom_, std::nullopt)) return;
    if (!std::exchange(pressed_, std::nullopt)) return;
    pointer_ = event.GetPosition();
    if (drag_) {
        followDrag(event);
        return drop();
    }
    if (band_) {
        session::Selection framed;
        for (const auto& group : desk_.scene()->groupsIn(*std::exchange(band_, std::nullopt)))
            framed.focusOn(group);
        session_.select(framed);
        return canvas_.Refresh();
    }
    if (narrowed_) session_.select({*std::exchange(narrowed_, std::nullopt)});
}

void TableHand::drop() {
    const auto drag = std::move(*std::exchange(drag_, std::nullopt));
    desk_.showVerdict(std::nullopt);
    canvas_.write({drag.step(), drag.refusal()});
    canvas_.Refresh();
}

bool TableHand::cancel() {
    pressed_.reset();
    panFrom_.reset();
    if (canvas_.HasCapture()) canvas_.ReleaseMouse();
    const bool wasBusy = drag_ || band_;
    band_.reset();
    if (std::exchange(drag_, std::nullopt)) desk_.showVerdict(std::nullopt);
    if (wasBusy) canvas_.Refresh();
    return wasBusy;
}

session::TableMarks TableHand::marks(const session::TableScene& scene) const {
    if (drag_) return session::dragOnTable(scene, *drag_, pointAt(pointer_), pixel(), view_.view().window());
    return band_ ? session::rubberBand(*band_, pixel()) : session::TableMarks();
}

// The wheel scrolls; with Control it zooms at the pointer.
void TableHand::onWheel(wxMouseEvent& event) {
    const double turns = static_cast<double>(event.GetWheelRotation()) / event.GetWheelDelta();
    if (event.ControlDown())
        view_.zoom(turns > 0 ? tableZoom : 1 / tableZoom,
                   {static_cast<double>(event.GetX()), static_cast<double>(event.GetY())});
    else if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL || event.ShiftDown())
        view_.scroll(turns * tableScroll, 0);
    else
        view_.scroll(0, turns * tableScroll);
}

/// To the next group or pile in a direction.
void TableHand::goBeside(int right, int down) {
    const auto& scene = desk_.scene();
    if (!scene) return;
    const auto& selection = session_.selection();
    const auto from = selection.empty() ? session::tableSubject() : selection.focus();
    const auto next = session::thingBeside(*scene, from, right, down);
    session_.select({next});
    canvas_.reveal(next);
}

void TableHand::onKeyDown(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE:
            return canvas_.escape();
        case WXK_DELETE:
            return canvas_.removeSelected();
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_WINDOWS_MENU:
            return canvas_.openMenu();
        case WXK_LEFT:
            return goBeside(-1, 0);
        case WXK_RIGHT:
            return goBeside(1, 0);
        case WXK_UP:
            return goBeside(0, -1);
        case WXK_DOWN:
            return goBeside(0, 1);
        case WXK_SPACE:
            isSpaceDown_ = true;
            return;
        case 'A':
            if (event.ControlDown()) return canvas_.selectAll();
            return event.Skip();
        default:
            event.Skip();
    }
}

}  // namespace cota::wx
