#include "editor/wx/dialogs/ground_map.h"

#include <wx/dcbuffer.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr int ringWidth = 3, ringEdge = 7;
constexpr int leastRing = 11;  // half the width; smaller hexes have a circle around them

wxRect boxOf(const std::vector<wxPoint>& points) {
    const auto [left, right] = std::ranges::minmax_element(points, {}, &wxPoint::x);
    const auto [top, bottom] = std::ranges::minmax_element(points, {}, &wxPoint::y);
    return {wxPoint(left->x, top->y), wxPoint(right->x, bottom->y)};
}

}  // namespace

GroundMap::GroundMap(wxWindow* parent, const wxString& name)
    : wxWindow(parent, wxID_ANY), worker_([this](const Order& order) { draw(order); }) {
    setNames(*this, name);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        redraw();
    });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { turnAround(); });
}

void GroundMap::show(session::GroundBoard board) {
    board_ = std::move(board);
    ++number_;
    isAwaited_ = true;
    redraw();
}

void GroundMap::mark(std::optional<model::HexCoord> hex, const std::string& label) {
    if (hex == hex_) return;
    hex_ = hex;
    label_ = label;
    isNear_ = true;
    setSpokenValue(*this, toWx(label));
    redraw();
}

void GroundMap::turnAround() {
    if (!hex_) return;
    isNear_ = !isNear_;
    redraw();
}

void GroundMap::redraw() {
    const wxSize room = GetClientSize();
    worker_.start({board_, {room.x, room.y, hex_, isNear_}, number_});
}

/// In the thread of the worker.
void GroundMap::draw(const Order& order) {
    auto drawn = drawer_.draw(order.board, order.view, [this] { return !worker_.isOvertaken(); });
    if (worker_.isOvertaken()) return;
    auto shared = std::make_shared<session::GroundPicture>();
    if (drawn) *shared = std::move(*drawn);
    CallAfter([this, shared, number = order.number] { take(*shared, number); });
}

void GroundMap::take(const session::GroundPicture& drawn, int number) {
    shown_ = drawn.pixels.argb.empty() ? wxBitmap() : toBitmap(drawn.pixels, true);
    corners_ = drawn.ring;
    Refresh();
    if (number == number_ && std::exchange(isAwaited_, false)) onDrawn();
}

std::vector<wxPoint> GroundMap::ring() const {
    if (!shown_.IsOk()) return {};
    const auto room = GetClientSize();
    const wxPoint corner((room.x - shown_.GetWidth()) / 2, (room.y - shown_.GetHeight()) / 2);
    std::vector<wxPoint> points;
    for (const auto& one : corners_)
        points.push_back(corner +
                         wxPoint(static_cast<int>(std::lround(one.x)), static_cast<int>(std::lround(one.y))));
    return points;
}

void GroundMap::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(mixed(colours().text, colours().panel, 0.25)));
    dc.Clear();
    if (!shown_.IsOk()) return;
    const auto room = GetClientSize();
    dc.DrawBitmap(shown_, (room.x - shown_.GetWidth()) / 2, (room.y - shown_.GetHeight()) / 2);
    const auto points = ring();
    if (points.empty()) return;
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    for (const auto& [colour, width] :
         {std::pair(*wxWHITE, ringEdge), std::pair(colours().accent, ringWidth)}) {
        dc.SetPen(wxPen(colour, FromDIP(width)));
        if (const auto box = boxOf(points); box.height < FromDIP(2 * leastRing))
            dc.DrawCircle(box.x + box.width / 2, box.y + box.height / 2, FromDIP(leastRing));
        else
            dc.DrawPolygon(static_cast<int>(points.size()), points.data());
    }
}

/// The ring, by the label of its hex: "ring 0304".
std::vector<ItemPlace> GroundMap::places() const {
    const auto points = ring();
    if (points.empty()) return {};
    return {{"ring " + label_, boxOf(points)}};
}

}  // namespace cota::wx
