#include "editor/wx/toolkit/strip.h"

#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/menu.h>

#include <algorithm>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/drawing.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/icons.h"
#include "editor/wx/toolkit/strip_fit.h"
#include "editor/wx/toolkit/strip_painter.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

using ItemKind = StripItem::Kind;

namespace {

constexpr int longPressTime = 300;  // milliseconds

}  // namespace

Strip::Strip(wxWindow* parent, const wxString& name, Way way)
    : wxControl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE),
      way_(way) {
    setNames(*this, name);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    longPress_.SetOwner(this);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        arrange();
        event.Skip();
    });
    Bind(wxEVT_DPI_CHANGED, [this](wxDPIChangedEvent& event) {
        height_ = 0;
        textWidths_.clear();
        event.Skip();
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        height_ = 0;
        textWidths_.clear();  // another theme may have another font
        event.Skip();
    });
    Bind(wxEVT_MOTION, &Strip::onMotion, this);
    Bind(wxEVT_LEFT_DOWN, &Strip::onDown, this);
    Bind(wxEVT_LEFT_DCLICK, &Strip::onDown, this);
    Bind(wxEVT_LEFT_UP, &Strip::onUp, this);
    Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) {
        if (const auto item = itemAt(event.GetPosition()); item && items_[*item].menu) openMenu(*item);
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        hover_.reset();
        isMoreHovered_ = false;
        Refresh();
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { pressed_.reset(); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (!pressed_ || !items_[*pressed_].menu) return;
        const std::size_t item = *pressed_;
        pressed_.reset();
        if (HasCapture()) ReleaseMouse();
        openMenu(item);
    });
}

void Strip::show(std::vector<StripItem> items) {
    for (auto& old : items_)
        if (old.window &&
            std::ranges::none_of(items, [&](const auto& one) { return one.window == old.window; }))
            old.window->Hide();
    // A press and its release are of one item, also if the items are shown again between them.
    const auto again = [&](std::optional<std::size_t> place) -> std::optional<std::size_t> {
        if (!place || items_[*place].id.empty()) return std::nullopt;
        const auto found = std::ranges::find(items, items_[*place].id, &StripItem::id);
        if (found == items.end()) return std::nullopt;
        return static_cast<std::size_t>(found - items.begin());
    };
    hover_ = again(hover_);
    pressed_ = again(pressed_);
    items_ = std::move(items);
    InvalidateBestSize();
    arrange();
    keys_.speak();
    Refresh();
}

int Strip::height() const {
    if (height_ == 0) height_ = buttonHeight(*this);
    return height_;
}

int Strip::textWidth(const wxString& text, bool isBold) const {
    constexpr std::size_t most = 300;
    if (textWidths_.size() > most) textWidths_.clear();
    const auto [known, isNew] = textWidths_.try_emplace({text, isBold}, 0);
    if (isNew) {
        const wxFont font = isBold ? GetFont().Bold() : GetFont();
        int tall = 0;
        GetTextExtent(text, &known->second, &tall, nullptr, nullptr, &font);
    }
    return known->second;
}

int Strip::thickness() const {
    return way_ == Way::down ? FromDIP(40) : height() + FromDIP(isInner_ ? 6 : 10);
}

bool Strip::showsText(const StripItem& item, bool isShort) const {
    if (item.text.empty() || way_ == Way::down) return false;
    const bool hasPicture = !item.icon.empty() || item.picture.IsOk();
    return !hasPicture || (!item.isIconOnly && !isShort);
}

wxSize Strip::sizeOf(const StripItem& item, bool isShort) const {
    if (way_ == Way::down)
        return item.kind == ItemKind::line    ? wxSize(FromDIP(28), FromDIP(1))
               : item.kind == ItemKind::space ? wxSize(0, 0)
                                              : FromDIP(wxSize(32, 32));
    switch (item.kind) {
        case ItemKind::line:
            return {FromDIP(1), height() - FromDIP(6)};
        case ItemKind::space:
            return {0, height()};
        case ItemKind::window:
            return {item.window->GetBestSize().x, std::max(height(), item.window->GetBestSize().y)};
        default:
            break;
    }
    int width = item.kind == ItemKind::label ? 0 : FromDIP(16);
    const bool hasPicture = !item.icon.empty() || item.picture.IsOk() || item.kind == ItemKind::check;
    if (hasPicture) width += item.picture.IsOk() ? item.picture.GetLogicalSize().x : FromDIP(listIcon);
    if (showsText(item, isShort)) {
        width += textWidth(item.text, item.kind == ItemKind::label && item.isPrimary) +
                 (hasPicture ? FromDIP(5) : 0);
    }
    if (item.kind == ItemKind::drop) width += FromDIP(14);
    return {width, height()};
}

wxSize Strip::DoGetBestClientSize() const {
    const int length = isHugging_ ? fit().wholeLength() + FromDIP(isInner_ ? 12 : 16) : FromDIP(60);
    return way_ == Way::down ? wxSize(thickness(), FromDIP(100)) : wxSize(length, thickness());
}

