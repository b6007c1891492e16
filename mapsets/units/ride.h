#pragma once
// What a ride costs whoever is carried. Strategy "share" of question "ride": of its own points a passenger
// spends the part that its carrier has spent of its own.
//   fictive   points of passengers that have none of their own

#include <optional>

#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// What `passenger` has spent when its outermost carrier has spent so many points of its turn, at most its
/// own allowance. Nothing where the game does not say, or where the unit is not carried.
std::optional<model::Rational> spentRiding(const Battlefield& field, const Roster& roster,
                                           UnitIndex passenger, model::Rational carrierSpent);

}  // namespace cota::mapsets
