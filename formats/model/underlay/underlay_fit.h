#pragma once
// How a picture fits a board: the transformation of its pixels to millimetres on the printed map with the
// least sum of squared errors. For pictures and the designer only, never for rules.

#include <optional>
#include <vector>

#include "formats/model/document/board.h"
#include "formats/model/geometry/hex_layout.h"

namespace cota::model {

/// From pixels of a picture to millimetres: x = xx * column + xy * row + dx, y = yx * column + yy * row + dy.
struct PicturePlace {
    double xx = 1, xy = 0, dx = 0;
    double yx = 0, yy = 1, dy = 0;

    MapPoint at(double column, double row) const {
        return {xx * column + xy * row + dx, yx * column + yy * row + dy};
    }
    /// From millimetres to pixels. A place of a fit always has one.
    PicturePlace inverse() const;
    /// The millimetres of one pixel, as the root of its area.
    double perPixel() const;
    friend bool operator==(const PicturePlace&, const PicturePlace&) = default;
};

/// Why there is no fit.
enum class FitFault {
    none,
    fewPoints,  // fewer than two, or than three for an affine fit
    onePlace,   // all points of the board, or of the picture, are at one place
    oneLine     // they are on one line: an affine fit needs a triangle
};

struct UnderlayFit {
    FitFault fault = FitFault::fewPoints;
    PicturePlace place;          // if there is no fault
    std::vector<double> errors;  // in millimetres, one for each point
    double rootMeanSquare = 0;   // of the errors
    /// Whether the points leave something to compare: two points always fit a similarity, three an affine.
    bool isChecked = false;

    bool isFitted() const { return fault == FitFault::none; }
    /// The index of the point with the largest error; nothing if the fit is not checked.
    std::optional<std::size_t> worst() const;
};

/// A point of the printed map and the pixel that shows it.
struct PicturePair {
    MapPoint map;
    double column = 0;
    double row = 0;
};

/// The least number of points.
constexpr std::size_t leastPoints(FitKind kind) { return kind == FitKind::affine ? 3 : 2; }

UnderlayFit fitOf(FitKind kind, const std::vector<PicturePair>& pairs);
/// Millimetres of the printed map at the size that the layout has.
UnderlayFit fitOf(const Underlay& underlay, const HexLayout& layout);

}  // namespace cota::model
