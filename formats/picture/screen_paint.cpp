#include "formats/picture/screen_paint.h"

#include <cairo.h>

#include <memory>

#include "formats/picture/cairo_painter.h"

namespace cota::picture {

void paintOver(cairo_t* surface, std::span<const Mark> marks, const View& view) {
    Picture over;
    over.paper = {0, 0, 0, 0};
    over.layers = {{"over", {marks.begin(), marks.end()}}};
    const PaintList list(over);
    cairo_save(surface);
    cairo_scale(surface, view.perMillimetre, view.perMillimetre);
    cairo_translate(surface, -view.corner.x, -view.corner.y);
    double left = 0, top = 0, right = 0, bottom = 0;
    cairo_clip_extents(surface, &left, &top, &right, &bottom);
    list.paint(surface, {left, top, right, bottom});
    cairo_restore(surface);
}

void paintPixels(cairo_t* surface, const Pixels& pixels, double left, double top, double scale) {
    if (pixels.argb.empty() || !(scale > 0)) return;
    // Cairo only reads them.
    auto* bytes = reinterpret_cast<unsigned char*>(const_cast<std::uint32_t*>(pixels.argb.data()));
    const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> image(
        cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_RGB24, pixels.columns, pixels.rows,
                                            pixels.columns * static_cast<int>(sizeof(std::uint32_t))),
        &cairo_surface_destroy);
    cairo_save(surface);
    cairo_translate(surface, left, top);
    cairo_scale(surface, scale, scale);
    cairo_set_source_surface(surface, image.get(), 0, 0);
    cairo_pattern_set_filter(cairo_get_source(surface),
                             scale == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_FAST);
    cairo_rectangle(surface, 0, 0, pixels.columns, pixels.rows);
    cairo_fill(surface);
    cairo_restore(surface);
}

void paintThrough(cairo_t* surface, const Pixels& pixels, const Box& into, double opacity) {
    if (pixels.argb.empty() || into.right <= into.left || into.bottom <= into.top) return;
    auto* bytes = reinterpret_cast<unsigned char*>(const_cast<std::uint32_t*>(pixels.argb.data()));
    const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> image(
        cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, pixels.columns, pixels.rows,
                                            pixels.columns * static_cast<int>(sizeof(std::uint32_t))),
        &cairo_surface_destroy);
    const double across = (into.right - into.left) / pixels.columns,
                 down = (into.bottom - into.top) / pixels.rows;
    cairo_save(surface);
    cairo_translate(surface, into.left, into.top);
    cairo_scale(surface, across, down);
    cairo_set_source_surface(surface, image.get(), 0, 0);
    cairo_pattern_set_filter(cairo_get_source(surface), CAIRO_FILTER_BILINEAR);
    cairo_paint_with_alpha(surface, opacity);
    cairo_restore(surface);
}

}  // namespace cota::picture
