#include "mapsets/look/symbols/slope_strengths.h"

#include <algorithm>
#include <cmath>

#include "formats/picture/lab.h"
#include "mapsets/look/symbols/height_tints.h"

namespace cota::look {

namespace {

// Woods and fields are darker than plain ground: a light that brightens them by less than a level is weak.
constexpr double mostShade = 0.16, mostGlow = 0.1;

/// How opaque a colour must be to change a lightness by `change`.
double opacityFor(double change, double from, double to, double most) {
    return std::clamp(change / std::max(std::abs(from - to), 1.0), 0.0, most);
}

}  // namespace

SlopeStrengths::SlopeStrengths(const Symbology& look, picture::Colour ground) {
    if (!hasTints(look)) return;
    const HeightTints tints(look, ground);
    const auto& relief = look.symbol("relief");
    const double dark = picture::labOf(relief.colour("shade")).light,
                 bright = picture::labOf(relief.colour("glow")).light;
    lowest_ = tints.lowest();
    for (int level = lowest_; level <= tints.highest(); ++level) {
        const double own = picture::labOf(tints.ofLevel(level)).light;
        // Between two levels, a slope must look like neither of their neighbours.
        const double step = std::min(tints.stepAt(level), tints.stepAt(level - 1));
        shades_.push_back(opacityFor(step * relief.number("dark"), own, dark, mostShade));
        glows_.push_back(opacityFor(step * relief.number("light"), own, bright, mostGlow));
    }
}

double SlopeStrengths::between(const std::vector<double>& strengths, double level) const {
    if (strengths.empty()) return 0;
    const double at = std::clamp(level - lowest_, 0.0, static_cast<double>(strengths.size()) - 1);
    const auto below = static_cast<std::size_t>(at);
    const auto above = std::min(below + 1, strengths.size() - 1);
    return std::lerp(strengths[below], strengths[above], at - static_cast<double>(below));
}

double SlopeStrengths::shade(double level) const { return between(shades_, level); }
double SlopeStrengths::glow(double level) const { return between(glows_, level); }

}  // namespace cota::look
