#include "editor/wx/toolkit/drawing.h"

#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

void drawCheck(wxDC& dc, const wxWindow& window, const wxPoint& corner, int side, std::optional<bool> state) {
    const auto& look = colours();
    const bool isOn = state == true;
    dc.SetPen(wxPen(isOn ? look.accent : look.faint));
    dc.SetBrush(wxBrush(isOn ? look.accent : look.field));
    dc.DrawRoundedRectangle(corner.x, corner.y, side, side, window.FromDIP(3));
    dc.SetPen(wxPen(isOn ? look.onAccent : look.muted, window.FromDIP(2)));
    if (!state)
        dc.DrawLine(corner.x + side / 4, corner.y + side / 2, corner.x + side * 3 / 4, corner.y + side / 2);
    if (!isOn) return;
    const wxPoint stroke[] = {{corner.x + side * 2 / 9, corner.y + side * 5 / 9},
                              {corner.x + side * 4 / 9, corner.y + side * 7 / 9},
                              {corner.x + side * 7 / 9, corner.y + side * 3 / 9}};
    dc.DrawLines(3, stroke);
}

void drawArrow(wxDC& dc, const wxWindow& window, const wxPoint& right, const wxColour& ink) {
    const int half = window.FromDIP(4);
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(ink));
    const wxPoint arrow[] = {{right.x - 2 * half, right.y - half / 2},
                             {right.x, right.y - half / 2},
                             {right.x - half, right.y + half / 2 + 1}};
    dc.DrawPolygon(3, arrow);
}

void drawFold(wxDC& dc, const wxWindow& window, const wxPoint& left, bool isOpen) {
    const int half = window.FromDIP(4);
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(colours().muted));
    const wxPoint open[] = {{left.x, left.y - half / 2},
                            {left.x + 2 * half, left.y - half / 2},
                            {left.x + half, left.y + half / 2 + 1}};
    const wxPoint closed[] = {
        {left.x + 1, left.y - half}, {left.x + 1 + half, left.y}, {left.x + 1, left.y + half}};
    dc.DrawPolygon(3, isOpen ? open : closed);
}

void drawFocus(wxDC& dc, const wxWindow& window, wxRect box) {
    const int width = window.FromDIP(2);
    box.Deflate(width / 2);
    dc.SetPen(wxPen(colours().focus, width));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.DrawRectangle(box);
}

}  // namespace cota::wx
