#include "editor/wx/views/calendar_picture.h"

#include <wx/control.h>
#include <wx/dcclient.h>

#include <algorithm>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

using session::CalendarEntry;

namespace {

constexpr int cellPad = 8, hatchStep = 9;

wxString ellipsized(wxDC& dc, const wxString& text, int width) {
    return wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, std::max(width, 1));
}

}  // namespace

void CalendarPicture::paint(wxDC& dc) const {
    const auto& look = colours();
    dc.SetBackground(wxBrush(look.window));
    dc.Clear();
    dc.SetFont(window.GetFont());
    const wxSize size = window.GetClientSize();
    const int header = layout.measures.header, left = layout.measures.names;
    const wxRect area(left, header, size.x - left, size.y - header - footer);
    {
        wxDCClipper clip(dc, area);
        paintRows(dc, area);
        paintBlocks(dc);
        for (std::size_t i = 0; i < layout.cards.size(); ++i) paintCard(dc, i, layout.cards[i], false);
        paintDrop(dc);
    }
    {
        wxDCClipper clip(dc, wxRect(0, header, left, area.height));
        paintNames(dc);
    }
    paintHeader(dc);
    paintFooter(dc);
    dc.SetPen(wxPen(look.border));
    dc.DrawLine(left, 0, left, size.y - footer);
    dc.DrawLine(0, header, size.x, header);
}

wxRect CalendarPicture::onScreen(const session::CalendarBox& box) const {
    return {box.x + layout.measures.names - scrollX, box.y + layout.measures.header - scrollY, box.width,
            box.height};
}

wxColour CalendarPicture::colourOfSide(const model::SideId& side) const {
    const auto found = sides.find(side.text);
    return found == sides.end() ? colours().faint : found->second;
}

void CalendarPicture::paintRows(wxDC& dc, const wxRect& area) const {
    const auto& look = colours();
    dc.SetPen(*wxTRANSPARENT_PEN);
    for (std::size_t i = 0; i < layout.turns.size(); ++i) {
        if (!calendar.turns[i].isDim) continue;
        dc.SetBrush(wxBrush(mixed(look.warning, look.window, 0.08)));
        dc.DrawRectangle(onScreen({layout.turns[i].x, scrollY, layout.turns[i].width, area.height}));
    }
    dc.SetPen(wxPen(mixed(look.text, look.window, 0.08)));
    for (const auto& turn : layout.turns) {
        const int x = onScreen(turn).GetRight();
        dc.DrawLine(x, area.y, x, std::min(area.GetBottom(), area.y + layout.height - scrollY));
    }
    dc.SetPen(wxPen(look.border));
    for (const auto& row : layout.entries) {
        const wxRect box = onScreen(row);
        dc.DrawLine(area.x, box.GetBottom(), area.GetRight(), box.GetBottom());
        // Turns mean nothing to groups without one.
        const auto index = static_cast<std::size_t>(&row - layout.entries.data());
        if (calendar.entries[index].kind != CalendarEntry::Kind::waiting) continue;
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(look.panel));
        dc.DrawRectangle(area.x, box.y, area.width, box.height);
    }
}

void CalendarPicture::paintBlocks(wxDC& dc) const {
    const auto& look = colours();
    for (std::size_t i = 0; i < layout.blocks.size(); ++i) {
        const wxRect box = onScreen(layout.blocks[i]);
        wxDCClipper clip(dc, box);
        dc.SetPen(wxPen(mixed(look.error, look.window, 0.3)));
        for (int x = box.x - box.height; x < box.GetRight(); x += window.FromDIP(hatchStep))
            dc.DrawLine(x, box.GetBottom(), x + box.height, box.y);
    }
}

