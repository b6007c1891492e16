#pragma once
// A part of a placed scan as a picture with its own pixels, for the marks of a map.

#include <array>
#include <memory>
#include <optional>

#include "formats/model/underlay/underlay_fit.h"
#include "formats/picture/marks.h"
#include "formats/scans/scan.h"

namespace cota::scans {

/// A scan on a sheet.
struct PlacedScan {
    std::shared_ptr<const Scan> scan;
    model::PicturePlace place;  // from its pixels to millimetres of the sheet
    int opacity = 50;           // per cent
    bool isOver = false;
    friend bool operator==(const PlacedScan&, const PlacedScan&) = default;
};

/// The corners of the scan on the sheet, clockwise in the picture.
std::array<picture::Point, 4> cornersOf(const PlacedScan& placed);
/// The box of the sheet that the scan touches.
picture::Box boxOf(const PlacedScan& placed);

/// What the scan shows of a box of the sheet, in this many pixels; transparent where there is no scan.
picture::Image imageOf(const PlacedScan& placed, const picture::Box& box, int columns, int rows);
/// The whole scan within a box, with as many pixels as it has there, but no more for each millimetre than
/// `mostPerMillimetre`, and no more in all than a computer can handle. Nothing if the scan is elsewhere.
std::optional<picture::Image> imageOf(const PlacedScan& placed, const picture::Box& within,
                                      double mostPerMillimetre);

}  // namespace cota::scans
