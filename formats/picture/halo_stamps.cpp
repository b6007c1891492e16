#include "formats/picture/halo_stamps.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "formats/picture/cairo_status.h"

namespace cota::picture {

namespace {

struct EndStampSurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
struct EndStampDrawing {
    void operator()(cairo_t* cr) const { cairo_destroy(cr); }
};
using StampSurface = std::unique_ptr<cairo_surface_t, EndStampSurface>;
using StampDrawing = std::unique_ptr<cairo_t, EndStampDrawing>;

std::size_t strideOf(int columns) {
    return static_cast<std::size_t>(cairo_format_stride_for_width(CAIRO_FORMAT_A8, columns));
}

StampSurface surfaceOn(std::vector<std::uint8_t>& bytes, int columns, int rows) {
    return StampSurface(cairo_image_surface_create_for_data(bytes.data(), CAIRO_FORMAT_A8, columns, rows,
                                                            static_cast<int>(strideOf(columns))));
}

/// The outline of the glyph as the current path, with its origin at the origin of the pixels.
void setOutline(cairo_t* cr, PangoFont* font, PangoGlyph glyph, double perUnit, double around) {
    cairo_scale(cr, perUnit, perUnit);
    cairo_set_scaled_font(cr, pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)));
    const cairo_glyph_t one{glyph, 0, 0};
    cairo_new_path(cr);
    cairo_glyph_path(cr, &one, 1);
    cairo_set_line_width(cr, 2 * around / perUnit);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
}

Stamp drawn(PangoFont* font, PangoGlyph glyph, double perUnit, double around) {
    std::vector<std::uint8_t> nothing(strideOf(1));
    const StampSurface smallest = surfaceOn(nothing, 1, 1);
    const StampDrawing measure(cairo_create(smallest.get()));
    setOutline(measure.get(), font, glyph, perUnit, around);
    double left = 0, top = 0, right = 0, bottom = 0;
    cairo_path_extents(measure.get(), &left, &top, &right, &bottom);
    require(cairo_status(measure.get()));
    const auto keep = [&] {
        return std::unique_ptr<PangoFont, ReleaseObject>(PANGO_FONT(g_object_ref(font)));
    };
    if (right <= left || bottom <= top) return {0, 0, 0, 0, {}, keep()};
    const auto low = [&](double edge) { return static_cast<int>(std::floor(edge * perUnit - around)) - 1; };
    const auto high = [&](double edge) { return static_cast<int>(std::ceil(edge * perUnit + around)) + 1; };
    Stamp stamp{low(left), low(top), high(right) - low(left), high(bottom) - low(top), {}, keep()};
    stamp.covered.resize(strideOf(stamp.columns) * static_cast<std::size_t>(stamp.rows));
    const StampSurface surface = surfaceOn(stamp.covered, stamp.columns, stamp.rows);
    const StampDrawing cr(cairo_create(surface.get()));
    cairo_translate(cr.get(), -stamp.left, -stamp.top);
    setOutline(cr.get(), font, glyph, perUnit, around);
    cairo_stroke(cr.get());
    cairo_surface_flush(surface.get());
    require(cairo_status(cr.get()));
    require(cairo_surface_status(surface.get()));
    return stamp;
}

/// Combines two coverages of the same pixels, assuming that they are independent.
void lay(const Stamp& stamp, std::uint8_t* onto, std::size_t stride) {
    const auto* from = stamp.covered.data();
    for (int row = 0; row < stamp.rows; ++row, from += strideOf(stamp.columns), onto += stride)
        for (int column = 0; column < stamp.columns; ++column) {
            const unsigned one = onto[column], other = from[column];
            onto[column] = static_cast<std::uint8_t>(one + other - (one * other + 127) / 255);
        }
}

}  // namespace

HaloStamps& HaloStamps::ofThread() {
    thread_local HaloStamps stamps;
    return stamps;
}

const Stamp& HaloStamps::stampOf(const Key& key) {
    if (const auto found = stamps_.find(key); found != stamps_.end()) return found->second;
    const auto& [font, glyph, perUnit, around] = key;
    return stamps_.emplace(key, drawn(font, glyph, perUnit, around)).first->second;
}

void HaloStamps::paint(cairo_t* cr, PangoFont* font, double perUnit, double around,
                       std::span<const StampedGlyph> glyphs) {
    constexpr std::size_t mostKept = 512;
    if (stamps_.size() + glyphs.size() > mostKept) stamps_.clear();
    int left = 0, top = 0, right = 0, bottom = 0;
    bool isFirst = true;
    for (const auto& one : glyphs) {
        const auto& stamp = stampOf({font, one.glyph, perUnit, around});
        if (stamp.covered.empty()) continue;
        const int itsLeft = one.column + stamp.left, itsTop = one.row + stamp.top;
        left = isFirst ? itsLeft : std::min(left, itsLeft);
        top = isFirst ? itsTop : std::min(top, itsTop);
        right = isFirst ? itsLeft + stamp.columns : std::max(right, itsLeft + stamp.columns);
        bottom = isFirst ? itsTop + stamp.rows : std::max(bottom, itsTop + stamp.rows);
        isFirst = false;
    }
    if (isFirst) return;
    const auto stride = strideOf(right - left);
    scratch_.assign(stride * static_cast<std::size_t>(bottom - top), 0);
    for (const auto& one : glyphs) {
        const auto& stamp = stampOf({font, one.glyph, perUnit, around});
        if (stamp.covered.empty()) continue;
        const auto row = static_cast<std::size_t>(one.row + stamp.top - top),
                   column = static_cast<std::size_t>(one.column + stamp.left - left);
        lay(stamp, scratch_.data() + row * stride + column, stride);
    }
    const StampSurface mask = surfaceOn(scratch_, right - left, bottom - top);
    require(cairo_surface_status(mask.get()));
    cairo_save(cr);
    cairo_identity_matrix(cr);
    cairo_mask_surface(cr, mask.get(), left, top);
    cairo_restore(cr);
}

}  // namespace cota::picture
