#include "editor/wx/toolkit/card_grid.h"

#include <wx/control.h>
#include <wx/dcclient.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/icons.h"
#include "editor/wx/toolkit/theme.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

namespace {

// Device-independent pixels.
constexpr int gridCardWidth = 216, pictureHeight = 130, cardPadding = 8, cardGap = 14, gridEdge = 16;
constexpr int cardIcon = 32;
constexpr std::size_t mostCardLines = 4;  // title and details

/// At most `most` lines in the font of `dc`; the last one is cut.
std::vector<wxString> titleLines(wxDC& dc, const wxString& text, int width, std::size_t most) {
    std::vector<wxString> lines;
    wxString rest = text;
    while (!rest.empty()) {
        wxString after;
        const wxString word = rest.BeforeFirst(' ', &after);
        rest = after;
        const wxString longer = lines.empty() ? word : lines.back() + " " + word;
        if (!lines.empty() && (lines.size() == most || dc.GetTextExtent(longer).x <= width))
            lines.back() = longer;
        else
            lines.push_back(word);
    }
    for (auto& line : lines) line = wxControl::Ellipsize(line, dc, wxELLIPSIZE_END, width);
    return lines;
}

}  // namespace

CardGrid::CardGrid(wxWindow* parent, const wxString& key)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxWANTS_CHARS | wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE) {
    setNames(*this, key);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetScrollRate(0, std::max(1, rowHeight(*this) / 2));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        arrange();
    });
    Bind(wxEVT_LEFT_UP, &CardGrid::onClick, this);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        if (const auto* shape = shapeAtPoint(event.GetPosition())) mark(*shape);
    });
    Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) {
        SetFocus();
        const auto* shape = shapeAtPoint(event.GetPosition());
        if (shape) mark(*shape);
        if (shape && onMenu) onMenu(marked_, event.GetPosition());
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        const auto* shape = shapeAtPoint(event.GetPosition());
        const std::string now = shape ? cardOf(*shape).id : std::string();
        if (now == hovered_) return;
        hovered_ = now;
        tip_.show(shape ? cardOf(*shape).tip : wxString());
        Refresh();
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        hovered_.clear();
        Refresh();
    });
    Bind(wxEVT_KEY_DOWN, &CardGrid::onKey, this);
    const auto repaint = [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
}

void CardGrid::show(std::vector<CardSection> sections) {
    sections_ = std::move(sections);
    std::set<std::string> ids;
    for (const auto& section : sections_)
        for (const auto& card : section.cards) ids.insert(card.id);
    std::erase_if(pictures_, [&](const auto& one) { return !ids.contains(one.first); });
    std::erase_if(scaled_, [&](const auto& one) { return !ids.contains(one.first); });
    if (!ids.contains(marked_)) marked_.clear();
    arrange();
    if (marked_.empty() && !shapes_.empty()) marked_ = cardOf(shapes_.front()).id;
}

void CardGrid::setPicture(const std::string& id, const wxImage& picture) {
    pictures_[id] = picture;
    scaled_.erase(id);
    Refresh();
}

void CardGrid::arrange() {
    shapes_.clear();
    headings_.clear();
    const int edge = FromDIP(gridEdge), step = FromDIP(gridCardWidth + cardGap);
    const int across = std::max(1, (GetClientSize().x - 2 * edge + FromDIP(cardGap)) / step);
    int top = edge;
    for (std::size_t s = 0; s < sections_.size(); ++s) {
        headings_.emplace_back(edge, top);
        top += rowHeight(*this);
        int lowest = top;
        for (std::size_t c = 0; c < sections_[s].cards.size(); ++c) {
            const auto column = static_cast<int>(c) % across;
            if (column == 0 && c > 0) top = lowest + FromDIP(cardGap);
            shapes_.push_back(shapeAt(s, c, {edge + column * step, top}));
            lowest = shapes_.back().box.GetBottom();
        }
        top = lowest + FromDIP(cardGap + cardPadding);
    }
    SetVirtualSize(-1, top);
    Refresh();
}

/// All cards have the same height, so that rows are straight.
CardGrid::Shape CardGrid::shapeAt(std::size_t section, std::size_t card, const wxPoint& corner) const {
    Shape shape{section, card, {}, {}};
    const int padding = FromDIP(cardPadding), line = GetCharHeight() + FromDIP(2);
    const int height = FromDIP(pictureHeight) + 3 * padding + static_cast<int>(mostCardLines) * line;
    shape.box = {corner, wxSize(FromDIP(gridCardWidth), height)};
    int left = corner.x + padding;
    for (const auto& link : cardOf(shape).links) {
        const int width = GetTextExtent(link.label).x + 2 * padding;
        shape.links.emplace_back(left, shape.box.GetBottom() - buttonHeight(*this) - padding / 2, width,
                                 buttonHeight(*this));
        left += width + padding;
    }
    return shape;
}

