#include "editor/wx/table/table_pixels.h"

#include <wx/window.h>

#include <cmath>
#include <utility>

#include "formats/picture/screen_paint.h"

namespace cota::wx {

TablePixels::TablePixels(wxWindow& window, const ScrolledView& view)
    : window_(window), view_(view), worker_([this](session::TablePictureAnswer answer) {
          auto shared = std::make_shared<session::TablePictureAnswer>(std::move(answer));
          window_.CallAfter([this, shared] { take(std::move(*shared)); });
      }) {}

void TablePixels::request(const std::shared_ptr<const session::TableScene>& scene) {
    auto view = view_.view();
    const double scale = window_.GetContentScaleFactor();
    view.perMillimetre *= scale;
    view.columns = static_cast<int>(std::lround(view.columns * scale));
    view.rows = static_cast<int>(std::lround(view.rows * scale));
    if (!scene || view.columns < 2 || view.rows < 2) return;
    worker_.start({scene, view, ++requested_});
}

void TablePixels::take(session::TablePictureAnswer answer) {
    pixels_ = std::move(answer.pixels);
    pixelsView_ = answer.view;
    drawn_ = answer.number;
    window_.Refresh(false);
    window_.Update();  // the user waits for it
    if (isDrawn() && onDrawn) onDrawn();
}

void TablePixels::paint(cairo_t* surface) const {
    if (pixels_.columns == 0) return;
    const auto corner = view_.viewport().toScreen(pixelsView_.corner);
    picture::paintPixels(surface, pixels_, std::round(corner.x), std::round(corner.y),
                         view_.viewport().perMillimetre() / pixelsView_.perMillimetre);
}

}  // namespace cota::wx
