#include "validator/overlays/turn_words.h"

#include "validator/overlays/overlay.h"

namespace cota::checks {

namespace {

constexpr model::LocalLiteral noSuchTurn =
    local("There is no turn {turn} (--turn): the scenario has {count:# turn|turns 1 to #}.");

constexpr model::LocalLiteral turnsFromOne = local("There is no turn {turn} (--turn): turns count from 1.");

}  // namespace

mapsets::TurnConditions conditionsIn(const mapsets::LaidDocument& laid, std::optional<int> turn) {
    const model::Scenario* scenario = laid.scenario();
    const int count = scenario == nullptr ? 0 : scenario->turns.count;
    if (turn && (*turn < 1 || (count > 0 && *turn > count)))
        throw OverlayRefused(count > 0 ? noSuchTurn : turnsFromOne,
                             {{"turn", std::to_string(*turn)}, {"count", std::to_string(count)}});
    if (scenario == nullptr) return {};
    return mapsets::conditionsOf(scenario->turns, turn.value_or(1));
}

}  // namespace cota::checks
