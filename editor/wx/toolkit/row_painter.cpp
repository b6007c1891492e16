#include "editor/wx/toolkit/row_painter.h"

#include <wx/control.h>

#include <algorithm>

#include "editor/fields/field_layout.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/drawing.h"
#include "editor/wx/toolkit/icons.h"

namespace cota::wx {

namespace {

constexpr int rowEdge = 8, rowIndent = 10, rowGap = 6, badgeCorner = 8;
constexpr double smallLine = 0.95;  // the height of a line of small text
constexpr int mostDetailLines = 2;

/// The text in at most `most` lines; the last one ends in dots if there are more.
std::vector<wxString> linesOf(const wxWindow& window, const wxString& text, int width, int most,
                              const wxFont& font) {
    fields::Ruler ruler;
    ruler.width = [&](const std::string& part) {
        wxCoord wide = 0, tall = 0;
        window.GetTextExtent(toWx(part), &wide, &tall, nullptr, nullptr, &font);
        return wide;
    };
    std::vector<wxString> lines;
    for (const auto& line : fields::wrapped(fromWx(text), width, ruler)) {
        if (static_cast<int>(lines.size()) == most) {
            lines.back() += wxString::FromUTF8("\u2026");
            break;
        }
        lines.push_back(toWx(line));
    }
    return lines;
}

}  // namespace

void RowPainter::paintSwatch(wxDC& dc, const ListRow& row, const wxRect& box) const {
    using Form = ListRow::Swatch;
    if (row.swatchForm == Form::ring) {
        dc.SetPen(wxPen(row.swatch, window_.FromDIP(2)));
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.DrawEllipse(wxRect(box).Deflate(window_.FromDIP(1)));
        return;
    }
    const bool isFull = row.swatchForm == Form::full;
    dc.SetPen(wxPen(colours().border));
    dc.SetBrush(isFull ? wxBrush(row.swatch) : *wxWHITE_BRUSH);
    dc.DrawRoundedRectangle(box, window_.FromDIP(2));
    if (isFull) return;
    const wxRect inside = wxRect(box).Deflate(1);
    const wxDCClipper clip(dc, inside);
    dc.SetPen(wxPen(row.swatch, window_.FromDIP(2)));
    const int step = window_.FromDIP(4);
    for (int x = inside.x - inside.height; x < inside.x + inside.width; x += step) {
        const bool isRising = row.swatchForm == Form::rising;
        dc.DrawLine(x, isRising ? inside.GetBottom() + 1 : inside.y, x + inside.height,
                    isRising ? inside.y : inside.GetBottom() + 1);
    }
}

int RowPainter::textLeft(const ListRow& row) const {
    int left = window_.FromDIP(rowEdge + row.level * rowIndent);
    if (row.fold != ListRow::Fold::none || row.isInTree) left += window_.FromDIP(listIcon);
    if (row.check) left += window_.FromDIP(listIcon + rowGap);
    if (row.picture.IsOk())
        left += row.picture.GetLogicalSize().x + window_.FromDIP(rowGap);
    else if (!row.icon.empty())
        left += window_.FromDIP(listIcon + rowGap);
    if (row.swatch.IsOk()) left += window_.FromDIP(listIcon);
    return left;
}

int RowPainter::rightWidth(const ListRow& row, int width) const {
    constexpr double most = 0.4;
    // A short name leaves the rest of the row.
    const wxFont font = fontOf(row);
    wxCoord name = 0, tall = 0;
    window_.GetTextExtent(row.text, &name, &tall, nullptr, nullptr, &font);
    int rest = width - textLeft(row) - name - window_.FromDIP(2 * rowEdge + rowGap);
    for (const auto& badge : row.badges)
        rest -= window_.GetTextExtent(badge.text).x + window_.FromDIP(14 + rowGap);
    const int room = std::max(rest, static_cast<int>((width - textLeft(row)) * most));
    return std::min(window_.GetTextExtent(row.right).x, std::max(room, window_.FromDIP(30)));
}

int RowPainter::endWidth(const ListRow& row, int rowWidth) const {
    int width = window_.FromDIP(rowEdge);
    for (const auto& badge : row.badges)
        width += window_.GetTextExtent(badge.text).x + window_.FromDIP(14 + rowGap);
    if (!row.right.empty()) width += rightWidth(row, rowWidth) + window_.FromDIP(rowGap);
    return width;
}

RowPainter::Shape RowPainter::shapeOf(const ListRow& row, int top, int width) const {
    Shape shape;
    shape.top = top;
    const int room = std::max(width - textLeft(row) - endWidth(row, width), window_.FromDIP(60));
    shape.lines = linesOf(window_, row.text, room, mostLines_, fontOf(row));
    if (!row.detail.empty())
        shape.detail =
            linesOf(window_, row.detail,
                    std::max(width - textLeft(row) - window_.FromDIP(rowEdge), window_.FromDIP(60)),
                    mostDetailLines, smallFont(window_));
    int content = contentHeight(shape);
    if (row.picture.IsOk()) content = std::max(content, row.picture.GetLogicalSize().y);
    shape.height = std::max(rowHeight(window_), content + window_.FromDIP(8));
    return shape;
}

int RowPainter::contentHeight(const Shape& shape) const {
    const int line = window_.GetCharHeight();
    return static_cast<int>(shape.lines.size()) * line +
           static_cast<int>(static_cast<double>(shape.detail.size()) * line * smallLine);
}

wxFont RowPainter::fontOf(const ListRow& row) const {
    return row.isHeading || row.isStrong ? window_.GetFont().Bold() : window_.GetFont();
}

wxRect RowPainter::foldBox(const ListRow& row, int top) const {
    if (row.fold == ListRow::Fold::none) return {};
    return {window_.FromDIP(rowEdge + row.level * rowIndent) - window_.FromDIP(2), top,
            window_.FromDIP(listIcon), rowHeight(window_)};
}

wxRect RowPainter::checkBox(const ListRow& row, int top) const {
    if (!row.check) return {};
    const int left = window_.FromDIP(rowEdge + row.level * rowIndent) +
                     (row.fold == ListRow::Fold::none ? 0 : window_.FromDIP(listIcon));
    return {left, top, window_.FromDIP(listIcon), rowHeight(window_)};
}

void RowPainter::paintEmpty(wxDC& dc, const wxString& text, int width) const {
    constexpr int most = 8;
    dc.SetTextForeground(colours().muted);
    int y = window_.FromDIP(2 * rowEdge);
    for (const auto& line :
         linesOf(window_, text, width - window_.FromDIP(4 * rowEdge), most, window_.GetFont())) {
        dc.DrawText(line, window_.FromDIP(2 * rowEdge), y);
        y += window_.GetCharHeight();
    }
    if (window_.HasFocus()) drawFocus(dc, window_, window_.GetClientRect());
}

void RowPainter::paintBack(wxDC& dc, const ListRow& row, const wxRect& box, const State& state) const {
    const auto& look = colours();
    wxColour back = row.isHeading ? look.panel : look.window;
    if (state.isHovered && !row.isHeading) back = look.hover;
    if (state.isSelected) back = look.selection;
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(back));
    dc.DrawRectangle(box);
    if (!state.isFocused && !state.takesDrop) return;
    dc.SetPen(wxPen(look.focus, state.takesDrop ? window_.FromDIP(2) : 1));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.DrawRectangle(box);
}

