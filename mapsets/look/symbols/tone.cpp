#include "mapsets/look/symbols/tone.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "formats/picture/lab.h"

namespace cota::look {

namespace {

using picture::Colour;

/// Calls `change(colour, isArea)` for all colours of the marks.
template <class Change>
struct Recolour {
    Change change;
    void operator()(picture::Fill& fill) const { fill.colour = change(fill.colour, true); }
    void operator()(picture::Strewn& strewn) const { strewn.colour = change(strewn.colour, true); }
    void operator()(picture::Stroke& stroke) const {
        constexpr double widestLine = 1.2;  // millimetres
        stroke.pen.colour = change(stroke.pen.colour, stroke.pen.width > widestLine);
    }
    void operator()(picture::Text& text) const {
        text.colour = change(text.colour, false);
        text.haloColour = change(text.haloColour, true);
    }
    void operator()(picture::Image& image) const {
        // Neighbours mostly have the same colour.
        std::pair<Colour, Colour> last{{0, 0, 0, 0}, change({0, 0, 0, 0}, true)};
        for (auto& pixel : image.pixels) {
            if (pixel != last.first) last = {pixel, change(pixel, true)};
            pixel = last.second;
        }
    }
    void operator()(picture::Group& group) const {
        for (auto& mark : group.marks) std::visit(*this, mark.what);
    }
};

}  // namespace

Tone::Tone(const Symbology& look) {
    constexpr std::array<std::pair<std::string_view, Kind>, 5> kinds{{{"plain", Kind::plain},
                                                                      {"grey", Kind::grey},
                                                                      {"pale", Kind::pale},
                                                                      {"dark", Kind::dark},
                                                                      {"apart", Kind::apart}}};
    const auto& symbol = look.symbol("tone");
    for (const auto& [name, kind] : kinds)
        if (symbol.drawing() == name) kind_ = kind;
    if (kind_ == Kind::pale || kind_ == Kind::apart) strength_ = symbol.number("strength");
}

Tone::Tone(const Symbology& look, const std::vector<Colour>& opponents) : Tone(look) {
    if (kind_ != Kind::grey) return;
    constexpr double apart = 15, darkest = 45, lightest = 92;  // of L*; signs stay legible between
    std::vector<std::pair<double, Colour>> grounds;
    for (const auto ground : opponents) grounds.emplace_back(picture::labOf(ground).light, ground);
    std::ranges::stable_sort(grounds, {}, &std::pair<double, Colour>::first);
    if (grounds.size() < 2) return;
    const double step = std::min(apart, (lightest - darkest) / static_cast<double>(grounds.size() - 1));
    // Each lies at least a step above the one before; then all go down by half of what the last one rose.
    std::vector<double> lights;
    for (const auto& [light, ground] : grounds)
        lights.push_back(lights.empty() ? light : std::max(light, lights.back() + step));
    double shift = (grounds.back().first - lights.back()) / 2;
    if (lights.front() + shift < darkest) shift = std::min(0.0, darkest - lights.front());
    if (lights.back() + shift > lightest) shift = lightest - lights.back();
    if (lights.back() <= grounds.back().first) return;  // far enough apart as they are
    for (std::size_t i = 0; i < grounds.size(); ++i)
        parted_.emplace_back(grounds[i].second, picture::colourOf({lights[i] + shift, 0, 0}));
}

Colour Tone::of(Colour colour, bool isArea) const {
    for (const auto& [ground, grey] : parted_)
        if (isArea && ground.red == colour.red && ground.green == colour.green && ground.blue == colour.blue)
            return {grey.red, grey.green, grey.blue, colour.alpha};
    switch (kind_) {
        case Kind::plain:
            return colour;
        case Kind::pale:
            return isArea ? picture::mixed(colour, {255, 255, 255, colour.alpha}, strength_) : colour;
        case Kind::grey: {
            auto grey = picture::colourOf({picture::labOf(colour).light, 0, 0});
            grey.alpha = colour.alpha;
            return grey;
        }
        case Kind::dark: {
            // White becomes nearly black, black a soft white; hues stay, a little weaker.
            constexpr double darkest = 10, range = 0.74, hue = 0.8;
            const auto lab = picture::labOf(colour);
            auto dark = picture::colourOf({darkest + (100 - lab.light) * range, lab.a * hue, lab.b * hue});
            dark.alpha = colour.alpha;
            return dark;
        }
        case Kind::apart: {
            // Eyes without red or without green see lightness. On maps woods are darker than the ground and
            // towns, so greens become darker still, reds lighter.
            constexpr double most = 14, half = 20;
            const auto lab = picture::labOf(colour);
            auto apart =
                picture::colourOf({lab.light + strength_ * most * std::tanh(lab.a / half), lab.a, lab.b});
            apart.alpha = colour.alpha;
            return apart;
        }
    }
    return colour;
}

void Tone::apply(std::vector<picture::Mark>& marks) const {
    if (isPlain()) return;
    const auto change = [this](Colour colour, bool isArea) { return of(colour, isArea); };
    const Recolour<decltype(change)> recolour{change};
    for (auto& mark : marks) std::visit(recolour, mark.what);
}

void Tone::apply(picture::Picture& page) const {
    for (auto& layer : page.layers) apply(layer.marks);
    page.paper = of(page.paper, true);
}

}  // namespace cota::look
