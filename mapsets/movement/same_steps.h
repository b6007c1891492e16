#pragma once
// Whether two graphs have the same steps: then the same questions have the same answers.

#include "mapsets/movement/reach.h"

namespace cota::mapsets {

/// The same places, and the same steps between them. The time is proportional to the size of the graphs.
bool haveSameSteps(const ReachGraph& one, const ReachGraph& other);
/// The same unit, as far as a search can tell, but for where it starts and for obstacles.
bool moveAlike(const ReachQuery& one, const ReachQuery& other);

}  // namespace cota::mapsets
