#pragma once

#include <vector>

#include "mapsets/field/battlefield.h"

namespace cota::mapsets {

/// All hexes of the map in reading order: board by board, row by row.
std::vector<Cell> inReadingOrder(const Battlefield& field);

}  // namespace cota::mapsets
