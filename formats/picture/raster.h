#pragma once
// Marks as pixels, for the window, for PNG and for tests.

#include <cstdint>
#include <span>
#include <vector>

#include "formats/picture/cairo_painter.h"
#include "formats/picture/marks.h"

namespace cota::picture {

/// Pixels without gaps, each 0xAARRGGBB with the colours multiplied by the alpha.
struct Pixels {
    int columns = 0;
    int rows = 0;
    std::vector<std::uint32_t> argb;
    std::uint32_t at(int column, int row) const {
        return argb[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                    static_cast<std::size_t>(column)];
    }
    friend bool operator==(const Pixels&, const Pixels&) = default;
};

/// The visible part of the sheet and its scale: the point at the upper left pixel corner, and pixels for
/// each millimetre.
struct View {
    Point corner;
    double perMillimetre = 1;
    int columns = 0;
    int rows = 0;
    Box window() const {
        return {corner.x, corner.y, corner.x + columns / perMillimetre, corner.y + rows / perMillimetre};
    }
};

/// The maximum number of columns and rows that Cairo can draw at once.
inline constexpr int mostDrawn = 32767;

/// Throws std::bad_alloc if there is no memory for the pixels, std::runtime_error if Cairo fails, as it does
/// beyond `mostDrawn`.
Pixels raster(const PaintList& marks, const View& view);
Pixels raster(const Picture& picture, const View& view);

/// Columns and rows; `right` and `bottom` are excluded.
struct PixelBox {
    int left = 0, top = 0, right = 0, bottom = 0;
    bool empty() const { return right <= left || bottom <= top; }
};
/// The pixels of a view that a box of the sheet touches.
PixelBox pixelsOf(const View& view, const Box& box);

/// Repaints a part of the pixels of `view`: one list after the other, each with its paper. Throws the same
/// exceptions as raster().
void rasterInto(Pixels& pixels, const View& view, const PixelBox& part,
                std::span<const PaintList* const> lists);

/// The pixels of one view shown in another view, scaled if necessary, with `paper` around them. Exact if the
/// views differ by whole pixels.
Pixels seenAs(const Pixels& pixels, const View& was, const View& is, Colour paper);

/// The whole sheet at this resolution, rounded up to whole pixels.
View wholeSheet(const Picture& picture, double dotsPerInch);

}  // namespace cota::picture
