#include "formats/picture/figures.h"

#include <algorithm>
#include <map>
#include <string>

namespace cota::picture {

namespace {

std::size_t valueOf(char figure) { return static_cast<std::size_t>(figure - '0'); }

/// The shortest text in which every pair of digits occurs: 00102...0911213...9900.
std::string everyPair() {
    std::string text;
    for (char first = '0'; first <= '9'; ++first) {
        text += first;
        for (char second = static_cast<char>(first + 1); second <= '9'; ++second) (text += first) += second;
    }
    return text + '0';
}

/// The glyphs of a layout with one run and one plain glyph for each letter; otherwise null.
const PangoGlyphItem* onlyRun(PangoLayout* layout, std::size_t letters) {
    const auto* const line = pango_layout_get_line_readonly(layout, 0);
    if (line == nullptr || line->runs == nullptr || line->runs->next != nullptr) return nullptr;
    const auto* const run = static_cast<const PangoGlyphItem*>(line->runs->data);
    const auto* const glyphs = run->glyphs;
    if (static_cast<std::size_t>(glyphs->num_glyphs) != letters) return nullptr;
    const bool isPlain = std::all_of(glyphs->glyphs, glyphs->glyphs + letters, [](const PangoGlyphInfo& one) {
        return one.glyph != PANGO_GLYPH_EMPTY && (one.glyph & PANGO_GLYPH_UNKNOWN_FLAG) == 0 &&
               one.geometry.x_offset == 0 && one.geometry.y_offset == 0;
    });
    return isPlain ? run : nullptr;
}

}  // namespace

const Figures* Figures::of(std::string_view words, const Font& font) {
    if (words.empty() || font.spacing != 0 ||
        !std::ranges::all_of(words, [](char c) { return c >= '0' && c <= '9'; }))
        return nullptr;
    constexpr std::size_t mostKept = 64;
    thread_local std::map<Font, std::unique_ptr<const Figures>> known;
    auto found = known.find(font);
    if (found == known.end()) {
        if (known.size() >= mostKept) known.clear();
        found = known.emplace(font, std::unique_ptr<const Figures>(new Figures(font))).first;
    }
    return found->second->isPlain_ ? found->second.get() : nullptr;
}

Figures::Figures(const Font& font) { isPlain_ = learnAlone(font) && learnPairs(font); }

bool Figures::learnAlone(const Font& font) {
    for (std::size_t value = 0; value < ten; ++value) {
        const auto layout = layoutOf(std::string(1, static_cast<char>('0' + value)), font);
        const auto* const run = onlyRun(layout.get(), 1);
        if (run == nullptr) return false;
        auto* const used = run->item->analysis.font;
        if (value == 0) {
            font_.reset(PANGO_FONT(g_object_ref(used)));
            PangoRectangle logical;
            pango_layout_get_extents(layout.get(), nullptr, &logical);
            height_ = logical.height;
            baseline_ = pango_layout_get_baseline(layout.get());
        }
        if (used != font_.get()) return false;
        glyphs_[value] = run->glyphs->glyphs[0].glyph;
        alone_[value] = run->glyphs->glyphs[0].geometry.width;
    }
    return true;
}

bool Figures::learnPairs(const Font& font) {
    const auto text = everyPair();
    const auto layout = layoutOf(text, font);
    const auto* const run = onlyRun(layout.get(), text.size());
    if (run == nullptr || run->item->analysis.font != font_.get()) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto value = valueOf(text[i]);
        const auto& glyph = run->glyphs->glyphs[i];
        if (glyph.glyph != glyphs_[value]) return false;
        if (i + 1 < text.size()) pairs_[value][valueOf(text[i + 1])] = glyph.geometry.width;
    }
    return true;
}

int Figures::advance(std::string_view words, std::size_t place) const {
    const auto value = valueOf(words[place]);
    return place + 1 < words.size() ? pairs_[value][valueOf(words[place + 1])] : alone_[value];
}

TextSize Figures::size(std::string_view words) const {
    int width = 0;
    for (std::size_t i = 0; i < words.size(); ++i) width += advance(words, i);
    const auto wide = [](int units) { return units / (layoutScale * PANGO_SCALE); };
    return {wide(width), wide(height_), wide(baseline_)};
}

std::vector<Figures::Placed> Figures::placed(std::string_view words) const {
    std::vector<Placed> placed;
    placed.reserve(words.size());
    int along = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        placed.push_back({glyphs_[valueOf(words[i])], along});
        along += advance(words, i);
    }
    return placed;
}

}  // namespace cota::picture
