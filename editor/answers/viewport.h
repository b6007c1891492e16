#pragma once
// Which part of the sheet the window shows, and at which scale.

#include "formats/model/geometry/hex_layout.h"
#include "formats/picture/raster.h"

namespace cota::session {

using model::MapPoint;

/// Pixels of the window, from its upper left corner.
struct ScreenPoint {
    double x = 0;
    double y = 0;
};

class Viewport {
  public:
    static constexpr double least = 0.2;  // pixels per millimetre
    static constexpr double most = 60;

    double perMillimetre() const { return perMillimetre_; }
    MapPoint toMap(ScreenPoint at) const {
        return {corner_.x + at.x / perMillimetre_, corner_.y + at.y / perMillimetre_};
    }
    ScreenPoint toScreen(MapPoint at) const {
        return {(at.x - corner_.x) * perMillimetre_, (at.y - corner_.y) * perMillimetre_};
    }
    /// The part of the sheet a window of this size shows.
    picture::View view(int columns, int rows) const { return {corner_, perMillimetre_, columns, rows}; }

    /// Zooms by a factor; the point of the map at `fixed` does not move.
    void zoom(double factor, ScreenPoint fixed);
    void pan(double pixelsRight, double pixelsDown);
    /// Shows the whole sheet, centred in a window of this size.
    void fit(model::MapSize sheet, int columns, int rows);
    /// Pans, but only as far as keepInSight() would leave the sheet.
    void panInSight(double pixelsRight, double pixelsDown, model::MapSize sheet, int columns, int rows);
    /// Moves as little as possible, so that the sheet fills at least a quarter of a window of this size in
    /// each direction, or a smaller sheet is entirely visible.
    void keepInSight(model::MapSize sheet, int columns, int rows);
    /// Puts this point in the middle of a window of this size.
    void centreOn(MapPoint at, int columns, int rows);
    /// Brings this point into sight, near the middle, without leaving more paper beside the sheet than a
    /// sheet in the middle of the window would.
    void bringNear(MapPoint at, model::MapSize sheet, int columns, int rows);

  private:
    MapPoint corner_;
    double perMillimetre_ = 4;
};

}  // namespace cota::session