void CalendarPicture::paintNames(wxDC& dc) const {
    const auto& look = colours();
    for (std::size_t i = 0; i < layout.entries.size(); ++i) {
        const auto& entry = calendar.entries[i];
        const auto& row = layout.entries[i];
        const wxRect box(0, onScreen(row).y, layout.measures.names, row.height);
        dc.SetPen(wxPen(look.border));
        dc.DrawLine(0, box.GetBottom(), box.GetRight(), box.GetBottom());
        if (entry.kind == CalendarEntry::Kind::place) {
            dc.SetPen(*wxTRANSPARENT_PEN);
            dc.SetBrush(wxBrush(colourOfSide(entry.side)));
            dc.DrawRectangle(window.FromDIP(cellPad), box.y + window.FromDIP(cellPad), window.FromDIP(4),
                             box.height - window.FromDIP(2 * cellPad));
        }
        const int x = window.FromDIP(2 * cellPad + 2), room = box.width - x - window.FromDIP(cellPad);
        const int lines = entry.about.empty() ? 1 : 2;
        int y = box.y + (box.height - lines * window.GetCharHeight()) / 2;
        const bool isPlace = entry.kind == CalendarEntry::Kind::place;
        dc.SetFont(window.GetFont());
        dc.SetTextForeground(isPlace ? look.text : look.muted);
        dc.DrawText(ellipsized(dc, toWx(entry.name), room), x, y);
        y += window.GetCharHeight();
        dc.SetFont(smallFont(window));
        dc.SetTextForeground(look.muted);
        if (lines == 2) dc.DrawText(ellipsized(dc, toWx(entry.about), room), x, y);
    }
}

void CalendarPicture::paintHeader(wxDC& dc) const {
    const auto& look = colours();
    const int header = layout.measures.header, left = layout.measures.names;
    const int width = window.GetClientSize().x;
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(look.panel));
    dc.DrawRectangle(0, 0, width, header);
    dc.SetFont(window.GetFont().Bold());
    dc.SetTextForeground(look.text);
    const int top = window.FromDIP(cellPad / 2);
    dc.DrawText(ellipsized(dc, words("Arrivals calendar"), left - window.FromDIP(2 * cellPad)),
                window.FromDIP(cellPad), top);
    dc.SetFont(smallFont(window));
    dc.SetTextForeground(look.muted);
    dc.DrawText(ellipsized(dc, words("turn, time, visibility"), left - window.FromDIP(2 * cellPad)),
                window.FromDIP(cellPad), top + window.GetCharHeight());
    wxDCClipper clip(dc, wxRect(left, 0, width - left, header));
    for (std::size_t i = 0; i < layout.turns.size(); ++i) {
        const auto& turn = calendar.turns[i];
        const wxRect box(layout.turns[i].x + left - scrollX, 0, layout.turns[i].width, header);
        if (turn.isDim) {
            dc.SetPen(*wxTRANSPARENT_PEN);
            dc.SetBrush(wxBrush(mixed(look.warning, look.panel, 0.16)));
            dc.DrawRectangle(box);
        }
        int y = top;
        const auto line = [&](const wxString& text, const wxFont& font, const wxColour& ink) {
            dc.SetFont(font);
            dc.SetTextForeground(ink);
            // A time that does not fit would run into the next turn.
            const int wide = dc.GetTextExtent(text).x;
            if (wide <= box.width) dc.DrawText(text, box.x + (box.width - wide) / 2, y);
            y += window.GetCharHeight();
        };
        line(toWx(std::to_string(turn.number)), window.GetFont().Bold(), look.text);
        line(toWx(turn.time), smallFont(window), look.muted);
        line(toWx(turn.visibility), smallFont(window), look.muted);
    }
}

