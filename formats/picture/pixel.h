#pragma once
// A pixel in Cairo's format.

#include <cstdint>

#include "formats/picture/colour.h"

namespace cota::picture {

/// 0xAARRGGBB, with the colour multiplied by the alpha.
constexpr std::uint32_t premultiplied(Colour colour) {
    const auto part = [&](std::uint8_t value) { return (std::uint32_t{value} * colour.alpha + 127) / 255; };
    return std::uint32_t{colour.alpha} << 24 | part(colour.red) << 16 | part(colour.green) << 8 |
           part(colour.blue);
}

}  // namespace cota::picture
