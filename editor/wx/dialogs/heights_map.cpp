#include "editor/wx/dialogs/heights_map.h"

#include <wx/dcbuffer.h>

#include <algorithm>
#include <cmath>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr int handle = 4;  // half the width of the square at a corner
constexpr double keyStep = 0.05;
constexpr double farthest = 1;  // that a board beside the file stays in sight, in its widths and heights

}  // namespace

HeightsMap::HeightsMap(wxWindow* parent, const picture::Pixels& pixels, double aspect)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS), aspect_(aspect) {
    setNames(*this, "heights-map");
    SetToolTip(words("Drag the board, or one of its corners. Arrow keys move it too."));
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(320, 260)));
    image_ = toBitmap(pixels, true).ConvertToImage();
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        Refresh();
    });
    Bind(wxEVT_LEFT_DOWN, &HeightsMap::press, this);
    Bind(wxEVT_MOTION, &HeightsMap::drag, this);
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) {
        if (HasCapture()) ReleaseMouse();
        endDrag();
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { endDrag(); });
    Bind(wxEVT_KEY_DOWN, &HeightsMap::onKey, this);
    for (const auto& type : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        Bind(type, [this](wxFocusEvent& event) {
            event.Skip();
            Refresh();
        });
}

void HeightsMap::show(const std::array<session::MapSpot, 4>& outline, bool isFixed) {
    outline_ = outline;
    isFixed_ = isFixed;
    // During a drag the map must stay where it is.
    if (!dragged_) frame();
    Refresh();
}

void HeightsMap::frame() {
    left_ = top_ = 0;
    right_ = bottom_ = 1;
    for (const auto& spot : outline_) {
        if (std::isnan(spot.x) || std::isnan(spot.y)) continue;
        left_ = std::min(left_, std::max(spot.x, -farthest));
        right_ = std::max(right_, std::min(spot.x, 1 + farthest));
        top_ = std::min(top_, std::max(spot.y, -farthest));
        bottom_ = std::max(bottom_, std::min(spot.y, 1 + farthest));
    }
}

wxRect HeightsMap::field() const {
    const wxSize room = GetClientSize();
    const int edge = 2 * (FromDIP(handle) + 1);
    const double wide = std::max(room.x - edge, 1), tall = std::max(room.y - edge, 1);
    const double across = right_ - left_, down = bottom_ - top_;
    const double height = std::min(tall / down, wide / (aspect_ * across));
    const wxSize size(std::max(1, static_cast<int>(height * aspect_)), std::max(1, static_cast<int>(height)));
    return {wxPoint(static_cast<int>((room.x - size.x * across) / 2 - size.x * left_),
                    static_cast<int>((room.y - size.y * down) / 2 - size.y * top_)),
            size};
}

session::MapSpot HeightsMap::spotAt(wxPoint at) const {
    const wxRect area = field();
    return {static_cast<double>(at.x - area.x) / area.width,
            static_cast<double>(at.y - area.y) / area.height};
}

wxPoint HeightsMap::pointOf(session::MapSpot spot) const {
    const wxRect area = field();
    const double farOut = 10;
    const auto within = [farOut](double share) {
        return std::isnan(share) ? 0 : std::clamp(share, -farOut, farOut);
    };
    return {area.x + static_cast<int>(std::lround(within(spot.x) * area.width)),
            area.y + static_cast<int>(std::lround(within(spot.y) * area.height))};
}

std::optional<std::size_t> HeightsMap::cornerAt(wxPoint at) const {
    for (std::size_t i = 0; i < outline_.size(); ++i) {
        const wxPoint corner = pointOf(outline_[i]);
        const int reach = FromDIP(2 * handle);
        if (std::abs(corner.x - at.x) <= reach && std::abs(corner.y - at.y) <= reach) return i;
    }
    return std::nullopt;
}

void HeightsMap::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(colours().panel));
    dc.Clear();
    const wxRect area = field();
    if (!scaled_.IsOk() || scaled_.GetSize() != area.GetSize())
        scaled_ = wxBitmap(image_.Scale(area.width, area.height, wxIMAGE_QUALITY_BILINEAR));
    dc.DrawBitmap(scaled_, area.GetPosition());
    std::array<wxPoint, 4> corners;
    for (std::size_t i = 0; i < corners.size(); ++i) corners[i] = pointOf(outline_[i]);
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(*wxWHITE, FromDIP(4)));
    dc.DrawPolygon(static_cast<int>(corners.size()), corners.data());
    dc.SetPen(wxPen(HasFocus() ? colours().accent : *wxBLACK, FromDIP(2)));
    dc.DrawPolygon(static_cast<int>(corners.size()), corners.data());
    // The top of the map is thicker.
    dc.SetPen(wxPen(HasFocus() ? colours().accent : *wxBLACK, FromDIP(4)));
    dc.DrawLine(corners[0], corners[1]);
    if (isFixed_) return;
    dc.SetBrush(*wxWHITE_BRUSH);
    dc.SetPen(wxPen(*wxBLACK));
    for (const wxPoint& corner : corners)
        dc.DrawRectangle(corner.x - FromDIP(handle), corner.y - FromDIP(handle), 2 * FromDIP(handle) + 1,
                         2 * FromDIP(handle) + 1);
}

void HeightsMap::press(wxMouseEvent& event) {
    SetFocus();
    if (isFixed_) return;
    corner_ = cornerAt(event.GetPosition());
    dragged_ = spotAt(event.GetPosition());
    CaptureMouse();
}

void HeightsMap::endDrag() {
    dragged_.reset();
    frame();
    Refresh();
}

void HeightsMap::drag(wxMouseEvent& event) {
    if (!dragged_ || !event.LeftIsDown()) return;
    const auto to = spotAt(event.GetPosition());
    if (corner_ && onResize) onResize(*corner_, to);
    if (!corner_ && onMove) onMove(*dragged_, to);
    dragged_ = to;
}

void HeightsMap::onKey(wxKeyEvent& event) {
    session::MapSpot by;
    switch (event.GetKeyCode()) {
        case WXK_LEFT:
            by.x = -keyStep;
            break;
        case WXK_RIGHT:
            by.x = keyStep;
            break;
        case WXK_UP:
            by.y = -keyStep;
            break;
        case WXK_DOWN:
            by.y = keyStep;
            break;
        case WXK_TAB:
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
            return;
        default:
            event.Skip();
            return;
    }
    if (!isFixed_ && onMove) onMove({}, by);
}

}  // namespace cota::wx
