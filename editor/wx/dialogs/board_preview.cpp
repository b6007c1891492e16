#include "editor/wx/dialogs/board_preview.h"

#include <wx/dcclient.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

/// Where title and legend are.
void paintTexts(wxDC& dc, const wxRect& hexes, int above, int below) {
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(wxBrush(wxColour(225, 225, 215)));
    dc.DrawRectangle(hexes.x, hexes.y - above, hexes.width / 3, above * 2 / 3);
    dc.DrawRectangle(hexes.x, hexes.GetBottom() + below / 3, hexes.width * 2 / 3, below * 2 / 3);
}

}  // namespace

BoardPreview::BoardPreview(wxWindow* parent) : wxWindow(parent, wxID_ANY) {
    SetCanFocus(false);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(300, 240)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
}

void BoardPreview::show(const model::Grid& grid, bool hasBoard, const model::MapSize& sheet) {
    grid_ = grid;
    hasBoard_ = hasBoard;
    sheet_ = sheet;
    Refresh();
}

void BoardPreview::paint() {
    wxPaintDC dc(this);
    dc.SetBackground(wxBrush(colours().panel));
    dc.Clear();
    if (!hasBoard_ || !grid_.hasLegalSize()) return;
    const model::HexLayout layout(grid_);
    const auto field = layout.size();
    const wxSize room = GetClientSize();
    const double scale = std::min((room.x - 2.0) / sheet_.width, (room.y - 2.0) / sheet_.height);
    const auto pixels = [&](double millimetres) {
        return static_cast<int>(std::lround(millimetres * scale));
    };
    const wxRect paper((room.x - pixels(sheet_.width)) / 2, (room.y - pixels(sheet_.height)) / 2,
                       pixels(sheet_.width), pixels(sheet_.height));
    dc.SetPen(wxPen(colours().border));
    dc.SetBrush(*wxWHITE_BRUSH);
    dc.DrawRectangle(paper);
    // The same margin everywhere; above it the title, below it the legend.
    const double margin = (sheet_.width - field.width) / 2;
    const double texts = std::max(0.0, sheet_.height - field.height - 2 * margin);
    const double titleShare = 0.3;
    const wxRect hexes(paper.x + pixels(margin), paper.y + pixels(margin + texts * titleShare),
                       pixels(field.width), pixels(field.height));
    paintTexts(dc, hexes, pixels(texts * titleShare), pixels(texts * (1 - titleShare)));
    paintHexes(dc, layout, hexes, scale);
}

void BoardPreview::paintHexes(wxDC& dc, const model::HexLayout& layout, const wxRect& hexes,
                              double scale) const {
    dc.SetClippingRegion(hexes.x, hexes.y, hexes.width + 1, hexes.height + 1);  // half hexes are cut
    constexpr int leastPixels = 4;  // smaller hexes would only be grey
    dc.SetPen(wxPen(wxColour(150, 150, 130)));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    if (layout.hexMillimetres() * scale < leastPixels)
        dc.DrawRectangle(hexes);
    else
        for (int column = 0; column < grid_.columns; ++column)
            for (int row = 0; row < grid_.rows; ++row) {
                std::array<wxPoint, 6> corners;
                const auto points = layout.corners(grid_.hexAt({column, row}));
                for (std::size_t i = 0; i < points.size(); ++i)
                    corners[i] = {hexes.x + static_cast<int>(std::lround(points[i].x * scale)),
                                  hexes.y + static_cast<int>(std::lround(points[i].y * scale))};
                dc.DrawPolygon(static_cast<int>(corners.size()), corners.data());
            }
    dc.DestroyClippingRegion();
}

}  // namespace cota::wx
