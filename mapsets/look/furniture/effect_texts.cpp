#include "mapsets/look/furniture/effect_texts.h"

#include <cmath>

#include "mapsets/catalogue/value_schema.h"

namespace cota::look {

model::LocalText headingOf(mapsets::EffectSection section) {
    switch (section) {
        case mapsets::EffectSection::along:
            return local("Along the line instead of the hex");
        case mapsets::EffectSection::instead:
            return local("Features in the hex, instead of its terrain");
        case mapsets::EffectSection::added:
            return local("Added to the cost");
        case mapsets::EffectSection::ground:
            break;
    }
    return {};
}

std::string costText(model::Rational points) {
    const auto whole = points.floor();
    const auto rest = points - model::Rational(whole);
    if (rest == model::Rational(0)) return std::to_string(whole);
    struct Glyph {
        int num, den;
        const char* text;
    };
    constexpr Glyph glyphs[]{{1, 2, "½"}, {1, 3, "⅓"}, {2, 3, "⅔"}, {1, 4, "¼"}, {3, 4, "¾"}};
    for (const auto& glyph : glyphs)
        if (rest == model::Rational(glyph.num, glyph.den))
            return (whole == 0 ? std::string() : std::to_string(whole)) + glyph.text;
    return points.text();
}

std::string valueText(const std::string& value) {
    const auto number = mapsets::readDecimal(value);
    if (!number) return value;
    const double quarters = *number * 4;
    if (quarters != std::floor(quarters) || std::abs(quarters) > 4000) return value;
    return costText(model::Rational(static_cast<std::int64_t>(quarters), 4));
}

bool isParagraph(const std::string& source) {
    return !source.empty() && source.front() >= '0' && source.front() <= '9';
}

}  // namespace cota::look
