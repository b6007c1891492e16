#pragma once
// When each objective of a scenario is reached.

#include <optional>
#include <span>
#include <vector>

#include "mapsets/analysis/arrivals.h"

namespace cota::mapsets {

/// For each objective, in their order, the arrival in the first of its hexes that is reached; nothing if none
/// is. `arrivals` are ascending.
std::vector<std::optional<Arrival>> objectiveTimes(const LaidDocument& laid,
                                                   std::span<const Arrival> arrivals);

}  // namespace cota::mapsets
