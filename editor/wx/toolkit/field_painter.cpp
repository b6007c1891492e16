#include "editor/wx/toolkit/field_painter.h"

#include <wx/control.h>

#include <algorithm>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/drawing.h"
#include "editor/wx/toolkit/icons.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

using session::Property;

namespace {

constexpr int fieldCorner = 5;

}  // namespace

fields::Ruler fieldRuler(const wxWindow& window, int fieldHeight) {
    fields::Ruler ruler;
    ruler.width = [&window](const std::string& text) { return window.GetTextExtent(toWx(text)).x; };
    ruler.strong = [&window, font = window.GetFont().Bold()](const std::string& text) {
        wxCoord wide = 0, tall = 0;
        window.GetTextExtent(toWx(text), &wide, &tall, nullptr, nullptr, &font);
        return wide;
    };
    ruler.line = window.GetCharHeight();
    ruler.field = std::max(window.FromDIP(26), fieldHeight);
    ruler.gap = window.FromDIP(4);
    ruler.edge = window.FromDIP(10);
    return ruler;
}

FieldPainter::Text FieldPainter::textOf(const Shown& shown, std::size_t property) {
    const auto& row = shown.rows[property];
    if (const auto typed = shown.refused.typed(property)) return {toWx(*typed)};
    if (row.kind == Property::Kind::choice) {
        if (row.value.empty() && !row.hint.empty()) return {toWx(row.hint), true};
        const auto entry = std::ranges::find(row.choices, row.value, &session::PaletteEntry::id);
        return {toWx(entry == row.choices.end() ? row.value : entry->name), row.value.empty()};
    }
    return row.value.empty() ? Text{toWx(row.hint), true} : Text{toWx(row.value)};
}

void FieldPainter::paintRow(wxDC& dc, const fields::FieldRow& row) const {
    const auto& look = colours();
    paintLabel(dc, row);
    dc.SetFont(window_.GetFont());
    for (std::size_t i = 0; i < row.fields.size(); ++i) {
        const auto& box = row.fields[i];
        paintField(dc, row.first + i, {box.x, box.y, box.width, box.height});
        if (row.units[i].width == 0) continue;
        dc.SetTextForeground(look.muted);
        dc.DrawText(toWx(shown_.rows[row.first + i].unit), row.units[i].x,
                    row.units[i].y + (row.units[i].height - ruler_.line) / 2);
    }
    dc.SetTextForeground(look.error);
    int y = row.below.y;
    for (const auto& text : row.belowLines) {
        dc.DrawText(toWx(text), row.below.x, y);
        y += ruler_.line;
    }
}

void FieldPainter::paintLabel(wxDC& dc, const fields::FieldRow& row) const {
    const auto& look = colours();
    dc.SetFont(row.isHeading ? window_.GetFont().Bold() : window_.GetFont());
    dc.SetTextForeground(row.isHeading ? look.text : look.muted);
    if (row.isHeading) drawFold(dc, window_, {row.label.x, row.box.y + row.box.height / 2}, !row.isFolded);
    const int left = row.label.x + (row.isHeading ? window_.FromDIP(listIcon) : 0);
    const int tall = static_cast<int>(row.labelLines.size()) * ruler_.line;
    const bool isAbove = !row.fields.empty() && row.fields.front().y > row.label.y;
    int y = row.label.y;
    if (row.isHeading)
        y = row.box.y + (row.box.height - tall) / 2;
    else if (!isAbove)
        y += std::max(0, (ruler_.field - ruler_.line) / 2);
    for (const auto& text : row.labelLines) {
        dc.DrawText(toWx(text), left, y);
        y += ruler_.line;
    }
}

void FieldPainter::paintFlag(wxDC& dc, std::size_t property, const wxRect& box) const {
    const auto& value = shown_.rows[property].value;
    const int side = window_.FromDIP(16);
    drawCheck(dc, window_, {box.x, box.y + (box.height - side) / 2}, side,
              value.empty() ? std::nullopt : std::optional(value == "yes"));
    if (shown_.active != property || !shown_.hasFocus) return;
    dc.SetPen(wxPen(colours().focus));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.DrawRoundedRectangle(box.x - window_.FromDIP(3), box.y + window_.FromDIP(2), window_.FromDIP(22),
                            box.height - window_.FromDIP(4), window_.FromDIP(4));
}

void FieldPainter::paintFrame(wxDC& dc, std::size_t property, const wxRect& box) const {
    const auto& row = shown_.rows[property];
    const auto& look = colours();
    const bool isWrong = shown_.refused.has(property) || !row.error.empty();
    const bool isMarked = shown_.active == property;
    dc.SetPen(wxPen(isWrong    ? look.error
                    : isMarked ? look.focus
                               : look.border,
                    isWrong ? window_.FromDIP(2) : 1));
    dc.SetBrush(
        wxBrush(row.kind == Property::Kind::action && shown_.hover == property ? look.hover : look.field));
    dc.DrawRoundedRectangle(box, window_.FromDIP(fieldCorner));
}

