#include "mapsets/look/symbols/height_tints.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <string>

#include "formats/picture/lab.h"

namespace cota::look {

namespace {

using picture::Colour;
using picture::Lab;

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

/// Tints are made for pale ground. If a designer's ground is darker, all tints become as much darker;
/// otherwise hills, and the woods on them, would be paler than the plain.
void followGround(std::map<int, Colour>& tints) {
    constexpr double leastStep = 3;  // in L*, which all games keep
    const auto above = tints.upper_bound(0);
    const auto ground = labOf(tints.at(0));
    if (above == tints.end() || ground.light >= labOf(above->second).light + leastStep) return;
    const auto standard = labOf(standardTints[static_cast<std::size_t>(-firstStandard)]);
    for (auto& [level, tint] : tints) {
        if (level == 0) continue;
        const auto lab = labOf(tint);
        tint = picture::colourOf({lab.light + ground.light - standard.light, lab.a + ground.a - standard.a,
                                  lab.b + ground.b - standard.b});
    }
}

bool isWood(const Symbol& terrain) {
    return std::ranges::any_of(terrain.description().parameters,
                               [](const auto& one) { return std::string_view(one.name) == "crown"; });
}

}  // namespace

bool hasTints(const Symbology& look) { return look.symbol("relief").drawing() == "steps"; }

HeightTints::HeightTints(const Symbology& look, Colour ground) {
    std::map<int, Colour> own;
    for (int level = lowestTint; level <= highestTint; ++level)
        if (const auto* tint = look.find("tint", std::to_string(level))) own[level] = tint->colour("fill");
    // A game that lists tints above the ground has these and no others there.
    const bool hasHeights = !own.empty() && own.rbegin()->first > 0;
    for (std::size_t i = 0; i < standardTints.size(); ++i)
        if (const int level = firstStandard + static_cast<int>(i); level < 0 || (level > 0 && !hasHeights))
            own.try_emplace(level, standardTints[i]);
    if (own.try_emplace(0, ground).second) followGround(own);
    lowest_ = own.begin()->first;
    for (auto next = own.begin(), last = next++; next != own.end(); last = next++) {
        const double apart = next->first - last->first;
        const double step = std::abs(labOf(last->second).light - labOf(next->second).light);
        for (int level = last->first; level < next->first; ++level) {
            tints_.push_back(mixed(last->second, next->second, (level - last->first) / apart));
            steps_.push_back(step);
        }
    }
    tints_.push_back(own.rbegin()->second);
    steps_.push_back(steps_.back());
}

Colour HeightTints::ofLevel(int level) const {
    return tints_[static_cast<std::size_t>(
        std::clamp(level - lowest_, 0, static_cast<int>(tints_.size()) - 1))];
}

double HeightTints::stepAt(int level) const {
    return steps_[static_cast<std::size_t>(
        std::clamp(level - lowest_, 0, static_cast<int>(steps_.size()) - 1))];
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
