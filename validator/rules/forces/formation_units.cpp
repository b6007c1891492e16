#include "validator/rules/forces/formation_units.h"

#include <algorithm>

namespace cota::checks {

std::vector<FormationUnits> formationsWithUnits(const CheckContext& context) {
    std::vector<FormationUnits> bodies;
    for (const auto& [file, forces] : context.forces())
        for (const auto& formation : forces->formations) bodies.push_back({&formation, {}});
    for (const auto& unit : context.orderOfBattle().units()) {
        const auto body = std::find_if(bodies.begin(), bodies.end(), [&](const FormationUnits& one) {
            return one.formation == unit.formation;
        });
        if (unit.formation && body != bodies.end()) body->units.push_back(&unit);
    }
    return bodies;
}

}  // namespace cota::checks
