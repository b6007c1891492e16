#pragma once
// What findings about sight have to tell step by step.

#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/trail.h"

namespace cota::checks {

/// The line of sight, hex by hex, for readers who want to know why.
std::vector<TrailStep> sightTrail(const CheckContext& context, mapsets::Cell from, mapsets::Cell to);

}  // namespace cota::checks
