#include "editor/wx/views/calendar_canvas.h"

#include <wx/dcclient.h>
#include <wx/settings.h>

#include <algorithm>
#include <utility>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/views/calendar_picture.h"

namespace cota::wx {

using session::CalendarHit;
using session::CalendarPlace;

namespace {

constexpr int names = 210, card = 34, lane = 40, leastTurn = 30, margin = 3, handle = 6, pad = 8;
constexpr int dragAfter = 4;

}  // namespace

CalendarCanvas::CalendarCanvas(wxWindow* parent, const wxString& key)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
               wxHSCROLL | wxVSCROLL | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    setNames(*this, key);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        arrange();
    });
    for (const auto type : {wxEVT_SCROLLWIN_THUMBTRACK, wxEVT_SCROLLWIN_THUMBRELEASE})
        Bind(type,
             [this](wxScrollWinEvent& event) { scrollBy(event.GetOrientation(), event.GetPosition()); });
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        const bool isAcross = event.ShiftDown() || event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL;
        const int way = event.GetWheelRotation() > 0 ? -1 : 1;
        const int sign = event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL ? -way : way;
        scrollBy(isAcross ? wxHORIZONTAL : wxVERTICAL,
                 isAcross ? scrollX_ + sign * layout_.turnWidth : scrollY_ + way * FromDIP(lane));
    });
    Bind(wxEVT_LEFT_DOWN, &CalendarCanvas::onDown, this);
    Bind(wxEVT_MOTION, &CalendarCanvas::onMotion, this);
    Bind(wxEVT_LEFT_UP, &CalendarCanvas::onUp, this);
    Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) {
        const auto hit = hitAt(event.GetPosition());
        if (hit.what == CalendarHit::What::cell && onEmptyCell) onEmptyCell(hit.place);
        if (hit.what >= CalendarHit::What::card && onActivate)
            onActivate(model::GroupId(calendar_.cards[hit.card].group));
    });
    Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        const auto hit = hitAt(event.GetPosition());
        if (hit.what < CalendarHit::What::card) return;
        const model::GroupId group = calendar_.cards[hit.card].group;
        select(group);
        if (onSelect) onSelect(group);
        if (onMenu) onMenu(group, event.GetPosition());
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { endDrag(); });
    Bind(wxEVT_KEY_DOWN, &CalendarCanvas::onKey, this);
    const auto repaint = [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
}

/// As wide as the entries need, but most of the room is for the turns.
int CalendarCanvas::namesWidth() const {
    constexpr int beside = 30;  // the colour of the side, and gaps
    const wxFont small = smallFont(*this);
    int wanted = FromDIP(names);
    for (const auto& entry : calendar_.entries) {
        int width = 0, height = 0;
        GetTextExtent(toWx(entry.about), &width, &height, nullptr, nullptr, &small);
        wanted = std::max(wanted, std::max(width, GetTextExtent(toWx(entry.name)).x) + FromDIP(beside));
    }
    constexpr double mostShare = 0.45;
    return std::min(wanted, std::max(FromDIP(names), static_cast<int>(GetClientSize().x * mostShare)));
}

session::CalendarMeasures CalendarCanvas::measures() const {
    session::CalendarMeasures made;
    made.names = namesWidth();
    made.turn = FromDIP(leastTurn);
    made.header = 3 * GetCharHeight() + FromDIP(pad);
    made.card = std::max(FromDIP(card), 2 * GetCharHeight());
    made.lane = made.card + FromDIP(lane - card);
    made.margin = FromDIP(margin);
    made.handle = FromDIP(handle);
    made.widthOf = [this](const std::string& text) { return GetTextExtent(toWx(text)).x; };
    return made;
}

int CalendarCanvas::footer() const { return dropText_.empty() ? 0 : GetCharHeight() + FromDIP(pad); }

void CalendarCanvas::show(session::Calendar calendar, std::map<std::string, wxColour> sideColours) {
    if (calendar == calendar_ && sideColours == sides_) return;
    // A drag goes on if only something else has changed.
    const auto dragged = drag_ ? calendar.cardOf(calendar_.cards[drag_->card].group) : std::nullopt;
    if (!dragged)
        endDrag();
    else
        drag_->card = *dragged;
    calendar_ = std::move(calendar);
    sides_ = std::move(sideColours);
    arrange();
}

void CalendarCanvas::arrange() {
    const wxSize size = GetClientSize();
    if (size.x < FromDIP(64)) return;
    layout_ = session::layOut(calendar_, size.x, measures());
    const int across = size.x - layout_.measures.names;
    const int down = size.y - layout_.measures.header - footer();
    scrollX_ = std::clamp(scrollX_, 0, std::max(0, layout_.width - across));
    scrollY_ = std::clamp(scrollY_, 0, std::max(0, layout_.height - down));
    // A part larger than the whole is a scroll beyond the end for the toolkit, which draws a shadow there.
    SetScrollbar(wxHORIZONTAL, scrollX_, std::clamp(across, 1, std::max(1, layout_.width)), layout_.width);
    SetScrollbar(wxVERTICAL, scrollY_, std::clamp(down, 1, std::max(1, layout_.height)), layout_.height);
    Refresh();
}

