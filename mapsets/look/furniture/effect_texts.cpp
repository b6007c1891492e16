#include "mapsets/look/furniture/effect_texts.h"

#include <algorithm>
#include <cmath>

#include "mapsets/catalogue/value_schema.h"
#include "mapsets/look/furniture/furniture.h"

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

bool isUnknownValue(const mapsets::EffectRow& row, const ChartColumn& column) {
    const auto* value = column.value.empty() ? nullptr : row.values.find(column.value);
    return value != nullptr && *value == "unknown";
}
bool isOpenValue(const mapsets::EffectRow& row, const ChartColumn& column) {
    return std::ranges::find(row.openValues, column.value) != row.openValues.end();
}

std::vector<std::string> openInChart(const mapsets::Mapset& game, const model::Scenario* scenario,
                                     const Layout& layout, model::Language language) {
    const auto chart = mapsets::terrainEffectsOf(game, scenario);
    std::vector<std::string> open;
    for (const auto& row : chart.rows) {
        std::string columns;
        const auto add = [&](const std::string& column) {
            columns += (columns.empty() ? "" : ", ") + column;
        };
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            if (row.cells[i].isOpen) add(game.catalogue.mobilities[chart.types[i]].name.in(language));
        for (const auto& own : layout.columns)
            if (isUnknownValue(row, own) && isOpenValue(row, own)) add(own.title.in(language));
        if (!columns.empty()) open.push_back(row.name.in(language) + " (" + columns + ")");
    }
    return open;
}

bool isParagraph(const std::string& source) {
    return !source.empty() && source.front() >= '0' && source.front() <= '9';
}

}  // namespace cota::look
