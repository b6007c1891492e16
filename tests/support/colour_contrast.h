#pragma once
// How light colours are and how well they stand out from each other, for tests of the look of maps.

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "formats/picture/colour.h"

namespace cota::support {

/// A value of sRGB as a share of the light, 0..1.
inline double linear(std::uint8_t value) {
    const double part = value / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

/// Relative luminance (Y of CIE XYZ for sRGB), 0..1.
inline double luminance(picture::Colour colour) {
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

/// CIE L*, 0 (black) to 100 (white). Ignores alpha.
inline double lightness(picture::Colour colour) {
    const double y = luminance(colour);
    return y <= 216.0 / 24389.0 ? y * 24389.0 / 27.0 : 116.0 * std::cbrt(y) - 16.0;
}

/// The contrast ratio of WCAG 2, 1 to 21.
inline double contrast(picture::Colour a, picture::Colour b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

}  // namespace cota::support