StripFit Strip::fit() const {
    return StripFit(
        items_, way_ == Way::down,
        [this](std::size_t i, bool isShort) {
            const wxSize size = sizeOf(items_[i], isShort);
            return way_ == Way::down ? size.y : size.x;
        },
        [this](int length) { return FromDIP(length); }, isInner_);
}

void Strip::arrange() {
    const bool isDown = way_ == Way::down;
    const int edge = FromDIP(isDown ? 5 : isInner_ ? 6 : 8);
    const int room = (isDown ? GetClientSize().y : GetClientSize().x) - 2 * edge;
    const int moreLength = FromDIP(28);
    auto fitted = fit();
    fitted.fitInto(room, moreLength);
    areShort_ = fitted.areShort;
    areHidden_ = fitted.areHidden;
    hasMore_ = fitted.hasMore;
    cut_ = fitted.cut;
    const int slack = std::max(0, room - fitted.length),
              thick = isDown ? GetClientSize().x : GetClientSize().y;
    boxes_.assign(items_.size(), {});
    int at = edge;
    bool isMorePlaced = !hasMore_;
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (areHidden_[i] && !std::exchange(isMorePlaced, true)) {
            more_ = isDown ? wxRect((thick - FromDIP(32)) / 2, at, FromDIP(32), moreLength)
                           : wxRect(at, (thick - height()) / 2, moreLength, height());
            at += moreLength;
        }
        if (items_[i].window) items_[i].window->Show(!areHidden_[i]);
        if (areHidden_[i]) continue;
        if (items_[i].kind == ItemKind::space) at += slack;
        at += fitted.gapBefore(i);
        wxSize size = sizeOf(items_[i], areShort_[i]);
        if (i == 0) size.x -= cut_;
        boxes_[i] = isDown ? wxRect((thick - size.x) / 2, at, size.x, size.y)
                           : wxRect(at, (thick - size.y) / 2, size.x, size.y);
        if (items_[i].window) items_[i].window->SetSize(boxes_[i]);
        at += isDown ? size.y : size.x;
    }
}

void Strip::onPaint() {
    wxPaintDC dc(this);
    const auto& look = colours();
    dc.SetBackground(wxBrush(look.panel));
    dc.Clear();
    for (std::size_t i = 0; i < items_.size(); ++i)
        if (!boxes_[i].IsEmpty()) StripPainter(*this, items_[i], placeOf(i)).paint(dc);
    if (hasMore_) paintMore(dc);
    if (const auto focused = keys_.focused())
        drawFocus(dc, *this, *focused < boxes_.size() ? boxes_[*focused] : more_);
    dc.SetPen(wxPen(look.border));
    const wxSize size = GetClientSize();
    if (edges_ & wxBOTTOM) dc.DrawLine(0, size.y - 1, size.x, size.y - 1);
    if (edges_ & wxTOP) dc.DrawLine(0, 0, size.x, 0);
    if (edges_ & wxRIGHT) dc.DrawLine(size.x - 1, 0, size.x - 1, size.y);
    if (edges_ & wxLEFT) dc.DrawLine(0, 0, 0, size.y);
}

StripItemPlace Strip::placeOf(std::size_t place) const {
    const auto& item = items_[place];
    StripItemPlace made{boxes_[place]};
    made.isDown = way_ == Way::down;
    made.isHovered = hover_ == place && item.isEnabled;
    made.showsText = showsText(item, areShort_[place]);
    made.isFirst = place == 0 || items_[place - 1].kind != ItemKind::segment || item.startsGroup;
    made.isLast = place + 1 == items_.size() || items_[place + 1].kind != ItemKind::segment ||
                  items_[place + 1].startsGroup;
    return made;
}

void Strip::paintMore(wxDC& dc) const {
    const auto& look = colours();
    if (isMoreHovered_) {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(look.hover));
        dc.DrawRoundedRectangle(more_, FromDIP(stripCorner));
    }
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(look.text));
    const wxPoint middle(more_.x + more_.width / 2, more_.y + more_.height / 2);
    for (const int offset : {-1, 0, 1}) dc.DrawCircle(middle.x + offset * FromDIP(6), middle.y, FromDIP(2));
}

std::optional<std::size_t> Strip::itemAt(const wxPoint& point) const {
    for (std::size_t i = 0; i < items_.size(); ++i)
        if (isPressable(items_[i]) && boxes_[i].Contains(point)) return i;
    return std::nullopt;
}

