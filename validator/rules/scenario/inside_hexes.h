#pragma once
// Hexes that are not at the edge of the map, where units cannot enter or leave.

#include <string>
#include <vector>

#include "validator/engine/check_context.h"

namespace cota::checks {

/// The labels of the cells that are not at the edge of the map.
std::vector<std::string> insideOf(const CheckContext& context, const std::vector<mapsets::Cell>& cells);

}  // namespace cota::checks
