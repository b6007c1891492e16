#include "formats/picture/lab.h"

#include <algorithm>
#include <cmath>

namespace cota::picture {

namespace {

double linear(std::uint8_t byte) {
    const double value = byte / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}
std::uint8_t byteOf(double value) {
    const double coded = value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(std::clamp(coded, 0.0, 1.0) * 255));
}

// CIE 1976 L*a*b* with the white of sRGB, D65.
constexpr double whiteX = 0.95047, whiteZ = 1.08883;

}  // namespace

Lab labOf(Colour colour) {
    const double r = linear(colour.red), g = linear(colour.green), b = linear(colour.blue);
    const auto root = [](double t) {
        return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    };
    const double x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / whiteX);
    const double y = root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / whiteZ);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

Colour colourOf(const Lab& lab) {
    const auto cube = [](double t) { return t > 6.0 / 29 ? t * t * t : (116 * t - 16) * 27 / 24389; };
    const double middle = (lab.light + 16) / 116;
    const double x = whiteX * cube(middle + lab.a / 500), y = cube(middle),
                 z = whiteZ * cube(middle - lab.b / 200);
    return {byteOf(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
            byteOf(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z),
            byteOf(0.0556434 * x - 0.2040259 * y + 1.0572252 * z), 255};
}

}  // namespace cota::picture
