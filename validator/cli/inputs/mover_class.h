#pragma once
// Who moves where no unit is named: any unit of a movement class, or of a class of units.

#include <string>

#include "mapsets/movement/movement.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

/// The movement class `id`, or the one units of the unit class `id` have. A usage error that names the
/// nearest word and the movement classes where the game has neither, or such units do not move on the map.
mapsets::Mover moverOfClass(const LaidOut& table, const mapsets::UnitTags& tags, const std::string& id);

}  // namespace cota::cli
