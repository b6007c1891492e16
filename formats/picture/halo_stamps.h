#pragma once
// Halos of digits as pixels: the halo of each digit is drawn once per font, size and width, and copied below
// every number that needs it. Only for the sources of this folder.

#include <pango/pangocairo.h>

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <tuple>
#include <vector>

#include "formats/picture/text_layout.h"

namespace cota::picture {

/// The coverage of the pixels around the origin of a glyph.
struct Stamp {
    int left = 0, top = 0, columns = 0, rows = 0;
    std::vector<std::uint8_t> covered;
    std::unique_ptr<PangoFont, ReleaseObject> font;  // kept, so that no other font gets the same address
};

/// A glyph and the pixel of its origin.
struct StampedGlyph {
    PangoGlyph glyph;
    int column, row;
};

class HaloStamps {
  public:
    /// The stamps of the calling thread.
    static HaloStamps& ofThread();

    /// Paints the halos of all glyphs together in the current colour, so that a translucent colour does not
    /// become darker where two halos overlap. `perUnit`: pixels for each unit of the font; `around`: width
    /// of the halo in pixels.
    void paint(cairo_t* cr, PangoFont* font, double perUnit, double around,
               std::span<const StampedGlyph> glyphs);

  private:
    using Key = std::tuple<PangoFont*, PangoGlyph, double, double>;
    const Stamp& stampOf(const Key& key);

    std::map<Key, Stamp> stamps_;
    std::vector<std::uint8_t> scratch_;
};

}  // namespace cota::picture