/// What is before the text; returns where the text begins.
int RowPainter::paintSigns(wxDC& dc, const ListRow& row, const wxRect& box, const wxColour& ink) const {
    const int first = rowHeight(window_);
    int x = window_.FromDIP(rowEdge + row.level * rowIndent);
    if (row.fold != ListRow::Fold::none) {
        const wxRect fold = foldBox(row, box.y);
        drawFold(dc, window_, {fold.x + window_.FromDIP(3), fold.y + first / 2},
                 row.fold == ListRow::Fold::open);
    }
    if (row.fold != ListRow::Fold::none || row.isInTree) x += window_.FromDIP(listIcon);
    if (row.check) {
        const int side = window_.FromDIP(15);
        drawCheck(dc, window_, {x, box.y + (first - side) / 2}, side, *row.check);
        x += window_.FromDIP(listIcon + rowGap);
    }
    if (row.picture.IsOk()) {
        const wxSize size = row.picture.GetLogicalSize();
        dc.DrawBitmap(row.picture, x, box.y + (box.height - size.y) / 2, true);
        x += size.x + window_.FromDIP(rowGap);
    } else if (!row.icon.empty()) {
        drawIcon(dc, window_, row.icon, row.tone == Tone::plain ? ink : colourOf(row.tone),
                 {x, box.y, window_.FromDIP(listIcon), first});
        x += window_.FromDIP(listIcon + rowGap);
    }
    if (row.swatch.IsOk()) {
        const int side = window_.FromDIP(11);
        paintSwatch(dc, row, {x, box.y + (first - side) / 2, side, side});
        x += window_.FromDIP(listIcon);
    }
    return x;
}