void CalendarCanvas::scrollBy(int orientation, int position) {
    (orientation == wxHORIZONTAL ? scrollX_ : scrollY_) = position;
    arrange();
}

void CalendarCanvas::select(const model::GroupId& group) {
    if (group == selected_) return;
    selected_ = group;
    showSelected();
    Refresh();
}

/// Scrolls as far as the selected card needs.
void CalendarCanvas::showSelected() {
    const auto place = calendar_.cardOf(selected_);
    if (!place || *place >= layout_.cards.size()) return;
    const auto& body = layout_.cards[*place].body;
    const int across = GetClientSize().x - layout_.measures.names;
    const int down = GetClientSize().y - layout_.measures.header - footer();
    if (body.x < scrollX_) scrollX_ = body.x;
    if (body.x + layout_.measures.card > scrollX_ + across)
        scrollX_ = body.x + layout_.measures.card - across;
    if (body.y < scrollY_) scrollY_ = body.y;
    if (body.y + body.height > scrollY_ + down) scrollY_ = body.y + body.height - down;
    arrange();
}

wxRect CalendarCanvas::onScreen(const session::CalendarBox& box) const {
    return {box.x + layout_.measures.names - scrollX_, box.y + layout_.measures.header - scrollY_, box.width,
            box.height};
}

void CalendarCanvas::onPaint() {
    wxPaintDC dc(this);
    CalendarPicture picture{*this, calendar_, layout_, sides_, selected_, onFace, scrollX_, scrollY_};
    picture.footer = footer();
    picture.footerText = dropText_;
    picture.tone = dropTone_;
    picture.over = drop_;
    if (drag_ && drag_->isMoving) {
        picture.over = drag_->over;
        picture.dragged = drag_->card;
        picture.isWhole = drag_->change == Change::move || drag_->change == Change::copy;
    }
    picture.paint(dc);
}

void CalendarCanvas::setDropText(const wxString& text, Tone tone) {
    if (text == dropText_ && tone == dropTone_) return;
    const bool wasShown = !dropText_.empty();
    dropText_ = text;
    dropTone_ = tone;
    if (wasShown != !dropText_.empty()) arrange();
    Refresh();
}

// --- mouse and keys

CalendarHit CalendarCanvas::hitAt(const wxPoint& point) const {
    return layout_.at(calendar_, point.x, point.y, scrollX_, scrollY_);
}

std::optional<CalendarPlace> CalendarCanvas::placeAt(const wxPoint& point) const {
    if (!GetClientRect().Contains(point)) return std::nullopt;
    return layout_.cellAt(calendar_, point.x, point.y, scrollX_, scrollY_);
}

std::optional<CalendarPlace> CalendarCanvas::targetAt(const wxPoint& point) const {
    auto place = placeAt(point);
    const bool isWhole = drag_ && (drag_->change == Change::move || drag_->change == Change::copy);
    if (place && place->turn > 0 && isWhole)
        place->turn = std::clamp(place->turn - drag_->grabbed, 1, std::max(1, calendar_.lastTurn()));
    return place;
}

void CalendarCanvas::onDown(wxMouseEvent& event) {
    SetFocus();
    const auto hit = hitAt(event.GetPosition());
    if (const auto at = placeAt(event.GetPosition()); at && at->turn > 0 && onTurn) onTurn(at->turn);
    if (hit.what < CalendarHit::What::card) return;
    const auto& shown = calendar_.cards[hit.card];
    Drag drag;
    drag.card = hit.card;
    drag.from = event.GetPosition();
    if (event.ControlDown()) drag.change = Change::copy;
    if (hit.what == CalendarHit::What::cardStart) drag.change = Change::first;
    if (hit.what == CalendarHit::What::cardEnd) drag.change = Change::last;
    if (const auto at = placeAt(event.GetPosition()); at && shown.rolls && at->turn > 0)
        drag.grabbed = std::clamp(at->turn, shown.from, shown.to) - shown.from;
    drag_ = drag;
    CaptureMouse();
    const model::GroupId group = shown.group;
    select(group);
    if (onSelect) onSelect(group);
}

/// Far enough from the press for a drag.
bool CalendarCanvas::isFar(const wxPoint& at) const {
    const wxPoint moved = at - drag_->from;
    return std::abs(moved.x) >= FromDIP(dragAfter) || std::abs(moved.y) >= FromDIP(dragAfter);
}

void CalendarCanvas::onMotion(wxMouseEvent& event) {
    if (!drag_) return showTip(hitAt(event.GetPosition()));
    if (!drag_->isMoving && !isFar(event.GetPosition())) return;
    const bool isFirst = !std::exchange(drag_->isMoving, true);
    if (event.ControlDown() && drag_->change == Change::move) drag_->change = Change::copy;
    if (!event.ControlDown() && drag_->change == Change::copy) drag_->change = Change::move;
    const auto over = targetAt(event.GetPosition());
    if (!isFirst && over == drag_->over) return;
    drag_->over = over;
    Refresh();
    if (onDragOver) onDragOver(calendar_.cards[drag_->card].group, over);
}

