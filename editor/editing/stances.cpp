#include "editor/editing/stances.h"

#include <algorithm>

namespace cota::session {

namespace {

using mapsets::Stance;

/// Whether one of the values has the start value of attackers, which defenders do not have.
bool sayAttack(const std::vector<mapsets::AttributeType>& types, const model::Attributes& values) {
    return std::ranges::any_of(types, [&](const mapsets::AttributeType& type) {
        const auto start = mapsets::startFor(type, Stance::attacks);
        const auto* written = values.find(type.name);
        return mapsets::hasStances(type) && !start.empty() && written && *written == start;
    });
}

bool mustTake(const model::Scenario& scenario, const model::VictoryCondition& condition) {
    using Form = model::VictoryCondition::Form;
    if (condition.form != Form::control && condition.form != Form::occupy) return false;
    return std::ranges::any_of(scenario.objectives, [&](const model::Objective& objective) {
        const bool isNamed = std::ranges::find(condition.objectives, objective.id) != condition.objectives.end();
        return isNamed && !objective.owner.empty() && objective.owner != condition.side;
    });
}

bool attacks(const model::Scenario& scenario, const mapsets::Catalogue& catalogue, const model::SideId& id) {
    for (const auto& side : scenario.sides)
        if (side.id == id && sayAttack(catalogue.sideAttributes, side.attributes)) return true;
    for (const auto& part : scenario.parts)
        for (const auto& kind : catalogue.partKinds)
            if (part.side == id && part.kind == kind.id && sayAttack(kind.attributes, part.attributes))
                return true;
    return std::ranges::any_of(scenario.victory, [&](const model::VictoryCondition& condition) {
        return condition.side == id && mustTake(scenario, condition);
    });
}

}  // namespace

Stance stanceOf(const model::Document& document, const mapsets::Mapset& game, const model::SideId& id) {
    if (!document.scenario || id.empty()) return Stance::none;
    const auto& scenario = **document.scenario;
    if (attacks(scenario, game.catalogue, id)) return Stance::attacks;
    const bool isAttacked = std::ranges::any_of(scenario.sides, [&](const model::Side& side) {
        return side.id != id && attacks(scenario, game.catalogue, side.id);
    });
    const bool holds = std::ranges::find(scenario.objectives, id, &model::Objective::owner) !=
                       scenario.objectives.end();
    return isAttacked || holds ? Stance::defends : Stance::none;
}

}  // namespace cota::session
