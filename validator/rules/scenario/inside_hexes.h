#pragma once
// Hexes inside of the map, where nobody comes in and nobody leaves.

#include <string>
#include <vector>

#include "validator/engine/check_context.h"

namespace cota::checks {

/// Labels of those of the cells that do not lie at the edge of the map.
std::vector<std::string> insideOf(const CheckContext& context, const std::vector<mapsets::Cell>& cells);

}  // namespace cota::checks
