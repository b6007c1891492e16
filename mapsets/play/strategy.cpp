#include "mapsets/play/strategy.h"

#include <algorithm>
#include <cassert>

#include "mapsets/catalogue/attribute_type.h"

namespace cota::mapsets {

std::string wordOf(const Parameters& parameters, const StrategyDescription& description,
                   std::string_view name) {
    const auto row = std::ranges::find_if(description.parameters,
                                          [&](const ParameterRow& each) { return each.name == name; });
    assert(row != description.parameters.end() && "a parameter its description does not list");
    return parameters.word(name, row == description.parameters.end() ? "" : row->fallback);
}

int numberOf(const Parameters& parameters, const StrategyDescription& description, std::string_view name) {
    return readInteger(wordOf(parameters, description, name)).value_or(0);
}

Explanation explanationOf(const StrategyDescription& description, const Parameters& parameters,
                          std::string_view reason, std::vector<model::MessageValue> values) {
    const auto row =
        std::ranges::find_if(description.reasons, [&](const ReasonRow& each) { return each.id == reason; });
    assert(row != description.reasons.end() && "a reason its description does not list");
    if (row == description.reasons.end()) return {};
    return {&*row, std::move(values), parameters.citation(std::string(reason))};
}

std::string Explanation::text(model::Language language, const Catalogue* catalogue) const {
    if (!reason) return {};
    std::vector<model::MessageValue> named = values;
    for (model::MessageValue& value : named) {
        if (!catalogue || (value.name != "terrain" && value.name != "feature")) continue;
        std::string names;
        for (const std::string& id : wordsOf(value.text)) {
            const TerrainType* terrain = catalogue->terrain(model::TerrainId(id));
            const FeatureType* feature = catalogue->feature(model::FeatureId(id));
            const model::LocalText name = terrain   ? terrain->name
                                          : feature ? feature->name
                                                    : model::LocalText{};
            names += (names.empty() ? "" : ", ") + (name.empty() ? id : name.in(language));
        }
        value.text = names;
    }
    return model::fillTemplate(reason->text.in(language), named);
}

}  // namespace cota::mapsets
