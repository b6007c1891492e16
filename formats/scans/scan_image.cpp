#include "formats/scans/scan_image.h"

#include <algorithm>
#include <cmath>

namespace cota::scans {

namespace {

constexpr double mostImagePixels = 40e6;

/// Nearly all of what is at the edge of a scan is its own; the last pixel is not smoothed into nothing.
picture::Colour seenColour(const PlacedScan& placed, const model::MapPoint& pixel, double perPixel) {
    if (!placed.scan->contains(pixel.x, pixel.y)) return {0, 0, 0, 0};
    auto colour = placed.scan->colourAt(pixel.x, pixel.y, perPixel);
    colour.alpha = static_cast<std::uint8_t>((placed.opacity * 255 + 50) / 100);
    return colour;
}

}  // namespace

std::array<picture::Point, 4> cornersOf(const PlacedScan& placed) {
    const auto corner = [&](double column, double row) {
        const auto at = placed.place.at(column, row);
        return picture::Point{at.x, at.y};
    };
    const double right = placed.scan->columns, bottom = placed.scan->rows;
    return {corner(0, 0), corner(right, 0), corner(right, bottom), corner(0, bottom)};
}

picture::Box boxOf(const PlacedScan& placed) {
    picture::Box box;
    for (const auto& corner : cornersOf(placed)) box.add(corner);
    return box;
}

picture::Image imageOf(const PlacedScan& placed, const picture::Box& box, int columns, int rows) {
    picture::Image image;
    image.at = box;
    image.columns = columns;
    image.rows = rows;
    image.pixels.reserve(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    const auto back = placed.place.inverse();
    const double across = box.width() / columns, down = box.height() / rows;
    const double perPixel = std::sqrt(across * down) / placed.place.perPixel();
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            image.pixels.push_back(seenColour(
                placed, back.at(box.left + (column + 0.5) * across, box.top + (row + 0.5) * down), perPixel));
    return image;
}

std::optional<picture::Image> imageOf(const PlacedScan& placed, const picture::Box& within,
                                      double mostPerMillimetre) {
    const auto whole = boxOf(placed);
    const picture::Box box{std::max(whole.left, within.left), std::max(whole.top, within.top),
                           std::min(whole.right, within.right), std::min(whole.bottom, within.bottom)};
    if (box.right <= box.left || box.bottom <= box.top) return std::nullopt;
    double perMillimetre = std::min(mostPerMillimetre, 1 / (placed.place.perPixel() * placed.scan->reduced));
    perMillimetre = std::min(perMillimetre, std::sqrt(mostImagePixels / (box.width() * box.height())));
    const auto pixels = [&](double length) {
        return std::max(1, static_cast<int>(std::ceil(length * perMillimetre)));
    };
    return imageOf(placed, box, pixels(box.width()), pixels(box.height()));
}

}  // namespace cota::scans
