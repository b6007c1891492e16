#include "editor/wx/toolkit/row_list.h"

#include <wx/dcclient.h>

#include <algorithm>
#include <utility>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"

namespace cota::wx {

namespace {

constexpr int listEdge = 8;

/// How many rows a key goes down; 0: it is no such key.
int stepsOf(int key, int page, int all) {
    switch (key) {
        case WXK_DOWN:
            return 1;
        case WXK_UP:
            return -1;
        case WXK_PAGEDOWN:
            return page;
        case WXK_PAGEUP:
            return -page;
        case WXK_HOME:
            return -all;
        case WXK_END:
            return all;
        default:
            return 0;
    }
}

}  // namespace

RowList::RowList(wxWindow* parent, const wxString& key, bool isMultiple)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxWANTS_CHARS | wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE),
      isMultiple_(isMultiple),
      painter_(*this),
      field_(this) {
    setNames(*this, key);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetScrollRate(0, std::max(1, rowHeight(*this) / 2));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (GetClientSize().x != arrangedFor_) arrange();
    });
    passWheelOn(*this, [this] { return wholeHeight() > GetClientSize().y + GetCharHeight(); });
    Bind(wxEVT_LEFT_DOWN, &RowList::onDown, this);
    Bind(wxEVT_LEFT_UP, &RowList::onUp, this);
    Bind(wxEVT_MOTION, &RowList::onMotion, this);
    Bind(wxEVT_LEFT_DCLICK, &RowList::onDown, this);
    Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        const auto place = placeAt(event.GetPosition());
        const std::string id = place ? rows_[*place].id : std::string();
        isForMenu_ = true;
        if (place && rows_[*place].canSelect && !selection_.contains(id)) choose(*place, false, false);
        isForMenu_ = false;
        if (onMenu) onMenu(id, event.GetPosition());
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        hover_.reset();
        if (onHover) onHover({});
        Refresh();
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { endDrag(Drag::cancel, {}); });
    Bind(wxEVT_KEY_DOWN, &RowList::onKeyDown, this);
    const auto repaint = [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
}

void RowList::setEmptyText(const wxString& text) {
    emptyText_ = text;
    Refresh();
}

void RowList::show(std::vector<ListRow> rows) {
    rows_ = std::move(rows);
    hover_.reset();
    std::erase_if(selection_, [this](const std::string& id) { return !placeOf(id); });
    if (!placeOf(focused_)) focused_ = selection_.empty() ? std::string() : *selection_.begin();
    arrange();
}

const ListRow* RowList::row(const std::string& id) const {
    const auto place = placeOf(id);
    return place ? &rows_[*place] : nullptr;
}

std::optional<std::size_t> RowList::placeOf(const std::string& id) const {
    const auto found = std::ranges::find(rows_, id, &ListRow::id);
    if (id.empty() || found == rows_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - rows_.begin());
}

void RowList::arrange() {
    const int before = wholeHeight();
    arrangedFor_ = GetClientSize().x;
    shapes_.clear();
    int top = 0;
    for (const auto& row : rows_) {
        shapes_.push_back(painter_.shapeOf(row, top, arrangedFor_));
        top += shapes_.back().height;
    }
    SetVirtualSize(-1, top);
    Refresh();
    if (top != before && onHeight) onHeight();
}

void RowList::onPaint() {
    wxPaintDC dc(this);
    DoPrepareDC(dc);
    const auto& look = colours();
    // A list without rows that says nothing about it is not seen.
    const bool isBare = rows_.empty() && emptyText_.empty();
    dc.SetBackground(wxBrush(isBare ? GetParent()->GetBackgroundColour() : look.window));
    dc.Clear();
    dc.SetFont(GetFont());
    const wxSize size = GetClientSize();
    speakRow(*this, row(focused_), emptyText_);
    if (rows_.empty()) return painter_.paintEmpty(dc, emptyText_, size.x);
    const int top = CalcUnscrolledPosition(wxPoint(0, 0)).y;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (shapes_[i].top + shapes_[i].height < top) continue;
        if (shapes_[i].top > top + size.y) break;
        const auto& row = rows_[i];
        painter_.paint(dc, row, shapes_[i], size.x,
                       {selection_.contains(row.id), hover_ == i && row.canSelect,
                        HasFocus() && focused_ == row.id, !dropRow_.empty() && dropRow_ == row.id});
    }
}

std::optional<std::size_t> RowList::placeAt(const wxPoint& client) const {
    const int y = CalcUnscrolledPosition(client).y;
    for (std::size_t i = 0; i < shapes_.size(); ++i)
        if (y >= shapes_[i].top && y < shapes_[i].top + shapes_[i].height) return i;
    return std::nullopt;
}

