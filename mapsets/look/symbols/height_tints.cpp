#include "mapsets/look/symbols/height_tints.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

namespace cota::look {

namespace {

using picture::Colour;

constexpr int firstStandard = -2;
// Each 4 to 5 lighter or darker than the next in L*, also for people who see red and green alike.
constexpr std::array<Colour, 12> standardTints{{{0xbc, 0xd2, 0xb8, 255},
                                                {0xd1, 0xdd, 0xc1, 255},
                                                {0xe8, 0xe7, 0xcc, 255},
                                                {0xe5, 0xd6, 0xb0, 255},
                                                {0xde, 0xc7, 0x97, 255},
                                                {0xd7, 0xb7, 0x83, 255},
                                                {0xcd, 0xa8, 0x73, 255},
                                                {0xc3, 0x99, 0x66, 255},
                                                {0xb8, 0x8a, 0x5b, 255},
                                                {0xac, 0x7c, 0x52, 255},
                                                {0x9f, 0x6f, 0x4b, 255},
                                                {0x91, 0x62, 0x44, 255}}};
constexpr double woodFall = 0.86;  // of the fall of lightness of plain ground
constexpr double woodTurn = 2.2;   // degrees of hue for each level

struct Lab {
    double light, a, b;
};

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

/// The colour of a fill over opaque ground.
Colour over(Colour ground, Colour fill) {
    const double share = fill.alpha / 255.0;
    fill.alpha = 255;
    return mixed(ground, fill, share);
}

std::uint8_t scaled(std::uint8_t value, std::uint8_t from, std::uint8_t to) {
    return static_cast<std::uint8_t>(
        std::clamp(std::lround(double{1} * value * to / std::max<int>(from, 1)), 0L, 255L));
}

bool isWood(const Symbol& terrain) {
    return std::ranges::any_of(terrain.description().parameters,
                               [](const auto& one) { return std::string_view(one.name) == "crown"; });
}

}  // namespace

HeightTints::HeightTints(const Symbology& look, Colour ground) {
    std::vector<std::pair<int, Colour>> own;
    for (int level = lowestTint; level <= highestTint; ++level)
        if (const auto* tint = look.find("tint", std::to_string(level)))
            own.emplace_back(level, tint->colour("fill"));
    const int highestStandard = firstStandard + static_cast<int>(standardTints.size()) - 1;
    lowest_ = own.empty() ? firstStandard : std::min(firstStandard, own.front().first);
    // A game that lists tints above the ground has these and no others above them.
    const int highest = own.empty() || own.back().first < 1 ? highestStandard : own.back().first;
    for (int level = lowest_; level <= highest; ++level) {
        const auto standard =
            static_cast<std::size_t>(std::clamp(level, firstStandard, highestStandard) - firstStandard);
        tints_.push_back(level == 0 ? ground : standardTints[standard]);
    }
    for (const auto& [level, tint] : own) tints_[static_cast<std::size_t>(level - lowest_)] = tint;
}

Colour HeightTints::ofLevel(int level) const {
    return tints_[static_cast<std::size_t>(
        std::clamp(level - lowest_, 0, static_cast<int>(tints_.size()) - 1))];
}

Colour HeightTints::at(double level) const {
    const double below = std::floor(std::clamp(level, -1e3, 1e3));
    return mixed(ofLevel(static_cast<int>(below)), ofLevel(static_cast<int>(below) + 1), level - below);
}

Colour HeightTints::ofTerrain(const Symbol& terrain, int level, std::string_view colour) const {
    const auto low = ofLevel(0), high = ofLevel(level);
    const auto fill = over(low, terrain.colour(colour));
    if (!isWood(terrain))
        return {scaled(fill.red, low.red, high.red), scaled(fill.green, low.green, high.green),
                scaled(fill.blue, low.blue, high.blue), 255};
    // Woods keep their colour and only become darker, a little less than the ground.
    auto lab = labOf(fill);
    const double angle = -woodTurn * level * std::numbers::pi / 180;
    const double a = lab.a * std::cos(angle) - lab.b * std::sin(angle),
                 b = lab.a * std::sin(angle) + lab.b * std::cos(angle);
    lab = {lab.light - woodFall * (labOf(low).light - labOf(high).light), a, b};
    return colourOf(lab);
}

}  // namespace cota::look
