#include "formats/picture/raster.h"

#include <cairo.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "formats/picture/cairo_status.h"
#include "formats/picture/pixel.h"

namespace cota::picture {

namespace {

struct ReleaseRaster {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
struct ReleaseContext {
    void operator()(cairo_t* cr) const { cairo_destroy(cr); }
};

/// A whole number of pixels, rounded up; rounding errors do not add a pixel.
int pixelsFor(double millimetresLong, double perMillimetre) {
    return std::max(1, static_cast<int>(std::ceil(millimetresLong * perMillimetre - 1e-6)));
}

}  // namespace

Pixels raster(const PaintList& marks, const View& view) {
    Pixels pixels{view.columns, view.rows, {}};
    pixels.argb.resize(static_cast<std::size_t>(view.columns) * static_cast<std::size_t>(view.rows));
    const std::array lists{&marks};
    rasterInto(pixels, view, {0, 0, view.columns, view.rows}, lists);
    return pixels;
}

PixelBox pixelsOf(const View& view, const Box& box) {
    const auto low = [&](double at, double corner, int most) {
        return std::clamp(static_cast<int>(std::floor((at - corner) * view.perMillimetre)), 0, most);
    };
    const auto high = [&](double at, double corner, int most) {
        return std::clamp(static_cast<int>(std::ceil((at - corner) * view.perMillimetre)), 0, most);
    };
    return {low(box.left, view.corner.x, view.columns), low(box.top, view.corner.y, view.rows),
            high(box.right, view.corner.x, view.columns), high(box.bottom, view.corner.y, view.rows)};
}

namespace {

using Surface = std::unique_ptr<cairo_surface_t, ReleaseRaster>;

Surface surfaceOn(Pixels& pixels) {
    Surface surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(pixels.argb.data()), CAIRO_FORMAT_ARGB32, pixels.columns,
        pixels.rows, pixels.columns * static_cast<int>(sizeof(std::uint32_t))));
    require(cairo_surface_status(surface.get()));
    return surface;
}

}  // namespace

void rasterInto(Pixels& pixels, const View& view, const PixelBox& part,
                std::span<const PaintList* const> lists) {
    if (part.empty()) return;
    const Surface surface = surfaceOn(pixels);
    const std::unique_ptr<cairo_t, ReleaseContext> cr(cairo_create(surface.get()));
    cairo_rectangle(cr.get(), part.left, part.top, part.right - part.left, part.bottom - part.top);
    cairo_clip(cr.get());
    cairo_set_operator(cr.get(), CAIRO_OPERATOR_CLEAR);
    cairo_paint(cr.get());
    cairo_set_operator(cr.get(), CAIRO_OPERATOR_OVER);
    cairo_scale(cr.get(), view.perMillimetre, view.perMillimetre);
    cairo_translate(cr.get(), -view.corner.x, -view.corner.y);
    const Box window{
        view.corner.x + part.left / view.perMillimetre, view.corner.y + part.top / view.perMillimetre,
        view.corner.x + part.right / view.perMillimetre, view.corner.y + part.bottom / view.perMillimetre};
    for (const auto* list : lists) list->paint(cr.get(), window);
    cairo_surface_flush(surface.get());
    require(cairo_status(cr.get()));
    require(cairo_surface_status(surface.get()));
}

Pixels seenAs(const Pixels& pixels, const View& was, const View& is, Colour paper) {
    Pixels seen{is.columns, is.rows, {}};
    seen.argb.assign(static_cast<std::size_t>(is.columns) * static_cast<std::size_t>(is.rows),
                     premultiplied(paper));
    if (pixels.argb.empty() || seen.argb.empty()) return seen;
    Pixels from = pixels;
    const Surface source = surfaceOn(from), target = surfaceOn(seen);
    const std::unique_ptr<cairo_t, ReleaseContext> cr(cairo_create(target.get()));
    const double scale = is.perMillimetre / was.perMillimetre;
    const double right = (was.corner.x - is.corner.x) * is.perMillimetre,
                 down = (was.corner.y - is.corner.y) * is.perMillimetre;
    const bool isMoved = scale == 1;
    cairo_translate(cr.get(), isMoved ? std::round(right) : right, isMoved ? std::round(down) : down);
    cairo_scale(cr.get(), scale, scale);
    cairo_set_operator(cr.get(), CAIRO_OPERATOR_SOURCE);
    cairo_rectangle(cr.get(), 0, 0, pixels.columns, pixels.rows);
    cairo_clip(cr.get());
    cairo_set_source_surface(cr.get(), source.get(), 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cr.get()), CAIRO_FILTER_BILINEAR);
    cairo_paint(cr.get());
    cairo_surface_flush(target.get());
    require(cairo_status(cr.get()));
    require(cairo_surface_status(target.get()));
    return seen;
}

Pixels raster(const Picture& picture, const View& view) { return raster(PaintList(picture), view); }

View wholeSheet(const Picture& picture, double dotsPerInch) {
    const double scale = dotsPerInch / millimetresPerInch;
    return {{0, 0}, scale, pixelsFor(picture.size.width, scale), pixelsFor(picture.size.height, scale)};
}

}  // namespace cota::picture
