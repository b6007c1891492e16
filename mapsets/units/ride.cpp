#include "mapsets/units/ride.h"

#include <algorithm>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

std::optional<model::Rational> spentRiding(const Battlefield& field, const Roster& roster,
                                           UnitIndex passenger, model::Rational carrierSpent) {
    const auto* choice = choiceOf(field, shareDescription);
    const auto& unit = roster[passenger];
    if (choice == nullptr || !unit.isCarried() || unit.bearer == noUnit) return std::nullopt;
    const auto carrierHas = roster[unit.bearer].allowance.value_or(model::Rational(0));
    if (carrierHas <= model::Rational(0)) return std::nullopt;
    const Parameters parameters(choice, field);
    const auto own =
        unit.allowance.value_or(model::Rational(numberOf(parameters, shareDescription, "fictive")));
    const auto spent = std::clamp(carrierSpent, model::Rational(0), carrierHas);
    return own * spent * model::Rational(carrierHas.den(), carrierHas.num());
}

}  // namespace cota::mapsets
