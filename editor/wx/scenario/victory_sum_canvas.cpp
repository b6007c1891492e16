#include "editor/wx/scenario/victory_sum_canvas.h"

#include <wx/dcclient.h>
#include <wx/dcmemory.h>

#include <algorithm>
#include <utility>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr int sumEdge = 12, barHeight = 14, sumGap = 6, markOver = 4;

}  // namespace

VictorySumCanvas::VictorySumCanvas(wxWindow* parent) : wxScrolledCanvas(parent, wxID_ANY) {
    SetName(words("What can be had"));
    setSpokenName(*this, words("What can be had"));
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetScrollRate(0, FromDIP(8));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxPaintDC dc(this);
        DoPrepareDC(dc);
        dc.SetBackground(wxBrush(colours().panel));
        dc.Clear();
        paint(dc, GetClientSize().x);
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Refresh();
        event.Skip();
    });
}

void VictorySumCanvas::show(session::VictorySums sums) {
    sums_ = std::move(sums);
    wxClientDC dc(this);
    const int height = paint(dc, GetClientSize().x);
    SetVirtualSize(GetClientSize().x, height);
    Refresh();
}

int VictorySumCanvas::paintText(wxDC& dc, const wxString& text, const wxColour& colour, int top,
                                int width) const {
    dc.SetTextForeground(colour);
    const int left = FromDIP(sumEdge);
    const wxString lines = inLines(*const_cast<VictorySumCanvas*>(this), text, width - 2 * left);
    dc.DrawLabel(lines, wxRect(left, top, width - 2 * left, FromDIP(1000)));
    return top + dc.GetMultiLineTextExtent(lines).y + FromDIP(sumGap);
}

int VictorySumCanvas::paintSide(wxDC& dc, const session::SideSum& sum, int top, int width) const {
    const int left = FromDIP(sumEdge), length = std::max(1, width - 2 * left), height = FromDIP(barHeight);
    wxString title = toWx(sum.name) + ": " +
                     (sum.hasMore ? words("%s points or more", std::to_string(sum.most))
                                  : words("%s points at most", std::to_string(sum.most)));
    int at = paintText(dc, title, colours().text, top, width);
    int most = sum.most;
    for (const auto& mark : sum.thresholds) most = std::max(most, mark.points);
    const auto placeOf = [&](int points) { return left + (most > 0 ? points * length / most : 0); };
    dc.SetPen(wxPen(colours().muted));
    dc.SetBrush(wxBrush(colours().field));
    dc.DrawRectangle(left, at, length, height);
    dc.SetPen(*wxTRANSPARENT_PEN);
    constexpr double leastShare = 0.4, stepShare = 0.3;
    double share = leastShare;
    for (const auto& range : sum.ranges) {
        if (range.result.empty()) continue;
        const int from = placeOf(range.from), to = range.to ? placeOf(*range.to + 1) : left + length;
        dc.SetBrush(wxBrush(mixed(colours().focus, colours().field, std::min(1.0, share))));
        dc.DrawRectangle(from, at + 1, std::max(1, std::min(to, left + length - 1) - from), height - 2);
        share += stepShare;
    }
    if (sum.most < most) {
        // Beyond all points there is nothing to be had.
        dc.SetBrush(wxBrush(colours().error, wxBRUSHSTYLE_BDIAGONAL_HATCH));
        dc.DrawRectangle(placeOf(sum.most), at, left + length - placeOf(sum.most), height);
    }
    const int over = FromDIP(markOver);
    for (const auto& mark : sum.thresholds) {
        const bool isBad = mark.isOutOfReach || mark.isRepeated;
        dc.SetPen(wxPen(isBad ? colours().error : colours().text, FromDIP(2)));
        dc.DrawLine(placeOf(mark.points), at - over, placeOf(mark.points), at + height + over);
    }
    at += height + FromDIP(sumGap);
    if (!sum.ranges.empty()) at = paintText(dc, toWx(session::rangesText(sum)), colours().muted, at, width);
    return at + FromDIP(sumGap);
}

int VictorySumCanvas::paint(wxDC& dc, int width) const {
    dc.SetFont(GetFont());
    int at = FromDIP(sumEdge);
    at =
        paintText(dc, words("Points on the map: %s", std::to_string(sums_.onMap)), colours().text, at, width);
    const bool hasPoints = sums_.onMap > 0 || std::ranges::any_of(sums_.sides, [](const auto& side) {
                               return side.hasMore || !side.thresholds.empty();
                           });
    if (!hasPoints)
        at = paintText(dc, words("Give points to objectives to see what each side can have."),
                       colours().muted, at, width);
    for (const auto& side : sums_.sides)
        if (hasPoints) at = paintSide(dc, side, at, width);
    for (const auto& remark : sums_.remarks) at = paintText(dc, toWx(remark), colours().error, at, width);
    return at;
}

}  // namespace cota::wx
