// Texts as glyphs of the embedded fonts, at the positions that Pango gives them.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "formats/picture/figures.h"
#include "formats/picture/number_text.h"
#include "formats/picture/pdf/pdf_content.h"
#include "formats/picture/text_layout.h"

namespace cota::picture {

namespace {

/// The smallest difference of positions that is written, in thousandths of the em.
constexpr double worthSaying = 0.5;

/// Turns by `degrees` clockwise and moves; the matrix of a text in coordinates where y grows downwards.
struct Turn {
    double cosine, sine;
    Point at;
    explicit Turn(double degrees, Point to)
        : cosine(std::cos(degrees * std::numbers::pi / 180)),
          sine(std::sin(degrees * std::numbers::pi / 180)),
          at(to) {}
    Point of(double x, double y) const {
        return {at.x + x * cosine - y * sine, at.y + x * sine + y * cosine};
    }
    std::string matrix(const PdfFonts::Use& use, double x, double y) const {
        const auto where = of(x, y);
        const auto part = [](double value, int decimals) { return numberText(value, decimals); };
        return fmt::format("{} {} {} {} {} {} Tm\n", part(cosine - use.rise * sine, 5),
                           part(sine + use.rise * cosine, 5), part(use.lean * cosine + use.tall * sine, 5),
                           part(use.lean * sine - use.tall * cosine, 5), part(where.x, 1), part(where.y, 1));
    }
};

/// The text of each glyph of a run; if several glyphs have the same text, the first one gets it.
class GlyphWords {
  public:
    GlyphWords(const std::string& words, const PangoLayoutRun& run)
        : words_(words),
          clusters_(run.glyphs->log_clusters),
          offset_(run.item->offset),
          starts_(clusters_, clusters_ + run.glyphs->num_glyphs) {
        starts_.push_back(run.item->length);
        std::ranges::sort(starts_);
    }
    std::string of(int glyph) const {
        const int from = clusters_[glyph];
        if (glyph > 0 && clusters_[glyph - 1] == from) return {};
        const auto next = std::ranges::upper_bound(starts_, from);
        const int to = next == starts_.end() ? from : *next;
        return words_.substr(static_cast<std::size_t>(offset_ + from), static_cast<std::size_t>(to - from));
    }

  private:
    const std::string& words_;
    const int* clusters_;
    int offset_;
    std::vector<int> starts_;  // of all clusters, in the order of the text, and the end of the run
};

/// Viewers compute the positions of glyphs from their advances; only differences are written.
class GlyphLine {
  public:
    explicit GlyphLine(std::string& out) : out_(out) {}
    void begin() {
        out_ += "[<";
        pen_ = 0;
    }
    /// `at` and the advance in thousandths of the em.
    void show(unsigned glyph, double at, double advance) {
        if (std::abs(at - pen_) > worthSaying) {
            const auto back = std::lround(pen_ - at);
            out_ += fmt::format(">{}<", back);
            pen_ -= static_cast<double>(back);
        }
        appendHex(out_, glyph, 4);
        pen_ += advance;
    }
    void end() { out_ += ">] TJ\n"; }

  private:
    std::string& out_;
    double pen_ = 0;
};

/// The letters of a line as Pango lays it out.
std::vector<PdfContent::Letters> laidOut(const Text& text, PangoLayout* layout) {
    std::vector<PdfContent::Letters> all;
    double x = 0;
    for (const GSList* at = pango_layout_get_line_readonly(layout, 0)->runs; at != nullptr; at = at->next) {
        const auto& run = *static_cast<const PangoLayoutRun*>(at->data);
        auto& letters = all.emplace_back(PdfContent::Letters{run.item->analysis.font, x, {}});
        const GlyphWords words(text.words, run);
        std::int64_t along = 0;
        for (int i = 0; i < run.glyphs->num_glyphs; ++i) {
            const auto& glyph = run.glyphs->glyphs[i];
            if (glyph.glyph != PANGO_GLYPH_EMPTY && (glyph.glyph & PANGO_GLYPH_UNKNOWN_FLAG) == 0)
                letters.glyphs.push_back(
                    {glyph.glyph, along + glyph.geometry.x_offset, glyph.geometry.y_offset, words.of(i)});
            along += glyph.geometry.width;
        }
        x += static_cast<double>(along) / PANGO_SCALE;
    }
    return all;
}

/// The letters of a number, which needs no layout.
std::vector<PdfContent::Letters> laidOut(const Text& text, const Figures& figures) {
    PdfContent::Letters letters{figures.font(), 0, {}};
    for (const auto& [glyph, along] : figures.placed(text.words))
        letters.glyphs.push_back({glyph, along, 0, std::string(1, text.words[letters.glyphs.size()])});
    return {std::move(letters)};
}

}  // namespace

void PdfContent::write(const Text& text, const Letters& letters, Point corner) {
    const auto& use = shared_.fonts.useOf(letters.font);
    const Turn turn(text.turn, {text.at.x * layoutScale, text.at.y * layoutScale});
    out_ += fmt::format("/F{} {} Tf\n", use.face, numberText(use.size, 2));
    out_ += turn.matrix(use, corner.x, corner.y);
    GlyphLine line(out_);
    line.begin();
    int lift = 0;
    const double toThousandths = 1000.0 / PANGO_SCALE / use.size;
    for (const auto& glyph : letters.glyphs) {
        if (glyph.lift != lift) {
            line.end();
            lift = glyph.lift;
            out_ += turn.matrix(use, corner.x, corner.y + static_cast<double>(lift) / PANGO_SCALE);
            line.begin();
        }
        const double advance = shared_.fonts.advanceOf(use.face, glyph.glyph, glyph.words);
        line.show(glyph.glyph, static_cast<double>(glyph.along) * toThousandths, advance);
    }
    line.end();
}

void PdfContent::operator()(const Text& text) {
    const auto letters = lettersOf(text);
    const auto writeAll = [&] {
        for (const auto& letter : letters) write(letter);
    };
    if (text.halo > 0) {
        pen({.width = 2 * text.halo, .colour = text.haloColour, .dashes = {}}, InkUse::area);
        out_ += "BT\n1 Tr\n";
        writeAll();
        out_ += "0 Tr\nET\n";
    }
    fillColour(text.colour, InkUse::thin);
    out_ += "BT\n";
    writeAll();
    out_ += "ET\n";
}

/// A straight text.
void PdfContent::write(const Text& text) {
    const auto* const figures = Figures::of(text.words, text.font);
    const auto layout = figures == nullptr ? layoutOf(text.words, text.font) : Layout();
    const auto size = figures == nullptr ? sizeOf(layout.get()) : figures->size(text.words);
    const auto corner = cornerFrom(text, size);
    for (const auto& letters : figures == nullptr ? laidOut(text, layout.get()) : laidOut(text, *figures))
        write(text, letters, {corner.x * layoutScale + letters.x, (corner.y + size.ascent) * layoutScale});
}

}  // namespace cota::picture
