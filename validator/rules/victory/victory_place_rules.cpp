// Objectives without a place on the boards of the scenario.

#include <array>

#include "validator/rules/names/naming.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

void objectivesNowhere(const CheckContext& context, const Settings&, FindingSink& out) {
    if (context.scenario()->tableau) return;
    for (const auto& objective : context.scenario()->objectives)
        if (objective.hexes.empty())
            out.add({.values = {value("objective", objective.id)},
                     .subject = subjectOf(SubjectKind::objective, objective.id)});
}

constexpr std::array victoryPlaceTable{
    Rule{.message = {"VICTORY-010", Severity::warning, local("objective without a place"),
                     local("Objective '{objective}' names no hex; add its hexes."),
                     local("An objective without a place cannot be taken."),
                     local("Name the hexes of the objective, or remove it.")},
         .needs = need::scenario,
         .run = objectivesNowhere,
         .answer = "hexes"},
};
static_assert(isSound(victoryPlaceTable));

}  // namespace

Topic victoryPlaceRules() { return {"victory-place", local("Places of objectives"), victoryPlaceTable}; }

}  // namespace cota::checks