std::string RowList::rowAtScreen(const wxPoint& screen) const {
    const wxPoint client = ScreenToClient(screen);
    if (!GetClientRect().Contains(client)) return {};
    const auto place = placeAt(client);
    return place ? rows_[*place].id : std::string();
}

wxRect RowList::screenBox(const std::string& id) const {
    const auto place = placeOf(id);
    if (!place) return {};
    const wxPoint corner = ClientToScreen(CalcScrolledPosition(wxPoint(0, shapes_[*place].top)));
    return {corner, wxSize(GetClientSize().x, shapes_[*place].height)};
}

void RowList::setDropRow(const std::string& id) {
    if (dropRow_ == id) return;
    dropRow_ = id;
    Refresh();
}

void RowList::onDown(wxMouseEvent& event) {
    // The row that was seen: a field that loses the keys may replace the rows.
    const auto seen = placeAt(event.GetPosition());
    if (runs_ == Runs::onPress && seen && rows_[*seen].canSelect) onActivate(std::string(rows_[*seen].id));
    SetFocus();
    const auto place = placeAt(event.GetPosition());
    if (!place || runs_ == Runs::onPress) return;
    const wxPoint at = CalcUnscrolledPosition(event.GetPosition());
    const auto& row = rows_[*place];
    const std::string id = row.id;
    if (row.fold != ListRow::Fold::none &&
        (painter_.foldBox(row, shapes_[*place].top).Contains(at) || !row.canSelect)) {
        if (onFold) onFold(id);
        return;
    }
    if (row.check && painter_.checkBox(row, shapes_[*place].top).Contains(at)) {
        if (onCheck) onCheck(id);
        return;
    }
    if (!row.canSelect) return;
    pressedAt_ = event.GetPosition();
    isDouble_ = event.LeftDClick();  // may also become a drag, so it counts when the button is released
    if (!HasCapture()) CaptureMouse();
    // A press on one of several selected rows may begin a drag of all of them.
    const bool isPlain = !event.ShiftDown() && !event.ControlDown();
    if (isPlain && selection_.size() > 1 && selection_.contains(id)) {
        chooseOnUp_ = place;
        return;
    }
    choose(*place, isMultiple_ && event.ShiftDown(), isMultiple_ && event.ControlDown());
}

/// A press becomes a drag some pixels away.
void RowList::beginDrag(const wxPoint& at) {
    if (!pressedAt_ || !onDrag) return;
    const wxPoint moved = at - *pressedAt_;
    const int least = FromDIP(4);
    if (std::abs(moved.x) > least || std::abs(moved.y) > least) isDragging_ = true;
}

void RowList::onMotion(wxMouseEvent& event) {
    const wxPoint at = event.GetPosition();
    if (event.LeftIsDown()) {
        beginDrag(at);
        if (isDragging_) return onDrag(selection_, ClientToScreen(at), Drag::move);
    }
    const auto place = placeAt(at);
    if (place == hover_) return;
    hover_ = place;
    if (onHover) onHover(place ? rows_[*place].id : std::string());
    tip_.show(place ? rows_[*place].tip : wxString());
    Refresh();
}

void RowList::onUp(wxMouseEvent& event) {
    beginDrag(event.GetPosition());  // a quick hand: the motion and the release are one event
    if (isDragging_) return endDrag(Drag::drop, ClientToScreen(event.GetPosition()));
    const bool isPressed = pressedAt_.has_value();
    endDrag(Drag::cancel, {});
    if (const auto place = placeAt(event.GetPosition()); isPressed && runs_ == Runs::onClick && place)
        if (onActivate) return onActivate(std::string(rows_[*place].id));
    if (const auto place = std::exchange(chooseOnUp_, std::nullopt); place && *place < rows_.size())
        choose(*place, false, false);
    const auto place = placeAt(event.GetPosition());
    if (isPressed && isDouble_ && place && rows_[*place].canSelect && onActivate)
        onActivate(std::string(rows_[*place].id));
}

void RowList::endDrag(Drag how, const wxPoint& screen) {
    pressedAt_.reset();
    if (HasCapture()) ReleaseMouse();
    if (!std::exchange(isDragging_, false)) return;
    chooseOnUp_.reset();
    setDropRow({});
    if (onDrag) onDrag(selection_, screen, how);
}

void RowList::choose(std::size_t place, bool isExtended, bool isToggled) {
    const std::string id = rows_[place].id;
    const auto from = placeOf(anchor_);
    if (isExtended && from) {
        selection_.clear();
        for (std::size_t i = std::min(*from, place); i <= std::max(*from, place); ++i)
            if (rows_[i].canSelect) selection_.insert(rows_[i].id);
    } else if (isToggled) {
        if (!selection_.erase(id)) selection_.insert(id);
        anchor_ = id;
    } else {
        selection_ = {id};
        anchor_ = id;
    }
    focused_ = id;
    ensureVisible(id);
    Refresh();
    if (onSelect) onSelect();
}

