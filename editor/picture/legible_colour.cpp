#include "editor/picture/legible_colour.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace cota::session {

namespace {

constexpr double stray = 0.05;  // light that reaches the eye from any screen
constexpr std::uint8_t full = 255;

double luminance(const picture::Colour& colour) {
    const auto part = [](unsigned char value) {
        const double share = value / 255.0;
        return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.red) + 0.7152 * part(colour.green) + 0.0722 * part(colour.blue);
}

/// As light as the hue can be: its strongest part is full. Grey becomes white.
picture::Colour lightest(const picture::Colour& colour) {
    const int most = std::max({colour.red, colour.green, colour.blue, std::uint8_t{1}});
    const auto part = [&](std::uint8_t value) { return static_cast<std::uint8_t>(value * full / most); };
    return {part(colour.red), part(colour.green), part(colour.blue), full};
}

}  // namespace

double contrast(const picture::Colour& a, const picture::Colour& b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + stray) / (low + stray);
}

picture::Colour standingOut(const picture::Colour& colour, const picture::Colour& ground, double least) {
    constexpr int steps = 64;
    constexpr picture::Colour white{full, full, full, full}, black{0, 0, 0, full};
    picture::Colour made = colour;
    const auto go = [&](const picture::Colour& from, const picture::Colour& end) {
        for (int step = 1; step <= steps && contrast(made, ground) < least; ++step)
            made = picture::mixed(from, end, static_cast<double>(step) / steps);
    };
    if (contrast(white, ground) < contrast(black, ground)) {
        go(colour, black);
    } else {
        // White would take the hue away, so it comes last.
        go(colour, lightest(colour));
        go(lightest(colour), white);
    }
    return made;
}

std::map<model::SideId, picture::Colour> sideColoursOn(const model::Document& document,
                                                       const look::Symbology& look,
                                                       const picture::Colour& ground) {
    std::map<model::SideId, picture::Colour> colours;
    if (!document.scenario) return colours;
    std::size_t nth = 0;
    for (const auto& side : (*document.scenario)->sides)
        colours[side.id] = standingOut(look.symbolApart("nation", side.nation, nth++).colour("side"), ground);
    return colours;
}

}  // namespace cota::session
