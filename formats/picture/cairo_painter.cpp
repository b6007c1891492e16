#include "formats/picture/cairo_painter.h"

#include <cairo.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <memory>
#include <numbers>
#include <stdexcept>

#include "formats/picture/clip_cover.h"
#include "formats/picture/figures.h"
#include "formats/picture/halo_stamps.h"
#include "formats/picture/pixel.h"
#include "formats/picture/raster.h"
#include "formats/picture/text_layout.h"
#include "formats/picture/visible_parts.h"

namespace cota::picture {

namespace {

/// Antialiased edges extend slightly beyond a mark.
constexpr double nearClip = 0.5;
/// Pointed joins extend at most ten half widths.
constexpr double mitreReach = 5;

void setColour(cairo_t* cr, Colour colour) {
    cairo_set_source_rgba(cr, colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0,
                          colour.alpha / 255.0);
}

/// Adds to the path of the surface.
void addCurve(cairo_t* cr, const Curve& curve, Point from) {
    const auto points = curve.points();
    std::size_t next = 0;
    for (const auto step : curve.steps()) {
        switch (step) {
            case Curve::Step::move:
                cairo_move_to(cr, from.x + points[next].x, from.y + points[next].y);
                break;
            case Curve::Step::line:
                cairo_line_to(cr, from.x + points[next].x, from.y + points[next].y);
                break;
            case Curve::Step::bend:
                cairo_curve_to(cr, from.x + points[next].x, from.y + points[next].y,
                               from.x + points[next + 1].x, from.y + points[next + 1].y,
                               from.x + points[next + 2].x, from.y + points[next + 2].y);
                next += 2;
                break;
            case Curve::Step::close:
                cairo_close_path(cr);
                continue;
        }
        ++next;
    }
}

void setCurve(cairo_t* cr, const Curve& curve) {
    cairo_new_path(cr);
    addCurve(cr, curve, {});
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
    /// Only `window` is seen of what it paints.
    Painter(cairo_t* cr, const Box& window) : cr_(cr), window_(window.grown(nearClip)) {}

    void operator()(const Fill& fill) const {
        setArea(fill.shape);
        cairo_set_fill_rule(cr_, fill.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
        setColour(cr_, fill.colour);
        cairo_fill(cr_);
    }

    void operator()(const Strewn& strewn) const {
        std::vector<Box> boxes;
        for (const auto& shape : *strewn.shapes) boxes.push_back(shape.box());
        cairo_new_path(cr_);
        const auto& [places, kinds] = *strewn.things;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto at = places[i];
            const auto& box = boxes[kinds[i]];
            if (!window_.meets({at.x + box.left, at.y + box.top, at.x + box.right, at.y + box.bottom}))
                continue;
            addCurve(cr_, strewn.shapeOf(i), at);
        }
        cairo_set_fill_rule(cr_, CAIRO_FILL_RULE_WINDING);
        setColour(cr_, strewn.colour);
        cairo_fill(cr_);
    }

    void operator()(const Stroke& stroke) const {
        // Dashes are counted from the beginning of the line.
        if (isLong(stroke.line) && stroke.pen.dashes.empty())
            setCurve(cr_, stretchesIn(stroke.line, window_.grown(stroke.pen.width * mitreReach)));
        else
            setCurve(cr_, stroke.line);
        setPen(cr_, stroke.pen);
        cairo_stroke(cr_);
    }

    void operator()(const Text& text) const {
        if (!text.along.empty()) return letters(text);
        const auto* const figures = text.turn == 0 ? Figures::of(text.words, text.font) : nullptr;
        if (figures != nullptr && isUpright()) return number(text, *figures);
        const auto layout = layoutOf(text.words, text.font);
        cairo_save(cr_);
        goTo(text, layout.get());
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
        if (image.pixels.empty()) return;
        const auto part = seenOf(image);
        if (part.empty()) return;
        const int columns = part.right - part.left, rows = part.bottom - part.top;
        const std::unique_ptr<cairo_surface_t, ReleaseSurface> pixels(
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows));
        auto* const bytes = cairo_image_surface_get_data(pixels.get());
        if (bytes == nullptr) throw std::runtime_error("cairo: an image too large to draw");
        const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(pixels.get()));
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column) {
                const auto from =
                    static_cast<std::size_t>(part.top + row) * static_cast<std::size_t>(image.columns) +
                    static_cast<std::size_t>(part.left + column);
                const auto pixel = premultiplied(image.pixels[from]);
                std::memcpy(bytes + static_cast<std::size_t>(row) * stride +
                                static_cast<std::size_t>(column) * sizeof pixel,
                            &pixel, sizeof pixel);
            }
        cairo_surface_mark_dirty(pixels.get());
        cairo_save(cr_);
        cairo_rectangle(cr_, image.at.left, image.at.top, image.at.width(), image.at.height());
        cairo_clip(cr_);
        cairo_translate(cr_, image.at.left, image.at.top);
        cairo_scale(cr_, image.at.width() / image.columns, image.at.height() / image.rows);
        cairo_set_source_surface(cr_, pixels.get(), part.left, part.top);
        cairo_pattern_set_extend(cairo_get_source(cr_), CAIRO_EXTEND_PAD);
        cairo_pattern_set_filter(cairo_get_source(cr_), CAIRO_FILTER_BILINEAR);
        cairo_set_operator(cr_, operatorOf(image.blend));
        cairo_paint(cr_);
        cairo_restore(cr_);
    }

    /// The marks of a group, on the surface of the picture or on one of its own; `group` is null for the
    /// picture.
    void entries(const std::vector<PaintList::Entry>& entries, const Group* group, const Box& window) const {
        bool isCutting = false;
        const auto cut = [&](bool shall) {
            if (shall == isCutting) return;
            isCutting = shall;
            if (!shall) {
                cairo_restore(cr_);
                return;
            }
            cairo_save(cr_);
            setArea(group->clip);
            cairo_set_fill_rule(cr_, group->evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
            cairo_clip(cr_);
        };
        for (const auto& entry : entries) {
            if (!entry.box.meets(window)) continue;
            cut(entry.isCut);
            const auto* inner = std::get_if<Group>(&entry.mark->what);
            if (inner == nullptr)
                std::visit(*this, entry.mark->what);
            else
                this->group(*inner, entry, window);
        }
        cut(false);
    }

    void operator()(const Group&) const {}  // comes with its entries, see group()

  private:
    bool isUpright() const {
        cairo_matrix_t matrix;
        cairo_get_matrix(cr_, &matrix);
        return matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0;
    }

    /// To the upper left corner of a text, in the units of its layout.
    void goTo(const Text& text, PangoLayout* layout) const {
        const auto corner = cornerFrom(text, sizeOf(layout));
        cairo_translate(cr_, text.at.x, text.at.y);
        cairo_rotate(cr_, text.turn * std::numbers::pi / 180);
        cairo_translate(cr_, corner.x, corner.y);
        cairo_scale(cr_, 1 / layoutScale, 1 / layoutScale);
    }

    /// The halos of all letters are one line, so that a translucent one is not darker where they overlap.
    void letters(const Text& text) const {
        const auto all = lettersOf(text);
        std::vector<Layout> layouts;
        for (const auto& letter : all) layouts.push_back(layoutOf(letter.words, letter.font));
        if (text.halo > 0) {
            cairo_new_path(cr_);
            for (std::size_t i = 0; i < all.size(); ++i) {
                cairo_save(cr_);
                goTo(all[i], layouts[i].get());
                cairo_move_to(cr_, 0, 0);
                pango_cairo_layout_path(cr_, layouts[i].get());
                cairo_restore(cr_);
            }
            setPen(cr_, {.width = 2 * text.halo, .colour = text.haloColour, .dashes = {}});
            cairo_stroke(cr_);
        }
        setColour(cr_, text.colour);
        for (std::size_t i = 0; i < all.size(); ++i) {
            cairo_save(cr_);
            goTo(all[i], layouts[i].get());
            cairo_move_to(cr_, 0, 0);
            pango_cairo_show_layout(cr_, layouts[i].get());
            cairo_restore(cr_);
        }
    }

    /// The same as Pango would draw, but without a layout. Cairo places glyphs on whole pixels, so halos are
    /// placed on the same pixels.
    void number(const Text& text, const Figures& figures) const {
        const auto corner = cornerFrom(text, figures.size(text.words));
        cairo_save(cr_);
        cairo_translate(cr_, text.at.x + corner.x, text.at.y + corner.y);
        cairo_scale(cr_, 1 / layoutScale, 1 / layoutScale);
        std::vector<cairo_glyph_t> glyphs;
        std::vector<StampedGlyph> stamped;
        const double baseline = static_cast<double>(figures.baseline()) / PANGO_SCALE;
        for (const auto& [glyph, along] : figures.placed(text.words)) {
            glyphs.push_back({glyph, static_cast<double>(along) / PANGO_SCALE, baseline});
            double x = glyphs.back().x, y = baseline;
            cairo_user_to_device(cr_, &x, &y);
            stamped.push_back({glyph, static_cast<int>(std::lround(x)), static_cast<int>(std::lround(y))});
        }
        if (text.halo > 0) {
            cairo_matrix_t matrix;
            cairo_get_matrix(cr_, &matrix);
            setColour(cr_, text.haloColour);
            HaloStamps::ofThread().paint(cr_, figures.font(), matrix.xx, text.halo * layoutScale * matrix.xx,
                                         stamped);
        }
        setColour(cr_, text.colour);
        cairo_set_scaled_font(cr_, pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(figures.font())));
        cairo_show_glyphs(cr_, glyphs.data(), static_cast<int>(glyphs.size()));
        cairo_restore(cr_);
    }

    void group(const Group& group, const PaintList::Entry& entry, const Box& window) const {
        const bool isOneThing = group.opacity < 1 || group.blend != Blend::normal;
        if (!isOneThing) {
            entries(entry.inside, &group, window);
            return;
        }
        cairo_save(cr_);
        cairo_push_group(cr_);
        entries(entry.inside, &group, window);
        cairo_pop_group_to_source(cr_);
        cairo_set_operator(cr_, operatorOf(group.blend));
        cairo_paint_with_alpha(cr_, group.opacity);
        cairo_restore(cr_);
    }

    static cairo_operator_t operatorOf(Blend blend) {
        return blend == Blend::multiply ? CAIRO_OPERATOR_MULTIPLY : CAIRO_OPERATOR_OVER;
    }

    /// The pixels of an image that count for the window: those in it, and some around them.
    PixelBox seenOf(const Image& image) const {
        constexpr int around = 8;
        const auto range = [](double from, double to, double start, double length, int count) {
            const double first = (from - start) / length * count, last = (to - start) / length * count;
            return std::pair{static_cast<int>(std::clamp(std::floor(first) - around, 0.0, count * 1.0)),
                             static_cast<int>(std::clamp(std::ceil(last) + around, 0.0, count * 1.0))};
        };
        const auto [left, right] =
            range(window_.left, window_.right, image.at.left, image.at.width(), image.columns);
        const auto [top, bottom] =
            range(window_.top, window_.bottom, image.at.top, image.at.height(), image.rows);
        return {left, top, right, bottom};
    }

    void setArea(const Curve& outlines) const {
        if (isLong(outlines))
            setCurve(cr_, trimmed(outlines, window_));
        else
            setCurve(cr_, outlines);
    }

    /// Shorter ones are not worth a search for the parts that are seen.
    static bool isLong(const Curve& curve) { return curve.steps().size() > 60; }

    cairo_t* cr_;
    Box window_;
};

void list(const std::vector<Mark>& marks, const Group* group, std::vector<PaintList::Entry>& into) {
    const bool hasClip = group != nullptr && !group->clip.empty();
    const ClipCover cover(hasClip ? group->clip : Curve(), hasClip && group->evenOdd);
    for (const auto& mark : marks) {
        const auto box = mark.box();
        into.push_back({&mark, box, hasClip && !cover.holds(box.grown(nearClip)), {}});
        if (const auto* inner = std::get_if<Group>(&mark.what)) list(inner->marks, inner, into.back().inside);
    }
}

}  // namespace

PaintList::PaintList(const Picture& picture) : paper_(picture.paper) {
    for (const auto& layer : picture.layers) list(layer.marks, nullptr, entries_);
}

void PaintList::paint(cairo_t* surface, const Box& window) const {
    cairo_save(surface);
    if (paper_.alpha > 0) {
        setColour(surface, paper_);
        cairo_paint(surface);
    }
    Painter(surface, window).entries(entries_, nullptr, window);
    cairo_restore(surface);
}

}  // namespace cota::picture
