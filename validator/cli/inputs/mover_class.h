#pragma once
// Movers without a named unit: any unit of a movement class, or of a unit class.

#include <string>

#include "mapsets/movement/movement.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

/// The movement class `id`, or the one that units of the unit class `id` have. A usage error with the
/// nearest word and the movement classes if the game has neither, or if such units do not move on the map.
mapsets::Mover moverOfClass(const LaidOut& table, const mapsets::UnitTags& tags, const std::string& id);

}  // namespace cota::cli
