#include "editor/wx/toolkit/strip_painter.h"

#include <wx/control.h>
#include <wx/dc.h>

#include "editor/wx/toolkit/drawing.h"
#include "editor/wx/toolkit/icons.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

using ItemKind = StripItem::Kind;

void StripPainter::paintFrame(wxDC& dc) const {
    const auto& look = colours();
    const auto& box = place_.box;
    const bool isHovered = place_.isHovered, isFirst = place_.isFirst, isLast = place_.isLast;
    const double round = strip_.FromDIP(stripCorner);
    if (item_.isPrimary && item_.kind != ItemKind::label && item_.isEnabled) {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(isHovered ? mixed(look.accent, look.text, 0.85) : look.accent));
        dc.DrawRoundedRectangle(box, round);
        return;
    }
    if (item_.kind == ItemKind::segment) {
        dc.SetClippingRegion(box);
        wxRect whole = box;
        if (!isFirst) whole.x -= strip_.FromDIP(stripCorner), whole.width += strip_.FromDIP(stripCorner);
        if (!isLast) whole.width += strip_.FromDIP(stripCorner);
        dc.SetPen(wxPen(look.border));
        dc.SetBrush(wxBrush(item_.isOn ? look.selection : isHovered ? look.hover : look.field));
        dc.DrawRoundedRectangle(whole, round);
        if (!isFirst) dc.DrawLine(box.x, box.y, box.x, box.y + box.height);
        dc.DestroyClippingRegion();
        return;
    }
    const bool isFramed = item_.kind == ItemKind::drop && !item_.isIconOnly;
    const bool isLit = item_.isOn && item_.kind != ItemKind::check;
    if (!isLit && !isHovered && !isFramed) return;
    dc.SetPen(isFramed ? wxPen(look.border) : *wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(isLit ? look.selection : isHovered ? look.hover : look.field));
    dc.DrawRoundedRectangle(box, round);
}

void StripPainter::paint(wxDC& dc) const {
    const auto& box = place_.box;
    const auto& look = colours();
    if (item_.kind == ItemKind::space || item_.kind == ItemKind::window) return;
    if (item_.kind == ItemKind::line) {
        dc.SetPen(wxPen(look.border));
        dc.SetBrush(wxBrush(look.border));
        dc.DrawRectangle(box);
        return;
    }
    paintFrame(dc);
    wxColour ink = look.text;
    if (item_.isOn && item_.kind != ItemKind::check) ink = look.selectionText;
    if (item_.isPrimary && item_.kind != ItemKind::label) ink = look.onAccent;
    if (!item_.isEnabled) ink = look.faint;
    if (item_.kind == ItemKind::label && !item_.isPrimary) ink = look.muted;
    const int x = paintPicture(dc, ink);
    dc.SetTextForeground(ink);
    if (place_.showsText) {
        dc.SetFont(item_.kind == ItemKind::label && item_.isPrimary ? strip_.GetFont().Bold()
                                                                    : strip_.GetFont());
        const wxSize text = dc.GetTextExtent(item_.text);
        const bool isCut = item_.kind == ItemKind::label && x + text.x > box.GetRight() + 1;
        dc.DrawText(
            isCut ? wxControl::Ellipsize(item_.text, dc, wxELLIPSIZE_END, box.GetRight() - x) : item_.text, x,
            box.y + (box.height - text.y) / 2);
    }
    if (item_.kind == ItemKind::drop)
        return drawArrow(dc, strip_, {box.GetRight() - strip_.FromDIP(7), box.y + box.height / 2}, ink);
    if (!item_.menu || !place_.isDown) return;
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(ink));
    const int side = strip_.FromDIP(4), right = box.GetRight() - strip_.FromDIP(2),
              low = box.GetBottom() - strip_.FromDIP(2);
    const wxPoint flap[] = {{right, low - side}, {right, low}, {right - side, low}};
    dc.DrawPolygon(3, flap);
}

/// The icon, picture or check box of an item; returns where its text begins.
int StripPainter::paintPicture(wxDC& dc, const wxColour& ink) const {
    const auto& box = place_.box;
    const int x = box.x + (item_.kind == ItemKind::label ? 0 : strip_.FromDIP(8));
    const int size = place_.isDown ? stripIcon : listIcon, side = strip_.FromDIP(size);
    const wxRect place(place_.isDown ? box.x + (box.width - side) / 2 : x, box.y + (box.height - side) / 2,
                       side, side);
    if (item_.kind == ItemKind::check) {
        drawCheck(dc, strip_, place.GetPosition(), side, item_.isOn);
        return x + side + strip_.FromDIP(5);
    }
    if (item_.picture.IsOk()) {
        const wxSize whole = item_.picture.GetLogicalSize();
        dc.DrawBitmap(item_.picture, x, box.y + (box.height - whole.y) / 2, true);
        return x + whole.x + strip_.FromDIP(5);
    }
    if (item_.icon.empty()) return x;
    const bool isToned = item_.tone != Tone::plain && item_.isEnabled;
    drawIcon(dc, strip_, item_.icon, isToned ? colourOf(item_.tone) : ink, place, size);
    return x + side + strip_.FromDIP(5);
}

}  // namespace cota::wx