void RowPainter::paint(wxDC& dc, const ListRow& row, const Shape& shape, int width,
                       const State& state) const {
    const wxRect box(0, shape.top, width, shape.height);
    paintBack(dc, row, box, state);
    const auto& look = colours();
    const wxColour ink = state.isSelected && row.ink == Tone::plain ? look.selectionText : colourOf(row.ink);
    const int x = paintSigns(dc, row, box, ink);
    dc.SetFont(fontOf(row));
    dc.SetTextForeground(ink);
    const int line = window_.GetCharHeight();
    int y = box.y + (box.height - contentHeight(shape)) / 2;
    const int firstLine = y;
    for (const auto& text : shape.lines) {
        dc.DrawText(text, x, y);
        y += line;
    }
    dc.SetFont(smallFont(window_));
    dc.SetTextForeground(state.isSelected ? ink : look.muted);
    for (const auto& text : shape.detail) {
        dc.DrawText(text, x, y);
        y += static_cast<int>(line * smallLine);
    }
    paintEnd(dc, row, {box.x, firstLine, width, line}, state.isSelected ? ink : look.muted);
}

void RowPainter::paintEnd(wxDC& dc, const ListRow& row, const wxRect& box, const wxColour& ink) const {
    dc.SetFont(window_.GetFont());
    int right = box.GetRight() - window_.FromDIP(rowEdge);
    if (!row.right.empty()) {
        const int room = rightWidth(row, box.width);
        const wxString text = wxControl::Ellipsize(row.right, dc, wxELLIPSIZE_END, room);
        const int width = dc.GetTextExtent(text).x;
        dc.SetTextForeground(ink);
        dc.DrawText(text, right - width, box.y);
        right -= width + window_.FromDIP(rowGap);
    }
    for (auto badge = row.badges.rbegin(); badge != row.badges.rend(); ++badge) {
        const int width = dc.GetTextExtent(badge->text).x + window_.FromDIP(14);
        const wxColour colour = colourOf(badge->tone);
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(mixed(colour, colours().window, 0.16)));
        dc.DrawRoundedRectangle(right - width, box.y, width, box.height, window_.FromDIP(badgeCorner));
        dc.SetTextForeground(colour);
        dc.DrawText(badge->text, right - width + window_.FromDIP(7), box.y);
        right -= width + window_.FromDIP(rowGap);
    }
}

wxString spokenText(const ListRow& row) {
    wxString said = row.text;
    const auto add = [&](const wxString& more) {
        if (!more.empty()) said += (said.empty() ? "" : ", ") + more;
    };
    add(row.right);
    for (const auto& badge : row.badges) add(badge.text);
    if (row.check) add(*row.check ? words("on") : words("off"));
    if (row.fold != ListRow::Fold::none)
        add(row.fold == ListRow::Fold::open ? words("unfolded") : words("folded"));
    add(row.detail);
    if (row.text.empty()) add(row.tip);
    return said;
}

void speakRow(wxWindow& list, const ListRow* row, const wxString& emptyText) {
    if (list.HasFocus()) setSpokenValue(list, row ? spokenText(*row) : emptyText);
}

}  // namespace cota::wx
