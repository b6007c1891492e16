#include "formats/model/underlay/underlay_fit.h"

#include <algorithm>
#include <cmath>

namespace cota::model {

namespace {

/// Points within a thousandth of a pixel or millimetre of each other are one.
constexpr double onePlaceSpread = 1e-6;
/// The least share of the spread across a line of points in that along it.
constexpr double oneLineShare = 1e-9;

/// Sums of the products of distances from the mean, which keeps the numbers small.
struct Spread {
    double meanX = 0, meanY = 0;  // of the map
    double meanC = 0, meanR = 0;  // of the picture
    double cc = 0, rr = 0, cr = 0;
    double xx = 0, yy = 0, xy = 0;
    double cx = 0, cy = 0, rx = 0, ry = 0;
};

Spread spreadOf(const std::vector<PicturePair>& pairs) {
    Spread sum;
    const auto count = static_cast<double>(pairs.size());
    for (const PicturePair& pair : pairs) {
        sum.meanX += pair.map.x / count;
        sum.meanY += pair.map.y / count;
        sum.meanC += pair.column / count;
        sum.meanR += pair.row / count;
    }
    for (const PicturePair& pair : pairs) {
        const double x = pair.map.x - sum.meanX, y = pair.map.y - sum.meanY;
        const double c = pair.column - sum.meanC, r = pair.row - sum.meanR;
        sum.cc += c * c;
        sum.rr += r * r;
        sum.cr += c * r;
        sum.xx += x * x;
        sum.yy += y * y;
        sum.xy += x * y;
        sum.cx += c * x;
        sum.cy += c * y;
        sum.rx += r * x;
        sum.ry += r * y;
    }
    return sum;
}

/// Whether points with these sums are on one line: the determinant of the sums is the product of the spreads
/// along and across it.
bool isLine(double aa, double bb, double ab) {
    const double all = aa + bb;
    return aa * bb - ab * ab <= oneLineShare * all * all;
}

FitFault faultOf(FitKind kind, const Spread& sum) {
    if (sum.cc + sum.rr < onePlaceSpread || sum.xx + sum.yy < onePlaceSpread) return FitFault::onePlace;
    if (kind == FitKind::affine && (isLine(sum.cc, sum.rr, sum.cr) || isLine(sum.xx, sum.yy, sum.xy)))
        return FitFault::oneLine;
    return FitFault::none;
}

PicturePlace turnedAndScaled(const Spread& sum) {
    const double all = sum.cc + sum.rr;
    const double along = (sum.cx + sum.ry) / all;
    const double across = (sum.cy - sum.rx) / all;
    return {.xx = along, .xy = -across, .dx = 0, .yx = across, .yy = along, .dy = 0};
}

PicturePlace stretched(const Spread& sum) {
    const double det = sum.cc * sum.rr - sum.cr * sum.cr;
    return {.xx = (sum.cx * sum.rr - sum.rx * sum.cr) / det,
            .xy = (sum.rx * sum.cc - sum.cx * sum.cr) / det,
            .dx = 0,
            .yx = (sum.cy * sum.rr - sum.ry * sum.cr) / det,
            .yy = (sum.ry * sum.cc - sum.cy * sum.cr) / det,
            .dy = 0};
}

}  // namespace

PicturePlace PicturePlace::inverse() const {
    const double det = xx * yy - xy * yx;
    PicturePlace back{.xx = yy / det, .xy = -xy / det, .dx = 0, .yx = -yx / det, .yy = xx / det, .dy = 0};
    back.dx = -(back.xx * dx + back.xy * dy);
    back.dy = -(back.yx * dx + back.yy * dy);
    return back;
}

double PicturePlace::perPixel() const { return std::sqrt(std::abs(xx * yy - xy * yx)); }

std::optional<std::size_t> UnderlayFit::worst() const {
    if (!isChecked || errors.empty()) return std::nullopt;
    return static_cast<std::size_t>(std::ranges::max_element(errors) - errors.begin());
}

UnderlayFit fitOf(FitKind kind, const std::vector<PicturePair>& pairs) {
    UnderlayFit fit;
    if (pairs.size() < leastPoints(kind)) return fit;
    const Spread sum = spreadOf(pairs);
    fit.fault = faultOf(kind, sum);
    if (!fit.isFitted()) return fit;
    fit.place = kind == FitKind::affine ? stretched(sum) : turnedAndScaled(sum);
    PicturePlace& place = fit.place;
    // Points that match no better than chance shrink the picture to a point.
    if (place.perPixel() < onePlaceSpread) {
        fit = {};
        fit.fault = FitFault::onePlace;
        return fit;
    }
    place.dx = sum.meanX - place.xx * sum.meanC - place.xy * sum.meanR;
    place.dy = sum.meanY - place.yx * sum.meanC - place.yy * sum.meanR;
    double squares = 0;
    for (const PicturePair& pair : pairs) {
        const MapPoint got = place.at(pair.column, pair.row);
        fit.errors.push_back(std::hypot(got.x - pair.map.x, got.y - pair.map.y));
        squares += fit.errors.back() * fit.errors.back();
    }
    fit.rootMeanSquare = std::sqrt(squares / static_cast<double>(pairs.size()));
    fit.isChecked = pairs.size() > leastPoints(kind);
    return fit;
}

UnderlayFit fitOf(const Underlay& underlay, const HexLayout& layout) {
    constexpr double thousandths = 1000;
    std::vector<PicturePair> pairs;
    for (const FitPoint& point : underlay.points)
        pairs.push_back({layout.toMap(point.at), static_cast<double>(point.x) / thousandths,
                         static_cast<double>(point.y) / thousandths});
    return fitOf(underlay.fit, pairs);
}

}  // namespace cota::model
