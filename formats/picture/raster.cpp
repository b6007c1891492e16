#include "formats/picture/raster.h"

#include <cairo.h>

#include <cmath>
#include <memory>
#include <new>

namespace cota::picture {

namespace {

struct ReleaseSurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
struct ReleaseContext {
    void operator()(cairo_t* cr) const { cairo_destroy(cr); }
};

/// A whole number of pixels; what is a whole number but for rounding stays it.
int pixelsFor(double millimetresLong, double perMillimetre) {
    return std::max(1, static_cast<int>(std::ceil(millimetresLong * perMillimetre - 1e-6)));
}

}  // namespace

Pixels raster(const PaintList& marks, const View& view) {
    Pixels pixels{view.columns, view.rows, {}};
    pixels.argb.resize(static_cast<std::size_t>(view.columns) * static_cast<std::size_t>(view.rows));
    const std::unique_ptr<cairo_surface_t, ReleaseSurface> surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(pixels.argb.data()), CAIRO_FORMAT_ARGB32, view.columns, view.rows,
        view.columns * static_cast<int>(sizeof(std::uint32_t))));
    const std::unique_ptr<cairo_t, ReleaseContext> cr(cairo_create(surface.get()));
    cairo_scale(cr.get(), view.perMillimetre, view.perMillimetre);
    cairo_translate(cr.get(), -view.corner.x, -view.corner.y);
    marks.paint(cr.get(), view.window());
    cairo_surface_flush(surface.get());
    if (cairo_status(cr.get()) == CAIRO_STATUS_NO_MEMORY) throw std::bad_alloc();
    return pixels;
}

Pixels raster(const Picture& picture, const View& view) { return raster(PaintList(picture), view); }

View wholeSheet(const Picture& picture, double dotsPerInch) {
    const double scale = dotsPerInch / millimetresPerInch;
    return {{0, 0}, scale, pixelsFor(picture.size.width, scale), pixelsFor(picture.size.height, scale)};
}

}  // namespace cota::picture
