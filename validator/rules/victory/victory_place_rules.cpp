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
    Rule{.message = {"VICTORY-010",
                     Severity::warning,
                     {"objective without a place", "objetivo sin lugar"},
                     {"Objective '{objective}' names no hex; add its hexes.",
                      "El objetivo '{objective}' no nombra ningún hexágono; añada los suyos."},
                     {"An objective without a place cannot be taken.",
                      "Un objetivo sin lugar no se puede tomar."},
                     {"Name the hexes of the objective, or remove it.",
                      "Nombre los hexágonos del objetivo o quítelo."}},
         .needs = need::scenario,
         .example = {"<objective id=\"mill\" name=\"The mill\" name-es=\"El molino\"/>",
                     "<objective id=\"mill\" name=\"The mill\" name-es=\"El molino\" hexes=\"1-0604\"/>"},
         .run = objectivesNowhere},
};
static_assert(isSound(victoryPlaceTable));

}  // namespace

Topic victoryPlaceRules() {
    return {"victory-place", {"Places of objectives", "El lugar de los objetivos"}, victoryPlaceTable};
}

}  // namespace cota::checks
