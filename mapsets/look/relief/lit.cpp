#include "mapsets/look/relief/lit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace cota::look {

namespace {

constexpr double steepness = 0.85;
constexpr double lightHeight = 40 * std::numbers::pi / 180;

}  // namespace

Lit lit(double east, double south) {
    const double p = east * steepness, q = south * steepness;
    const double steep = p * p + q * q;
    if (steep < 1e-12) return {};
    // Azimuths clockwise from the north; the aspect is where the ground falls to.
    const double aspect = std::atan2(-p, q);
    const auto from = [&](double degrees) {
        const double azimuth = degrees * std::numbers::pi / 180;
        const double towards = p * std::sin(azimuth) - q * std::cos(azimuth);
        return (std::sin(lightHeight) - std::cos(lightHeight) * towards) /
                   (std::sqrt(1 + steep) * std::sin(lightHeight)) -
               1;
    };
    const auto side = [&](double degrees, double weight) {
        const double turn = std::sin(aspect - degrees * std::numbers::pi / 180);
        return weight * (0.35 + turn * turn);
    };
    const std::array<std::pair<double, double>, 4> lights{
        {{315, 1.0}, {270, side(270, 0.45)}, {0, side(0, 0.45)}, {225, side(225, 0.15)}}};
    double sum = 0, weights = 0;
    for (const auto& [degrees, weight] : lights) {
        sum += weight * from(degrees);
        weights += weight;
    }
    const double bright = sum / weights;
    return {std::tanh(2 * std::max(0.0, -bright)), std::tanh(1.6 * std::max(0.0, bright))};
}

}  // namespace cota::look
