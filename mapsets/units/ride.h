#pragma once
// What being carried costs passengers. Strategy "share" of question "ride": a passenger spends the same
// share of its points as its carrier has spent of its own.
//   fictive   points of passengers without points of their own

#include <optional>

#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// Points `passenger` has spent when its outermost carrier has spent `carrierSpent`, at most its own
/// allowance. Nothing if the game has no such rule, or if the unit is not carried.
std::optional<model::Rational> spentRiding(const Battlefield& field, const Roster& roster,
                                           UnitIndex passenger, model::Rational carrierSpent);

}  // namespace cota::mapsets
