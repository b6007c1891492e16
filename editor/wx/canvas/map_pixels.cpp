#include "editor/wx/canvas/map_pixels.h"

#include <wx/window.h>

#include <cmath>
#include <utility>

#include "formats/picture/screen_paint.h"

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
    worker_.start({session_.map(), session_.look(), view, layers_, session_.language(), overlays_, answer_,
                   ++requested_});
}

void MapPixels::requestSoon() {
    if (std::exchange(isSoon_, true)) return;
    ++requested_;
    window_.CallAfter([this] {
        isSoon_ = false;
        --requested_;
        request();
    });
}

void MapPixels::take(session::PictureAnswer answer) {
    pixels_ = std::move(answer.pixels);
    pixelsView_ = answer.view;
    const auto now = view_.view();
    const bool isCurrent = answer.map == session_.map() && now.corner == pixelsView_.corner &&
                           now.perMillimetre == pixelsView_.perMillimetre &&
                           now.columns == pixelsView_.columns && now.rows == pixelsView_.rows;
    isNew_ = isCurrent && answer.isWhole;
    if (answer.isWhole) drawn_ = answer.number;
    window_.Refresh(false);
    // The user waits for it.
    if (isCurrent) window_.Update();
}

void MapPixels::paint(cairo_t* surface) const {
    const auto& viewport = view_.viewport();
    const auto corner = viewport.toScreen(pixelsView_.corner);
    const double scale = viewport.perMillimetre() / pixelsView_.perMillimetre;
    const bool isExact = scale == 1;
    picture::paintPixels(surface, pixels_, isExact ? std::round(corner.x) : corner.x,
                         isExact ? std::round(corner.y) : corner.y, scale);
}

}  // namespace cota::wx
