#include "editor/answers/viewport.h"

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
    constexpr double filled = 0.96;  // leaves a margin around the sheet
    perMillimetre_ = std::clamp(filled * std::min(columns / sheet.width, rows / sheet.height), least, most);
    centreOn({sheet.width / 2, sheet.height / 2}, columns, rows);
}

namespace {

/// The corner of the window on one axis, in millimetres, moved so that the sheet fills a quarter of the
/// window. If `before` was farther off, the corner may stay as far off as that.
double held(double corner, double sheet, double window, double before) {
    const double seen = std::min(window / 4, sheet);
    return std::clamp(corner, std::min(seen - window, before), std::max(sheet - seen, before));
}

}  // namespace

void Viewport::panInSight(double pixelsRight, double pixelsDown, model::MapSize sheet, int columns,
                          int rows) {
    const MapPoint before = corner_;
    pan(pixelsRight, pixelsDown);
    corner_ = {held(corner_.x, sheet.width, columns / perMillimetre_, before.x),
               held(corner_.y, sheet.height, rows / perMillimetre_, before.y)};
}

void Viewport::keepInSight(model::MapSize sheet, int columns, int rows) {
    if (columns <= 0 || rows <= 0) return;
    const double width = columns / perMillimetre_, height = rows / perMillimetre_;
    corner_ = {held(corner_.x, sheet.width, width, 0), held(corner_.y, sheet.height, height, 0)};
}

void Viewport::centreOn(MapPoint at, int columns, int rows) {
    corner_ = {at.x - columns / 2.0 / perMillimetre_, at.y - rows / 2.0 / perMillimetre_};
}

void Viewport::bringNear(MapPoint at, model::MapSize sheet, int columns, int rows) {
    centreOn(at, columns, rows);
    const auto within = [](double corner, double length, double window) {
        return window >= length ? (length - window) / 2 : std::clamp(corner, 0.0, length - window);
    };
    corner_ = {within(corner_.x, sheet.width, columns / perMillimetre_),
               within(corner_.y, sheet.height, rows / perMillimetre_)};
}

}  // namespace cota::session
