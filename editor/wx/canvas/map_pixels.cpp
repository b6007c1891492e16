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

/// The view in the pixels of the screen, which are finer than those of the toolkit at 200 %.
picture::View MapPixels::screenView() const {
    auto view = view_.view();
    const double scale = window_.GetContentScaleFactor();
    view.perMillimetre *= scale;
    view.columns = static_cast<int>(std::lround(view.columns * scale));
    view.rows = static_cast<int>(std::lround(view.rows * scale));
    return view;
}

void MapPixels::request() {
    const auto view = screenView();
    if (!session_.map() || view.columns < 2 || view.rows < 2) return;
    requestedAnswer_ = answer_;
    worker_.start({session_.map(), session_.look(), view, layers_, session_.language(), overlays_, answer_,
                   ++requested_, underlays_});
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
    const auto now = screenView();
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
    const double finer = window_.GetContentScaleFactor();
    const bool isExact = viewport.perMillimetre() * finer == pixelsView_.perMillimetre;
    const auto placed = [&](double at) { return isExact ? std::round(at * finer) / finer : at; };
    picture::paintPixels(surface, pixels_, placed(corner.x), placed(corner.y),
                         viewport.perMillimetre() / pixelsView_.perMillimetre);
}

}  // namespace cota::wx
