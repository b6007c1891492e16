#include "editor/wx/canvas/map_pixels.h"

#include <wx/dc.h>
#include <wx/window.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

MapPixels::MapPixels(wxWindow& window, const session::Session& session, const ScrolledView& view)
    : window_(window), session_(session), view_(view), worker_([this](session::PictureAnswer answer) {
          auto shared = std::make_shared<session::PictureAnswer>(std::move(answer));
          window_.CallAfter([this, shared] { take(std::move(*shared)); });
      }) {}

void MapPixels::setLayers(std::vector<std::string> shown, std::vector<std::string> overlays) {
    layers_ = std::move(shown);
    overlays_ = std::move(overlays);
    request();
}

void MapPixels::request() {
    const auto view = view_.view();
    if (!session_.map() || view.columns < 2 || view.rows < 2) return;
    requestedAnswer_ = answer_;
    worker_.start({session_.map(), session_.look(), view, layers_, session_.language(), overlays_, answer_});
}

void MapPixels::take(session::PictureAnswer answer) {
    bitmap_ = toBitmap(answer.pixels, true);
    bitmapView_ = answer.view;
    const auto now = view_.view();
    isNew_ = answer.map == session_.map() && now.corner == bitmapView_.corner &&
             now.perMillimetre == bitmapView_.perMillimetre && now.columns == bitmapView_.columns &&
             now.rows == bitmapView_.rows;
    window_.Refresh();
}

/// Only the visible pixels: an enlarged whole map could exceed the limits of the toolkit.
void MapPixels::paint(wxDC& dc) const {
    if (!bitmap_.IsOk()) return;
    const auto& viewport = view_.viewport();
    const double scale = viewport.perMillimetre() / bitmapView_.perMillimetre;
    const auto corner = viewport.toScreen(bitmapView_.corner);
    const wxSize size = window_.GetClientSize();
    const auto visible = [scale](double from, double shown, int most) {
        const int first = std::clamp(static_cast<int>(std::floor(-from / scale)), 0, most);
        return std::pair(first, std::clamp(static_cast<int>(std::ceil((shown - from) / scale)), first, most));
    };
    const auto [left, right] = visible(corner.x, size.x, bitmap_.GetWidth());
    const auto [top, bottom] = visible(corner.y, size.y, bitmap_.GetHeight());
    if (right == left || bottom == top) return;
    const bool isWhole = right - left == bitmap_.GetWidth() && bottom - top == bitmap_.GetHeight();
    dc.SetUserScale(scale, scale);
    dc.DrawBitmap(isWhole ? bitmap_ : bitmap_.GetSubBitmap({left, top, right - left, bottom - top}),
                  static_cast<int>(std::lround(corner.x / scale)) + left,
                  static_cast<int>(std::lround(corner.y / scale)) + top);
    dc.SetUserScale(1, 1);
}

}  // namespace cota::wx