void CalendarCanvas::onUp(wxMouseEvent& event) {
    if (!drag_) return;
    if (isFar(event.GetPosition())) drag_->isMoving = true;  // a quick hand: no motion came before
    const Drag drag = *drag_;
    const auto over = drag.isMoving ? targetAt(event.GetPosition()) : std::nullopt;
    const model::GroupId group = calendar_.cards[drag.card].group;
    endDrag();
    if (!drag.isMoving) return;
    if (over && onDrop)
        onDrop(group, *over, drag.change);
    else if (!over && onDropOutside && !GetClientRect().Contains(event.GetPosition()))
        onDropOutside(group, ClientToScreen(event.GetPosition()));
}

void CalendarCanvas::endDrag() {
    if (!drag_) return;
    const model::GroupId group = calendar_.cards[drag_->card].group;
    drag_.reset();
    if (HasCapture()) ReleaseMouse();
    setDropText({}, Tone::muted);
    if (onDragOver) onDragOver(group, std::nullopt);
    Refresh();
}

void CalendarCanvas::onKey(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key == WXK_ESCAPE && drag_) return endDrag();
    const auto place = calendar_.cardOf(selected_);
    const auto choose = [&](std::size_t index) {
        const auto& card = calendar_.cards[index];
        const model::GroupId group = card.group;
        setSpokenValue(*this, toWx(card.name + ", " + card.about + " " + card.fault));
        select(group);
        if (onSelect) onSelect(group);
    };
    if (key == WXK_TAB && !calendar_.cards.empty() && !event.ControlDown()) {
        const auto count = calendar_.cards.size();
        const bool isBack = event.ShiftDown();
        // Beyond the last card the focus goes on to the next part of the window.
        if (!place) return isBack ? event.Skip() : choose(0);
        if (isBack ? *place == 0 : *place + 1 == count) {
            Navigate(isBack ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
            return;
        }
        return choose(isBack ? *place - 1 : *place + 1);
    }
    if (!place) return event.Skip();
    const model::GroupId group = selected_;
    switch (key) {
        case WXK_LEFT:
        case WXK_RIGHT:
            if (onStep) onStep(group, key == WXK_LEFT ? -1 : 1, 0);
            return;
        case WXK_UP:
        case WXK_DOWN:
            if (onStep) onStep(group, 0, key == WXK_UP ? -1 : 1);
            return;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (onActivate) onActivate(group);
            return;
        case WXK_MENU:
            if (const auto& body = layout_.cards[*place].body; onMenu)
                onMenu(group, onScreen(body).GetBottomLeft());
            return;
        default:
            event.Skip();
    }
}

void CalendarCanvas::showTip(const CalendarHit& hit) {
    const wxString tip = inLines(*this, toWx(session::tipOf(calendar_, hit)), FromDIP(360));
    const bool isEnd = hit.what == CalendarHit::What::cardStart || hit.what == CalendarHit::What::cardEnd;
    SetCursor(isEnd ? wxCursor(wxCURSOR_SIZEWE) : *wxSTANDARD_CURSOR);
    tip_.show(tip);
}

std::optional<CalendarPlace> CalendarCanvas::hoverDrop(const wxPoint& screen) {
    const auto place = placeAt(ScreenToClient(screen));
    if (place != drop_) {
        drop_ = place;
        Refresh();
    }
    return place;
}

std::optional<model::GroupId> CalendarCanvas::cardAtScreen(const wxPoint& screen) const {
    const wxPoint point = ScreenToClient(screen);
    if (!GetClientRect().Contains(point)) return std::nullopt;
    const auto hit = hitAt(point);
    if (hit.what < CalendarHit::What::card) return std::nullopt;
    return calendar_.cards[hit.card].group;
}

void CalendarCanvas::endDrop() {
    drop_.reset();
    setDropText({}, Tone::muted);
    Refresh();
}

std::vector<ItemPlace> CalendarCanvas::places() const {
    std::vector<ItemPlace> made;
    const auto& sizes = layout_.measures;
    const wxRect seen(sizes.names, sizes.header, GetClientSize().x - sizes.names,
                      GetClientSize().y - sizes.header - footer());
    const auto add = [&](std::string name, const session::CalendarBox& box) {
        const wxRect part = onScreen(box).Intersect(seen);
        const int least = FromDIP(handle) * 3;
        if (part.width >= std::min(least, box.width) && part.height >= std::min(least, box.height))
            made.push_back({std::move(name), part});
    };
    for (std::size_t i = 0; i < layout_.cards.size(); ++i)
        add("card " + calendar_.cards[i].group.text, layout_.cards[i].body);
    for (std::size_t row = 0; row < layout_.entries.size(); ++row)
        for (std::size_t turn = 0; turn < layout_.turns.size(); ++turn)
            add("cell " + std::to_string(row) + "/" + std::to_string(turn + 1),
                {layout_.turns[turn].x, layout_.entries[row].y, layout_.turnWidth,
                 layout_.entries[row].height});
    return made;
}

}  // namespace cota::wx
