#pragma once
// The ten digits of a font, laid out once: a map has thousands of numbers, which differ only in the order
// of their digits. Only for sources of this folder.

#include <pango/pangocairo.h>

#include <array>
#include <memory>
#include <string_view>
#include <vector>

#include "formats/picture/text_layout.h"

namespace cota::picture {

class Figures {
  public:
    /// Digits that give the text the same layout as Pango. Null if the text is not a plain number, or if the
    /// digits of the font depend on their neighbours. It belongs to the calling thread.
    static const Figures* of(std::string_view words, const Font& font);

    TextSize size(std::string_view words) const;
    /// The baseline of the line, in units of Pango.
    int baseline() const { return baseline_; }
    PangoFont* font() const { return font_.get(); }

    struct Placed {
        PangoGlyph glyph;
        int along;  // from the left end of the text, in units of Pango
    };
    std::vector<Placed> placed(std::string_view words) const;

  private:
    explicit Figures(const Font& font);
    bool learnAlone(const Font& font);
    bool learnPairs(const Font& font);
    /// The distance from the left end of the digit at `place` to the left end of the next digit.
    int advance(std::string_view words, std::size_t place) const;

    static constexpr std::size_t ten = 10;
    bool isPlain_ = false;
    std::unique_ptr<PangoFont, ReleaseObject> font_;
    int height_ = 0, baseline_ = 0;
    std::array<PangoGlyph, ten> glyphs_{};
    std::array<int, ten> alone_{};                   // advance of the last digit
    std::array<std::array<int, ten>, ten> pairs_{};  // advance of a digit before another one
};

}  // namespace cota::picture