void CalendarPicture::paintCard(wxDC& dc, std::size_t index, const session::CardBoxes& boxes,
                                bool isGhost) const {
    const auto& look = colours();
    const auto& shown = calendar.cards[index];
    const wxRect body = onScreen(boxes.body);
    const bool isSelected = shown.group == selected;
    const wxColour side = colourOfSide(shown.side);
    const bool isMoved = dragged == index && !isGhost;
    const double pale = isMoved ? 0.35 : 1;
    wxColour edge = isSelected ? look.focus : side;
    if (!shown.fault.empty()) edge = shown.isError ? look.error : look.warning;
    dc.SetBrush(wxBrush(mixed(side, look.window, shown.rolls ? 0.22 * pale : 0.45 * pale)));
    dc.SetPen(wxPen(mixed(edge, look.window, pale), window.FromDIP(isSelected ? 2 : 1),
                    shown.rolls ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID));
    dc.DrawRoundedRectangle(body, window.FromDIP(5));
    // The counter on top; without one the number of units.
    const int square = std::min(body.height, std::min(body.width, layout.turnWidth));
    const int inner = square - window.FromDIP(6);
    const wxBitmap counter = face && !shown.face.empty() && !isMoved ? face(shown.face, inner) : wxBitmap();
    if (counter.IsOk()) {
        dc.DrawBitmap(counter, body.x + (square - inner) / 2, body.y + (body.height - inner) / 2, true);
    } else {
        const wxString count = toWx(std::to_string(shown.units));
        dc.SetFont(window.GetFont().Bold());
        dc.SetTextForeground(mixed(look.text, look.window, pale));
        const wxSize extent = dc.GetTextExtent(count);
        dc.DrawText(count, body.x + (square - extent.x) / 2, body.y + (body.height - extent.y) / 2);
    }
    if (isGhost) return;
    const wxRect label = onScreen(boxes.label);
    dc.SetFont(isSelected ? window.GetFont().Bold() : window.GetFont());
    dc.SetTextForeground(mixed(look.text, look.window, pale));
    dc.DrawText(toWx(shown.name), label.x, label.y + (label.height - 2 * window.GetCharHeight()) / 2);
    dc.SetFont(smallFont(window));
    wxColour ink = look.muted;
    if (!shown.fault.empty()) ink = shown.isError ? look.error : look.warning;
    dc.SetTextForeground(mixed(ink, look.window, pale));
    dc.DrawText(toWx(shown.about), label.x, label.y + label.height / 2);
    if (isSelected && window.HasFocus()) {
        dc.SetPen(wxPen(look.focus, 1, wxPENSTYLE_DOT));
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.DrawRoundedRectangle(wxRect(body).Inflate(window.FromDIP(2)), window.FromDIP(6));
    }
}

/// The cell where what is dragged would go.
void CalendarPicture::paintDrop(wxDC& dc) const {
    if (!over || over->entry >= layout.entries.size()) return;
    const auto& row = layout.entries[over->entry];
    wxRect cell = onScreen({(over->turn - 1) * layout.turnWidth, row.y, layout.turnWidth, row.height});
    if (over->turn == 0) cell = onScreen(row);
    dc.SetPen(wxPen(tone == Tone::error ? colours().error : colours().focus, window.FromDIP(2)));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.DrawRoundedRectangle(cell.Deflate(window.FromDIP(2)), window.FromDIP(5));
    if (!dragged || !isWhole || over->turn == 0) return;
    auto boxes = layout.cards[*dragged];
    boxes.body.x = (over->turn - 1) * layout.turnWidth + layout.measures.margin / 2 + 1;
    boxes.body.y = row.y + (layout.measures.lane - layout.measures.card) / 2;
    paintCard(dc, *dragged, boxes, true);
}

void CalendarPicture::paintFooter(wxDC& dc) const {
    if (footerText.empty()) return;
    const wxSize size = window.GetClientSize();
    const auto& look = colours();
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(look.panel));
    dc.DrawRectangle(0, size.y - footer, size.x, footer);
    dc.SetFont(window.GetFont());
    dc.SetTextForeground(colourOf(tone));
    dc.DrawText(ellipsized(dc, footerText, size.x - window.FromDIP(2 * cellPad)), window.FromDIP(cellPad),
                size.y - footer + window.FromDIP(cellPad / 2));
}

}  // namespace cota::wx
