#include "editor/wx/canvas/scrolled_view.h"

#include <wx/window.h>

#include <algorithm>

namespace cota::wx {

namespace {

constexpr int leastPixels = 50;  // a window that is being built is smaller

}  // namespace

picture::View ScrolledView::view() const {
    const wxSize size = window_.GetClientSize();
    return viewport_.view(size.x, size.y);
}

ScrolledView::ScrolledView(const wxWindow& window, const session::Session& session)
    : ScrolledView(window, [&session]() -> std::optional<model::MapSize> {
          if (!session.map()) return std::nullopt;
          return session.map()->sheet().size();
      }) {}

model::MapPoint ScrolledView::middle() const {
    const wxSize size = window_.GetClientSize();
    return viewport_.toMap({size.x / 2.0, size.y / 2.0});
}

bool ScrolledView::isVisible(model::MapPoint at) const {
    const wxSize size = window_.GetClientSize();
    const auto seen = viewport_.toScreen(at);
    return seen.x >= 0 && seen.y >= 0 && seen.x <= size.x && seen.y <= size.y;
}

bool ScrolledView::isWhole() const {
    const auto size = sheet();
    return isVisible({0, 0}) && isVisible({size.width, size.height});
}

void ScrolledView::fit() {
    const wxSize size = window_.GetClientSize();
    if (!sheetOf_() || size.x < leastPixels || size.y < leastPixels) return;
    viewport_.fit(sheet(), size.x, size.y);
    hasFit_ = true;
    fitted_ = viewport_;
    onMoved();
}

void ScrolledView::fitNew() {
    hasFit_ = false;
    fit();
}

void ScrolledView::resized() {
    // The window gets its size after its file is opened.
    if (!hasFit_ || isFitted()) fit();
    keepInSight();
    onMoved();
}

/// Whether the whole map is shown, and the user has not moved it since.
bool ScrolledView::isFitted() const {
    return viewport_.perMillimetre() == fitted_.perMillimetre() && viewport_.toMap({}) == fitted_.toMap({});
}

void ScrolledView::scroll(double pixelsRight, double pixelsDown) {
    if (!sheetOf_()) return;
    const wxSize size = window_.GetClientSize();
    viewport_.panInSight(pixelsRight, pixelsDown, sheet(), size.x, size.y);
    onMoved();
}

void ScrolledView::zoom(double factor, session::ScreenPoint fixed) {
    viewport_.zoom(factor, fixed);
    const auto at = viewport_.toMap(fixed);
    const auto whole = sheet();
    if (at.x < 0 || at.y < 0 || at.x > whole.width || at.y > whole.height) keepInSight();
    onMoved();
}

void ScrolledView::zoom(double factor) {
    const wxSize size = window_.GetClientSize();
    zoom(factor, {size.x / 2.0, size.y / 2.0});
}

void ScrolledView::keepInSight() {
    const wxSize size = window_.GetClientSize();
    if (sheetOf_()) viewport_.keepInSight(sheet(), size.x, size.y);
}

void ScrolledView::centreOn(model::MapPoint at) {
    const wxSize size = window_.GetClientSize();
    viewport_.centreOn(at, size.x, size.y);
    onMoved();
}

void ScrolledView::bringNear(model::MapPoint at) {
    const wxSize size = window_.GetClientSize();
    viewport_.bringNear(at, sheet(), size.x, size.y);
    onMoved();
}

}  // namespace cota::wx
