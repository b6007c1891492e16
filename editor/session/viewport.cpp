#include "editor/session/viewport.h"

#include <algorithm>

namespace cota::session {

void Viewport::zoom(double factor, ScreenPoint fixed) {
    const MapPoint stays = toMap(fixed);
    perMillimetre_ = std::clamp(perMillimetre_ * factor, least, most);
    corner_ = {stays.x - fixed.x / perMillimetre_, stays.y - fixed.y / perMillimetre_};
}

void Viewport::pan(double pixelsRight, double pixelsDown) {
    corner_.x -= pixelsRight / perMillimetre_;
    corner_.y -= pixelsDown / perMillimetre_;
}

void Viewport::fit(model::MapSize sheet, int columns, int rows) {
    if (sheet.width <= 0 || sheet.height <= 0 || columns <= 0 || rows <= 0) return;
    constexpr double filled = 0.96;  // a little air around the sheet
    perMillimetre_ = std::clamp(filled * std::min(columns / sheet.width, rows / sheet.height), least, most);
    centreOn({sheet.width / 2, sheet.height / 2}, columns, rows);
}

void Viewport::centreOn(MapPoint at, int columns, int rows) {
    corner_ = {at.x - columns / 2.0 / perMillimetre_, at.y - rows / 2.0 / perMillimetre_};
}

}  // namespace cota::session
