#pragma once
// Marks as pixels, for the window, for PNG and for tests.

#include <cstdint>
#include <span>
#include <vector>

#include "formats/picture/cairo_painter.h"
#include "formats/picture/marks.h"

namespace cota::picture {

/// Pixels without gaps, 0xAARRGGBB each, colours already multiplied by the alpha.
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

/// What part of the sheet is seen how large: the point at the upper left pixel corner, and pixels for each
/// millimetre.
struct View {
    Point corner;
    double perMillimetre = 1;
    int columns = 0;
    int rows = 0;
    Box window() const {
        return {corner.x, corner.y, corner.x + columns / perMillimetre, corner.y + rows / perMillimetre};
    }
};

/// The most columns and rows that Cairo can draw at once.
inline constexpr int mostDrawn = 32767;

/// Throws std::bad_alloc if there is no memory for the pixels, std::runtime_error if Cairo fails, as it
/// does beyond `mostDrawn`.
Pixels raster(const PaintList& marks, const View& view);
Pixels raster(const Picture& picture, const View& view);

/// Columns and rows, the ends excluded.
struct PixelBox {
    int left = 0, top = 0, right = 0, bottom = 0;
    bool empty() const { return right <= left || bottom <= top; }
};
/// The pixels of a view that a box of the sheet touches.
PixelBox pixelsOf(const View& view, const Box& box);

/// Paints a part of pixels that show `view` anew: one list after the other, each with its paper. Throws
/// as raster() does.
void rasterInto(Pixels& pixels, const View& view, const PixelBox& part,
                std::span<const PaintList* const> lists);

/// What pixels of one view show, seen in another view, larger or smaller as need be; `paper` around them.
/// Exact where the views differ by whole pixels.
Pixels seenAs(const Pixels& pixels, const View& was, const View& is, Colour paper);

/// The whole sheet at so many pixels to the inch, rounded up to whole pixels.
View wholeSheet(const Picture& picture, double dotsPerInch);

}  // namespace cota::picture