void CardGrid::onPaint() {
    wxPaintDC dc(this);
    DoPrepareDC(dc);
    dc.SetBackground(wxBrush(colours().panel));
    dc.Clear();
    const int top = CalcUnscrolledPosition(wxPoint(0, 0)).y, bottom = top + GetClientSize().y;
    dc.SetFont(titleFont(*this));
    dc.SetTextForeground(colours().text);
    for (std::size_t i = 0; i < headings_.size(); ++i) dc.DrawText(sections_[i].title, headings_[i]);
    for (const auto& shape : shapes_)
        if (shape.box.GetBottom() >= top && shape.box.y <= bottom) paint(dc, shape);
    if (!HasFocus()) return;
    for (const auto& shape : shapes_)
        if (const auto& card = cardOf(shape); card.id == marked_) setSpokenValue(*this, card.title);
}

void CardGrid::paint(wxDC& dc, const Shape& shape) {
    const auto& look = colours();
    const auto& card = cardOf(shape);
    const bool isMarked = card.id == marked_ && HasFocus();
    const int padding = FromDIP(cardPadding), radius = FromDIP(8);
    dc.SetPen(isMarked ? wxPen(look.focus, FromDIP(2)) : wxPen(look.border));
    dc.SetBrush(wxBrush(card.id == hovered_ ? look.hover : look.window));
    dc.DrawRoundedRectangle(shape.box, radius);
    const wxRect picture(shape.box.x + padding, shape.box.y + padding, shape.box.width - 2 * padding,
                         FromDIP(pictureHeight));
    paintPicture(dc, card, picture);
    int top = picture.GetBottom() + padding;
    const auto write = [&](const wxString& text) {
        dc.DrawText(text, picture.x, top);
        top += GetCharHeight() + FromDIP(2);
    };
    dc.SetFont(GetFont().Bold());
    dc.SetTextForeground(card.isMuted ? look.muted : look.text);
    const std::size_t taken = (card.detail.empty() ? 0U : 1U) + (card.more.empty() ? 0U : 1U);
    for (const auto& line : titleLines(dc, card.title, picture.width, mostCardLines - taken)) write(line);
    dc.SetFont(smallFont(*this));
    dc.SetTextForeground(look.muted);
    for (const auto& line : {card.detail, card.more})
        if (!line.empty()) write(wxControl::Ellipsize(line, dc, wxELLIPSIZE_END, picture.width));
    dc.SetFont(GetFont());
    for (std::size_t i = 0; i < shape.links.size(); ++i) {
        const wxRect& box = shape.links[i];
        dc.SetPen(wxPen(look.border));
        dc.SetBrush(wxBrush(look.panel));
        dc.DrawRoundedRectangle(box, FromDIP(6));
        dc.SetTextForeground(look.text);
        dc.DrawLabel(card.links[i].label, box, wxALIGN_CENTER);
    }
}

void CardGrid::paintPicture(wxDC& dc, const GridCard& card, const wxRect& box) {
    const auto known = pictures_.find(card.id);
    if (known == pictures_.end()) {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(colours().hover));
        dc.DrawRoundedRectangle(box, FromDIP(4));
        if (hasIcon(card.icon)) drawIcon(dc, *this, card.icon, colours().faint, box, cardIcon);
        return;
    }
    auto& bitmap = scaled_[card.id];
    if (!bitmap.IsOk()) {
        const double scale = GetContentScaleFactor();
        const wxImage& image = known->second;
        const double share =
            std::min(box.width * scale / image.GetWidth(), box.height * scale / image.GetHeight());
        bitmap = wxBitmap(
            image.Scale(std::max(1, static_cast<int>(image.GetWidth() * share)),
                        std::max(1, static_cast<int>(image.GetHeight() * share)), wxIMAGE_QUALITY_HIGH),
            -1, scale);
    }
    const wxSize size = bitmap.GetLogicalSize();
    dc.DrawBitmap(bitmap, box.x + (box.width - size.x) / 2, box.y + (box.height - size.y) / 2, true);
}

