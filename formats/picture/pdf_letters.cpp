// Texts as glyphs of the file's fonts, where Pango puts them.

#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "formats/picture/number_text.h"
#include "formats/picture/pdf_content.h"
#include "formats/picture/text_layout.h"

namespace cota::picture {

namespace {

/// A difference of places, in thousandths of the em, that is worth saying.
constexpr double worthSaying = 0.5;

/// Turns by `degrees` clockwise and moves; the matrix of a text in a room where y grows downwards.
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

/// The words each glyph of a run stands for; of several glyphs for the same words, the first has them.
std::string wordsOf(const std::string& words, const PangoLayoutRun& run, int glyph) {
    const auto* const clusters = run.glyphs->log_clusters;
    const int from = clusters[glyph];
    if (glyph > 0 && clusters[glyph - 1] == from) return {};
    int to = run.item->length;
    for (int i = 0; i < run.glyphs->num_glyphs; ++i)
        if (clusters[i] > from) to = std::min(to, clusters[i]);
    return words.substr(static_cast<std::size_t>(run.item->offset + from),
                        static_cast<std::size_t>(to - from));
}

/// Places of glyphs follow from their advances; only what differs is said.
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

}  // namespace

void PdfContent::letters(const Text& text, PangoLayoutRun* run, Point corner) {
    const auto& use = shared_.fonts.useOf(run->item->analysis.font);
    const Turn turn(text.turn, {text.at.x * layoutScale, text.at.y * layoutScale});
    out_ += fmt::format("/F{} {} Tf\n", use.face, numberText(use.size, 2));
    out_ += turn.matrix(use, corner.x, corner.y);
    GlyphLine line(out_);
    line.begin();
    int along = 0, lift = 0;
    const double toThousandths = 1000.0 / PANGO_SCALE / use.size;
    for (int i = 0; i < run->glyphs->num_glyphs; ++i) {
        const auto& glyph = run->glyphs->glyphs[i];
        if (glyph.glyph != PANGO_GLYPH_EMPTY && (glyph.glyph & PANGO_GLYPH_UNKNOWN_FLAG) == 0) {
            if (glyph.geometry.y_offset != lift) {
                line.end();
                lift = glyph.geometry.y_offset;
                out_ += turn.matrix(use, corner.x, corner.y + static_cast<double>(lift) / PANGO_SCALE);
                line.begin();
            }
            const double advance =
                shared_.fonts.advanceOf(use.face, glyph.glyph, wordsOf(text.words, *run, i));
            line.show(glyph.glyph, (along + glyph.geometry.x_offset) * toThousandths, advance);
        }
        along += glyph.geometry.width;
    }
    line.end();
}

void PdfContent::operator()(const Text& text) {
    const auto layout = layoutOf(text.words, text.font);
    const auto size = sizeOf(layout.get());
    const auto corner = cornerFrom(text, size);
    const auto* const line = pango_layout_get_line_readonly(layout.get(), 0);
    const auto write = [&] {
        double x = corner.x * layoutScale;
        for (const GSList* at = line->runs; at != nullptr; at = at->next) {
            auto* const run = static_cast<PangoLayoutRun*>(at->data);
            letters(text, run, {x, (corner.y + size.ascent) * layoutScale});
            x += static_cast<double>(pango_glyph_string_get_width(run->glyphs)) / PANGO_SCALE;
        }
    };
    if (text.halo > 0) {
        pen({.width = 2 * text.halo, .colour = text.haloColour, .dashes = {}});
        out_ += "BT\n1 Tr\n";
        write();
        out_ += "0 Tr\nET\n";
    }
    fillColour(text.colour);
    out_ += "BT\n";
    write();
    out_ += "ET\n";
}

}  // namespace cota::picture
