#pragma once
// Colours as sRGB bytes, with the functions for map design: mixing and fading.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cota::picture {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;  // 255: opaque
    friend auto operator<=>(const Colour&, const Colour&) = default;
};

/// Reads "#rrggbb" or "#rrggbbaa"; returns nothing for any other text.
std::optional<Colour> colourFrom(std::string_view text);
/// "#rrggbb", with the alpha only if it is not opaque.
std::string textOf(Colour colour);

/// From `a` (share 0) to `b` (share 1), alpha included.
Colour mixed(Colour a, Colour b, double share);
/// The same colour with the alpha multiplied by `share` (0..1).
Colour faded(Colour colour, double share);

}  // namespace cota::picture
