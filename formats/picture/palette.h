#pragma once
// The 256 colours of a picture that are worth keeping, for files with one byte for each pixel. The library
// for this, libimagequant, is under the GPL, and Cota is not.

#include <array>
#include <cstdint>
#include <vector>

#include "formats/picture/colour.h"
#include "formats/picture/raster.h"

namespace cota::picture {

/// How often each colour occurs in samples of a picture.
class ColourCount {
  public:
    void add(const Pixels& pixels);
    /// Colours without alpha, as 0xRRGGBB, with their numbers; the most frequent first.
    struct Counted {
        std::uint32_t colour;
        std::uint64_t count;
    };
    std::vector<Counted> byFrequency() const;

  private:
    std::vector<std::uint32_t> seen_;
};

/// The most frequent colours are exact, so that plain grounds stay plain; the others share the rest of the
/// places by how often and how far apart they occur.
class Palette {
  public:
    static constexpr std::size_t most = 256;

    explicit Palette(const ColourCount& count);

    const std::vector<std::uint32_t>& colours() const { return colours_; }
    /// The index of the nearest colour. The alpha is not regarded.
    std::uint8_t nearest(std::uint32_t argb) const;

  private:
    static constexpr unsigned keptBits = 6;  // of each part, for the table of nearest colours
    static constexpr std::size_t slots = 1024;

    void fillTables();
    std::uint8_t search(int red, int green, int blue) const;

    std::vector<std::uint32_t> colours_;
    std::array<std::int16_t, slots> exact_{};  // by a hash of the colour
    std::vector<std::uint8_t> near_;           // by the upper bits of the parts
};

}  // namespace cota::picture