/// The language and the arrow at the end of a field; returns their width.
int FieldPainter::paintMarks(wxDC& dc, const Property& row, const wxRect& box) const {
    int width = 0;
    if (!row.language.empty() && row.kind != Property::Kind::lines) {  // the label of a long text says it
        dc.SetFont(smallFont(window_));
        dc.SetTextForeground(colours().faint);
        const wxString mark = toWx(row.language);
        const wxSize size = dc.GetTextExtent(mark);
        dc.DrawText(mark, box.GetRight() - size.x - window_.FromDIP(5),
                    box.y + (std::min(box.height, ruler_.field) - size.y) / 2);
        dc.SetFont(window_.GetFont());
        width += size.x + window_.FromDIP(4);
    }
    if (row.kind == Property::Kind::choice && row.write) {
        drawArrow(dc, window_, {box.GetRight() - window_.FromDIP(7), box.y + box.height / 2},
                  colours().muted);
        width += window_.FromDIP(14);
    }
    return width;
}

void FieldPainter::paintText(wxDC& dc, std::size_t property, const wxRect& box, int room) const {
    const auto& row = shown_.rows[property];
    const int inset = row.write ? window_.FromDIP(7) : 0;
    const auto shown = textOf(shown_, property);
    dc.SetTextForeground(shown.isHint ? colours().muted : colours().text);
    if (row.kind == Property::Kind::action) {
        const wxString label = wxControl::Ellipsize(toWx(row.label), dc, wxELLIPSIZE_END, room);
        dc.SetTextForeground(colours().text);
        dc.DrawText(label, box.x + (box.width - dc.GetTextExtent(label).x) / 2,
                    box.y + (box.height - ruler_.line) / 2);
    } else if (row.kind == Property::Kind::lines || !row.write) {
        int y = box.y + (row.kind == Property::Kind::lines ? window_.FromDIP(5)
                                                           : std::max(0, (ruler_.field - ruler_.line) / 2));
        for (const auto& one : fields::wrapped(fromWx(shown.text), room, ruler_)) {
            dc.DrawText(toWx(one), box.x + inset, y);
            y += ruler_.line;
        }
    } else {
        // The field of a long choice is taller; what even that cannot hold ends in dots.
        std::vector<wxString> lines{shown.text};
        if (box.height >= ruler_.field + ruler_.line && dc.GetTextExtent(shown.text).x > room) {
            const auto wrapped = fields::wrapped(fromWx(shown.text), room, ruler_);
            lines = {toWx(wrapped.front())};
            if (wrapped.size() > 1) lines.push_back(shown.text.Mid(lines.front().length()).Trim(false));
        }
        int y = box.y + (box.height - static_cast<int>(lines.size()) * ruler_.line) / 2;
        for (const auto& line : lines) {
            dc.DrawText(wxControl::Ellipsize(line, dc, wxELLIPSIZE_END, room), box.x + inset, y);
            y += ruler_.line;
        }
    }
}

void FieldPainter::paintField(wxDC& dc, std::size_t property, const wxRect& box) const {
    const auto& row = shown_.rows[property];
    if (row.kind == Property::Kind::flag) return paintFlag(dc, property, box);
    if (row.write) paintFrame(dc, property, box);
    dc.SetClippingRegion(box);
    const int marks = paintMarks(dc, row, box);
    paintText(dc, property, box, box.width - marks - (row.write ? window_.FromDIP(14) : 0));
    dc.DestroyClippingRegion();
}

std::vector<ItemPlace> placesOfFields(const std::string& form, const std::vector<session::Property>& rows,
                                      const fields::FieldLayout& layout, const wxRect& seen,
                                      std::optional<std::size_t> edited) {
    std::vector<ItemPlace> found;
    for (const auto& row : layout.rows)
        for (std::size_t i = 0; i < row.fields.size(); ++i) {
            const auto& field = row.fields[i];
            const wxRect box(field.x, field.y - seen.y, field.width, field.height);
            const auto& property = rows[row.first + i];
            if (box.y < 0 || box.GetBottom() >= seen.height) continue;
            const std::string end = property.language.empty() ? "" : "/" + property.language;
            const std::string name = form + "/" + property.label + end;
            found.push_back({"field " + name, box});
            if (!property.name.empty()) found.push_back({"field " + form + "/" + property.name + end, box});
            if (edited == row.first + i) found.push_back({"editor " + name, box});
        }
    return found;
}

wxString tipOf(const session::Property& row, const wxString& text, bool isCut) {
    wxString tip;
    if (isCut && row.kind != session::Property::Kind::lines && row.write) tip = text;
    if (!row.help.empty()) tip += (tip.empty() ? "" : "\n") + toWx(row.help);
    return tip;
}

}  // namespace cota::wx