void RowList::select(std::set<std::string> ids, bool isShown) {
    std::erase_if(ids, [this](const std::string& id) { return !placeOf(id); });
    if (ids == selection_) return;
    selection_ = std::move(ids);
    if (!selection_.contains(focused_)) focused_ = selection_.empty() ? std::string() : *selection_.begin();
    anchor_ = focused_;
    if (isShown && !focused_.empty()) ensureVisible(focused_);
    Refresh();
}

void RowList::ensureVisible(const std::string& id) {
    const auto place = placeOf(id);
    if (!place) return;
    int unit = 1, none = 0;
    GetScrollPixelsPerUnit(&none, &unit);
    if (unit < 1) return;
    const int top = CalcUnscrolledPosition(wxPoint(0, 0)).y, room = GetClientSize().y;
    const auto& shape = shapes_[*place];
    if (shape.top < top) Scroll(-1, shape.top / unit);
    if (shape.top + shape.height > top + room)
        Scroll(-1, (shape.top + shape.height - room + unit - 1) / unit);
}

void RowList::moveFocus(int steps, bool isExtended) {
    const auto count = static_cast<int>(rows_.size());
    const auto now = placeOf(focused_);
    int at = now ? static_cast<int>(*now) : steps > 0 ? -1 : count;
    const int one = steps > 0 ? 1 : -1;
    int target = -1;
    for (int left = std::abs(steps); left > 0; --left) {
        int next = at + one;
        while (next >= 0 && next < count && !rows_[static_cast<std::size_t>(next)].canSelect) next += one;
        if (next < 0 || next >= count) break;
        at = target = next;
    }
    if (target >= 0) choose(static_cast<std::size_t>(target), isMultiple_ && isExtended, false);
}

void RowList::onKeyDown(wxKeyEvent& event) {
    if (isDragging_ && event.GetKeyCode() == WXK_ESCAPE) return endDrag(Drag::cancel, {});
    if (onKey && onKey(event)) return;
    const int page = std::max(1, GetClientSize().y / rowHeight(*this) - 1);
    if (const int steps = stepsOf(event.GetKeyCode(), page, static_cast<int>(rows_.size())))
        return moveFocus(steps, event.ShiftDown());
    const auto now = placeOf(focused_);
    switch (event.GetKeyCode()) {
        case WXK_LEFT:
        case WXK_RIGHT:
            if (now && onFold) {
                const auto fold = rows_[*now].fold;
                const auto wanted =
                    event.GetKeyCode() == WXK_LEFT ? ListRow::Fold::open : ListRow::Fold::closed;
                if (fold == wanted) return onFold(std::string(focused_));
            }
            return;
        case WXK_SPACE:
            if (now && rows_[*now].check && onCheck) return onCheck(std::string(focused_));
            return;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (now && onActivate) return onActivate(std::string(focused_));
            return;
        case WXK_F10:
            if (!event.ShiftDown()) return event.Skip();
            [[fallthrough]];
        case WXK_WINDOWS_MENU:
        case WXK_MENU: {
            const int below = now ? shapes_[*now].top + shapes_[*now].height : FromDIP(listEdge);
            if (onMenu)
                onMenu(now ? focused_ : std::string(),
                       CalcScrolledPosition(wxPoint(FromDIP(listEdge), below)));
            return;
        }
        case WXK_TAB:
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
            return;
        default:
            event.Skip();
    }
}

void RowList::edit(const std::string& id, const wxString& text) {
    const auto place = placeOf(id);
    if (!place) return;
    ensureVisible(id);
    const int left = painter_.textLeft(rows_[*place]) - FromDIP(4);
    const wxPoint at = CalcScrolledPosition(wxPoint(left, shapes_[*place].top));
    field_.open({at, wxSize(GetClientSize().x - left - FromDIP(4), shapes_[*place].height)}, text,
                [this, id](const wxString& typed) {
                    if (onEdited) onEdited(id, typed);
                });
}

std::vector<ItemPlace> RowList::places() const {
    std::vector<ItemPlace> found;
    const int top = CalcUnscrolledPosition(wxPoint(0, 0)).y;
    const wxSize size = GetClientSize();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const wxRect box(0, shapes_[i].top - top, size.x, shapes_[i].height);
        if (box.y >= 0 && box.GetBottom() < size.y)
            found.push_back({"row " + fromWx(GetName()) + "/" + rows_[i].id, box});
    }
    return found;
}

}  // namespace cota::wx
