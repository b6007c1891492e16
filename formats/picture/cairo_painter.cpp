#include "formats/picture/cairo_painter.h"

#include <cairo.h>

#include <array>
#include <cstring>
#include <memory>
#include <numbers>

#include "formats/picture/pixel.h"
#include "formats/picture/text_layout.h"

namespace cota::picture {

namespace {

void setColour(cairo_t* cr, Colour colour) {
    cairo_set_source_rgba(cr, colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0,
                          colour.alpha / 255.0);
}

void setCurve(cairo_t* cr, const Curve& curve) {
    cairo_new_path(cr);
    const auto points = curve.points();
    std::size_t next = 0;
    for (const auto step : curve.steps()) {
        switch (step) {
            case Curve::Step::move:
                cairo_move_to(cr, points[next].x, points[next].y);
                break;
            case Curve::Step::line:
                cairo_line_to(cr, points[next].x, points[next].y);
                break;
            case Curve::Step::bend:
                cairo_curve_to(cr, points[next].x, points[next].y, points[next + 1].x, points[next + 1].y,
                               points[next + 2].x, points[next + 2].y);
                next += 2;
                break;
            case Curve::Step::close:
                cairo_close_path(cr);
                continue;
        }
        ++next;
    }
}

void setPen(cairo_t* cr, const Pen& pen) {
    constexpr std::array caps{CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
    constexpr std::array joins{CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
    cairo_set_line_width(cr, pen.width);
    cairo_set_line_cap(cr, caps[static_cast<std::size_t>(pen.cap)]);
    cairo_set_line_join(cr, joins[static_cast<std::size_t>(pen.join)]);
    cairo_set_dash(cr, pen.dashes.data(), static_cast<int>(pen.dashes.size()), 0);
    setColour(cr, pen.colour);
}

struct ReleaseSurface {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};

class Painter {
  public:
    explicit Painter(cairo_t* cr) : cr_(cr) {}

    void operator()(const Fill& fill) const {
        setCurve(cr_, fill.shape);
        cairo_set_fill_rule(cr_, fill.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
        setColour(cr_, fill.colour);
        cairo_fill(cr_);
    }

    void operator()(const Stroke& stroke) const {
        setCurve(cr_, stroke.line);
        setPen(cr_, stroke.pen);
        cairo_stroke(cr_);
    }

    void operator()(const Text& text) const {
        const auto layout = layoutOf(text.words, text.font);
        const auto corner = cornerFrom(text, sizeOf(layout.get()));
        cairo_save(cr_);
        cairo_translate(cr_, text.at.x, text.at.y);
        cairo_rotate(cr_, text.turn * std::numbers::pi / 180);
        cairo_translate(cr_, corner.x, corner.y);
        cairo_scale(cr_, 1 / layoutScale, 1 / layoutScale);
        if (text.halo > 0) {
            cairo_new_path(cr_);
            pango_cairo_layout_path(cr_, layout.get());
            setPen(cr_, {.width = 2 * text.halo * layoutScale, .colour = text.haloColour, .dashes = {}});
            cairo_stroke(cr_);
        }
        setColour(cr_, text.colour);
        cairo_move_to(cr_, 0, 0);
        pango_cairo_show_layout(cr_, layout.get());
        cairo_restore(cr_);
    }

    void operator()(const Image& image) const {
        const std::unique_ptr<cairo_surface_t, ReleaseSurface> pixels(
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, image.columns, image.rows));
        auto* const bytes = cairo_image_surface_get_data(pixels.get());
        if (bytes == nullptr || image.pixels.empty()) return;
        const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(pixels.get()));
        for (std::size_t i = 0; i < image.pixels.size(); ++i) {
            const auto row = i / static_cast<std::size_t>(image.columns);
            const auto column = i % static_cast<std::size_t>(image.columns);
            const auto pixel = premultiplied(image.pixels[i]);
            std::memcpy(bytes + row * stride + column * sizeof pixel, &pixel, sizeof pixel);
        }
        cairo_surface_mark_dirty(pixels.get());
        cairo_save(cr_);
        cairo_rectangle(cr_, image.at.left, image.at.top, image.at.width(), image.at.height());
        cairo_clip(cr_);
        cairo_translate(cr_, image.at.left, image.at.top);
        cairo_scale(cr_, image.at.width() / image.columns, image.at.height() / image.rows);
        cairo_set_source_surface(cr_, pixels.get(), 0, 0);
        cairo_pattern_set_extend(cairo_get_source(cr_), CAIRO_EXTEND_PAD);
        cairo_pattern_set_filter(cairo_get_source(cr_), CAIRO_FILTER_BILINEAR);
        cairo_set_operator(cr_, operatorOf(image.blend));
        cairo_paint(cr_);
        cairo_restore(cr_);
    }

    void operator()(const Group& group) const {
        cairo_save(cr_);
        if (!group.clip.empty()) {
            setCurve(cr_, group.clip);
            cairo_set_fill_rule(cr_, group.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
            cairo_clip(cr_);
        }
        const bool isOneThing = group.opacity < 1 || group.blend != Blend::normal;
        if (isOneThing) cairo_push_group(cr_);
        // Who paints a part of a sheet need not visit the marks beside it.
        Box seen;
        cairo_clip_extents(cr_, &seen.left, &seen.top, &seen.right, &seen.bottom);
        for (const auto& mark : group.marks)
            if (mark.box().meets(seen)) std::visit(*this, mark.what);
        if (isOneThing) {
            cairo_pop_group_to_source(cr_);
            cairo_set_operator(cr_, operatorOf(group.blend));
            cairo_paint_with_alpha(cr_, group.opacity);
        }
        cairo_restore(cr_);
    }

  private:
    static cairo_operator_t operatorOf(Blend blend) {
        return blend == Blend::multiply ? CAIRO_OPERATOR_MULTIPLY : CAIRO_OPERATOR_OVER;
    }

    cairo_t* cr_;
};

}  // namespace

void paint(cairo_t* surface, const Mark& mark) { std::visit(Painter(surface), mark.what); }

PaintList::PaintList(const Picture& picture) : paper_(picture.paper) {
    for (const auto& layer : picture.layers)
        for (const auto& mark : layer.marks) entries_.push_back({&mark, mark.box()});
}

void PaintList::paint(cairo_t* surface, const Box& window) const {
    cairo_save(surface);
    if (paper_.alpha > 0) {
        setColour(surface, paper_);
        cairo_paint(surface);
    }
    for (const auto& entry : entries_)
        if (entry.box.meets(window)) picture::paint(surface, *entry.mark);
    cairo_restore(surface);
}

}  // namespace cota::picture
