#include "formats/picture/text_shape.h"

#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "formats/picture/figures.h"
#include "formats/picture/text_layout.h"

namespace cota::picture {

namespace {

struct ReleaseOptions {
    void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};
struct ReleaseFont {
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
};

int pangoUnits(double millimetresWide) {
    return static_cast<int>(std::lround(millimetresWide * layoutScale * PANGO_SCALE));
}

/// One context for each thread. Hinting is off, so that letters have the same shape and width at every
/// scale.
PangoContext* context() {
    thread_local const std::unique_ptr<PangoContext, ReleaseObject> kept = [] {
        std::unique_ptr<PangoContext, ReleaseObject> made(
            pango_font_map_create_context(pango_cairo_font_map_get_default()));
        const std::unique_ptr<cairo_font_options_t, ReleaseOptions> options(cairo_font_options_create());
        cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
        cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
        pango_cairo_context_set_font_options(made.get(), options.get());
        pango_context_set_round_glyph_positions(made.get(), FALSE);
        pango_context_set_language(made.get(), pango_language_from_string("en"));
        return made;
    }();
    return kept.get();
}

}  // namespace

Layout layoutOf(std::string_view words, const Font& font) {
    Layout layout(pango_layout_new(context()));
    const std::unique_ptr<PangoFontDescription, ReleaseFont> description(pango_font_description_new());
    pango_font_description_set_family(description.get(), font.family.c_str());
    pango_font_description_set_absolute_size(description.get(), pangoUnits(millimetres(font.points)));
    pango_font_description_set_weight(description.get(), font.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_style(description.get(),
                                     font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    pango_layout_set_font_description(layout.get(), description.get());
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    if (font.spacing != 0) {
        PangoAttrList* const attributes = pango_attr_list_new();
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(pangoUnits(font.spacing)));
        pango_layout_set_attributes(layout.get(), attributes);
        pango_attr_list_unref(attributes);
    }
    pango_layout_set_text(layout.get(), words.data(), static_cast<int>(words.size()));
    return layout;
}

TextSize sizeOf(PangoLayout* layout) {
    PangoRectangle logical;
    pango_layout_get_extents(layout, nullptr, &logical);
    const auto wide = [](int units) { return units / (layoutScale * PANGO_SCALE); };
    return {wide(logical.width), wide(logical.height), wide(pango_layout_get_baseline(layout))};
}

// Repainting a map needs the sizes of the same numbers and names again, and shaping them is the slowest
// part.
TextSize sizeOf(std::string_view words, const Font& font) {
    if (const auto* const figures = Figures::of(words, font)) return figures->size(words);
    constexpr std::size_t mostKept = 8192;
    using Asked = std::pair<std::string, Font>;
    thread_local std::map<Asked, TextSize> known;
    Asked asked{words, font};
    if (const auto found = known.find(asked); found != known.end()) return found->second;
    if (known.size() >= mostKept) known.clear();
    const auto size = sizeOf(layoutOf(words, font).get());
    known.emplace(std::move(asked), size);
    return size;
}

Point cornerFrom(const Text& text, const TextSize& size) {
    Point corner;
    if (text.across == Across::middle) corner.x = -size.width / 2;
    if (text.across == Across::right) corner.x = -size.width;
    if (text.down == Down::middle) corner.y = -size.height / 2;
    if (text.down == Down::baseline) corner.y = -size.ascent;
    if (text.down == Down::bottom) corner.y = -size.height;
    return corner;
}

}  // namespace cota::picture