void Strip::onMotion(wxMouseEvent& event) {
    const auto item = itemAt(event.GetPosition());
    const bool isMore = isMoreAt(event.GetPosition());
    wxString tip;
    if (item)
        tip = items_[*item].tip.empty() && !showsText(items_[*item], areShort_[*item]) ? items_[*item].text
                                                                                       : items_[*item].tip;
    else if (cut_ > 0 && boxes_[0].Contains(event.GetPosition()))
        tip = items_[0].text;
    if (isMore) tip = words("More");
    tip_.show(tip);
    if (item == hover_ && isMore == isMoreHovered_) return;
    hover_ = item;
    isMoreHovered_ = isMore;
    Refresh();
}

void Strip::onDown(wxMouseEvent& event) {
    if (isMoreAt(event.GetPosition())) return openMore();
    const auto item = itemAt(event.GetPosition());
    if (!item || !items_[*item].isEnabled) return;
    // A button does not take the focus from the field that is being typed into: what it does must see the
    // value.
    if (!acceptFocusedField(*this)) return;
    if (items_[*item].kind == ItemKind::drop) return openMenu(*item);
    pressed_ = item;
    pressedBox_ = boxes_[*item];
    if (!HasCapture()) CaptureMouse();
    if (items_[*item].menu) longPress_.StartOnce(longPressTime);
    Refresh();
}

void Strip::onUp(wxMouseEvent& event) {
    longPress_.Stop();
    if (HasCapture()) ReleaseMouse();
    const auto pressed = std::exchange(pressed_, std::nullopt);
    if (!pressed || !items_[*pressed].isEnabled) return;
    const bool isOn = itemAt(event.GetPosition()) == pressed || pressedBox_.Contains(event.GetPosition());
    if (isOn) run(*pressed);
}

/// Later, because the action may replace the items.
void Strip::run(std::size_t item) {
    if (const auto& action = items_[item].run) CallAfter(action);
}

void Strip::openMenu(std::size_t item) {
    if (!items_[item].menu) return run(item);
    wxMenu menu;
    items_[item].menu(menu);
    const wxRect box = boxes_[item];
    openMenu_ = items_[item].id;
    PopupMenu(&menu, way_ == Way::down ? box.GetTopRight() : box.GetBottomLeft());
    openMenu_.clear();
}

void Strip::fillMenu(wxMenu& menu, bool isHiddenOnly) {
    for (std::size_t i = 0; i < items_.size(); ++i) {
        const auto& item = items_[i];
        if ((isHiddenOnly && !areHidden_[i]) || !isPressable(item)) continue;
        const bool isSwitch =
            item.kind == ItemKind::toggle || item.kind == ItemKind::segment || item.kind == ItemKind::check;
        if (item.kind == ItemKind::drop && item.menu) {
            auto* sub = new wxMenu;
            item.menu(*sub);
            menu.AppendSubMenu(sub, wxControl::EscapeMnemonics(item.text));
            continue;
        }
        auto* entry = menu.Append(wxID_ANY, wxControl::EscapeMnemonics(item.text), item.tip,
                                  isSwitch ? wxITEM_CHECK : wxITEM_NORMAL);
        if (isSwitch) entry->Check(item.isOn);
        entry->Enable(item.isEnabled);
        menu.Bind(
            wxEVT_MENU, [this, i](wxCommandEvent&) { run(i); }, entry->GetId());
    }
}

void Strip::openMore() {
    wxMenu menu;
    fillMenu(menu, true);
    PopupMenu(&menu, way_ == Way::down ? more_.GetTopRight() : more_.GetBottomLeft());
}

std::vector<KeyStop> Strip::stops() const {
    std::vector<KeyStop> found;
    for (std::size_t i = 0; i < items_.size(); ++i)
        if ((isPressable(items_[i]) || items_[i].kind == ItemKind::window) && !boxes_[i].IsEmpty())
            found.push_back({i, items_[i].id, spokenText(items_[i])});
    if (hasMore_) found.push_back({items_.size(), "more", words("More")});
    return found;
}

void Strip::press(std::size_t stop, bool opensMenu) {
    if (stop >= items_.size()) return openMore();
    const auto& item = items_[stop];
    if (item.window) return item.window->SetFocus();
    if (!item.isEnabled) return;
    item.kind == ItemKind::drop || (opensMenu && item.menu) ? openMenu(stop) : run(stop);
}

wxRect Strip::screenBox(const std::string& id) const {
    for (std::size_t i = 0; i < items_.size(); ++i)
        if (items_[i].id == id) return {ClientToScreen(boxes_[i].GetPosition()), boxes_[i].GetSize()};
    return {};
}

std::vector<ItemPlace> Strip::places() const {
    std::vector<ItemPlace> found;
    for (std::size_t i = 0; i < items_.size(); ++i)
        if (!boxes_[i].IsEmpty() && !items_[i].id.empty())
            found.push_back({"item " + items_[i].id, boxes_[i]});
    if (hasMore_) found.push_back({"item " + fromWx(GetName()) + "-more", more_});
    if (!openMenu_.empty()) found.push_back({"menu " + openMenu_, {}});
    return found;
}

}  // namespace cota::wx
