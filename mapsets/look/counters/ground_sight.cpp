// Simulated with the matrices for severity 1.0 of Machado, Oliveira and Fernandes, "A Physiologically-based
// Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics
// 15(6), 2009, 1291-1298 (doi:10.1109/TVCG.2009.113), in linear sRGB.
#include "mapsets/look/counters/ground_sight.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cota::look {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr std::array<Matrix, 4> eyes{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

Triple times(const Matrix& matrix, const Triple& v) {
    Triple made{};
    for (std::size_t row = 0; row < 3; ++row)
        made[row] = matrix[row][0] * v[0] + matrix[row][1] * v[1] + matrix[row][2] * v[2];
    return made;
}

/// L*, a*, b*, relative to the white of sRGB.
Triple seenBy(const Matrix& eye, picture::Colour colour) {
    auto rgb = times(eye, {linearOf(colour.red), linearOf(colour.green), linearOf(colour.blue)});
    for (auto& part : rgb) part = std::clamp(part, 0.0, 1.0);
    constexpr Matrix toXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    auto xyz = times(toXyz, rgb);
    const auto white = times(toXyz, {1, 1, 1});
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = xyz[i] / white[i];
        xyz[i] = part > 216.0 / 24389.0 ? std::cbrt(part) : (part * 24389.0 / 27.0 + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

}  // namespace

double linearOf(std::uint8_t value) {
    const double part = value / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double leastDifference(picture::Colour one, picture::Colour other) {
    double least = 1e9;
    for (const auto& eye : eyes) {
        const auto a = seenBy(eye, one), b = seenBy(eye, other);
        least = std::min(least, std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
    }
    return least;
}

}  // namespace cota::look
