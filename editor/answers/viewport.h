#pragma once
// What part of the sheet the window shows, and how large.

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
    static constexpr double least = 0.2;  // pixels for a millimetre
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

    /// Larger or smaller by a factor; the point of the map at `fixed` stays there.
    void zoom(double factor, ScreenPoint fixed);
    void pan(double pixelsRight, double pixelsDown);
    /// The whole sheet, in the middle of a window of this size.
    void fit(model::MapSize sheet, int columns, int rows);
    /// The same, as far as keepInSight() would leave it there.
    void panInSight(double pixelsRight, double pixelsDown, model::MapSize sheet, int columns, int rows);
    /// Moves as little as it must so that the sheet fills at least a quarter of a window of this size each
    /// way, or so that what there is of a smaller one is seen.
    void keepInSight(model::MapSize sheet, int columns, int rows);
    /// The point in the middle of a window of this size.
    void centreOn(MapPoint at, int columns, int rows);

  private:
    MapPoint corner_;
    double perMillimetre_ = 4;
};

}  // namespace cota::session