const CardGrid::Shape* CardGrid::shapeAtPoint(const wxPoint& client) const {
    const wxPoint at = CalcUnscrolledPosition(client);
    const auto found = std::ranges::find_if(shapes_, [&](const Shape& one) { return one.box.Contains(at); });
    return found == shapes_.end() ? nullptr : &*found;
}

const CardGrid::Shape* CardGrid::shapeOf(const std::string& id) const {
    const auto found = std::ranges::find_if(shapes_, [&](const Shape& one) { return cardOf(one).id == id; });
    return found == shapes_.end() ? nullptr : &*found;
}

void CardGrid::onClick(wxMouseEvent& event) {
    const auto* shape = shapeAtPoint(event.GetPosition());
    if (!shape) return;
    const wxPoint at = CalcUnscrolledPosition(event.GetPosition());
    const auto& card = cardOf(*shape);
    for (std::size_t i = 0; i < shape->links.size(); ++i)
        if (shape->links[i].Contains(at)) return onLink(std::string(card.id), std::string(card.links[i].id));
    if (!card.isMuted && onActivate) onActivate(std::string(card.id));
}

void CardGrid::mark(const Shape& shape) {
    marked_ = cardOf(shape).id;
    int x = 0, unit = 1, y = 0;
    GetScrollPixelsPerUnit(&x, &unit);
    const int top = CalcUnscrolledPosition(wxPoint(0, 0)).y, bottom = top + GetClientSize().y;
    if (shape.box.y < top || shape.box.GetBottom() > bottom) {
        y = shape.box.y < top ? shape.box.y - FromDIP(gridEdge) - rowHeight(*this)
                              : shape.box.GetBottom() + FromDIP(gridEdge) - GetClientSize().y;
        Scroll(0, std::max(0, (y + unit - 1) / unit));
    }
    Refresh();
}

/// To the nearest card in that direction.
void CardGrid::moveMark(int right, int down) {
    const auto* now = shapeOf(marked_);
    if (!now) return shapes_.empty() ? void() : mark(shapes_.front());
    const auto place = static_cast<std::size_t>(now - shapes_.data());
    if (right != 0) {
        const auto next = static_cast<std::ptrdiff_t>(place) + right;
        if (next >= 0 && next < std::ssize(shapes_)) mark(shapes_[static_cast<std::size_t>(next)]);
        return;
    }
    const Shape* best = nullptr;
    const auto away = [&](const Shape& one) {
        return 1000L * std::abs(one.box.y - now->box.y) + std::abs(one.box.x - now->box.x);
    };
    for (const auto& one : shapes_)
        if ((one.box.y - now->box.y) * down > 0 && (!best || away(one) < away(*best))) best = &one;
    if (best) mark(*best);
}

void CardGrid::onKey(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_LEFT:
            return moveMark(-1, 0);
        case WXK_RIGHT:
            return moveMark(1, 0);
        case WXK_UP:
            return moveMark(0, -1);
        case WXK_DOWN:
            return moveMark(0, 1);
        case WXK_HOME:
            return shapes_.empty() ? void() : mark(shapes_.front());
        case WXK_END:
            return shapes_.empty() ? void() : mark(shapes_.back());
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER: {
            const auto* shape = shapeOf(marked_);
            if (!shape) return;
            const auto& card = cardOf(*shape);
            if (card.isMuted && !card.links.empty())
                return onLink(std::string(card.id), std::string(card.links.front().id));
            if (onActivate) onActivate(std::string(card.id));
            return;
        }
        case WXK_WINDOWS_MENU:
        case WXK_MENU: {
            const auto* shape = shapeOf(marked_);
            if (shape && onMenu)
                onMenu(std::string(marked_),
                       CalcScrolledPosition(shape->box.GetPosition() + FromDIP(wxPoint(16, 16))));
            return;
        }
        case WXK_TAB:
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
            return;
        default:
            event.Skip();
    }
}

std::vector<ItemPlace> CardGrid::places() const {
    std::vector<ItemPlace> places;
    const wxRect shown(GetClientSize());
    const auto add = [&](const std::string& name, const wxRect& box) {
        const wxRect here(CalcScrolledPosition(box.GetPosition()), box.GetSize());
        if (shown.Intersects(here)) places.push_back({name, here.Intersect(shown)});
    };
    for (const auto& shape : shapes_) {
        const auto& card = cardOf(shape);
        add("card " + fromWx(GetName()) + "/" + card.id, shape.box);
        for (std::size_t i = 0; i < shape.links.size(); ++i)
            add("link " + fromWx(GetName()) + "/" + card.id + "/" + card.links[i].id, shape.links[i]);
    }
    return places;
}

}  // namespace cota::wx
