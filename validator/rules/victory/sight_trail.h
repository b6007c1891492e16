#pragma once
// The trail of a finding about sight.

#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/trail.h"

namespace cota::checks {

/// The line of sight, hex by hex, to explain the finding.
std::vector<TrailStep> sightTrail(const CheckContext& context, mapsets::Cell from, mapsets::Cell to);

}  // namespace cota::checks
