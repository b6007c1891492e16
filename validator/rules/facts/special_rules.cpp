#include "validator/rules/facts/special_rules.h"

#include <algorithm>

namespace cota::checks {

std::vector<std::string> namesToOverride(const mapsets::Catalogue& game) {
    std::vector<std::string> names{std::string(rangeToOverride), std::string(pointsToOverride)};
    for (const auto& option : game.options) names.push_back(option.id);
    for (const auto& kind : game.partKinds) names.push_back(kind.id.text);
    for (const auto* values : {&game.scenarioAttributes, &game.placementAttributes, &game.turnAttributes})
        for (const auto& type : *values) names.push_back(type.name);
    return names;
}

bool isOverridden(const model::Scenario& scenario, std::string_view name) {
    return std::ranges::any_of(scenario.specialRules,
                               [&](const auto& rule) { return rule.overrides == name; });
}

}  // namespace cota::checks
