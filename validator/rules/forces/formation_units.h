#pragma once
// The formations of all files with the units that belong directly to them.

#include <vector>

#include "validator/engine/check_context.h"

namespace cota::checks {

/// A formation and its direct units.
struct FormationUnits {
    const model::Formation* formation = nullptr;
    std::vector<const mapsets::ListedUnit*> units;
};

std::vector<FormationUnits> formationsWithUnits(const CheckContext& context);

}  // namespace cota::checks
