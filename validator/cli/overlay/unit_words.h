#pragma once
// Units of a scenario, as users name several at once.

#include <string>
#include <vector>

#include "mapsets/units/roster.h"
#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

/// The units that the words name, in the order of the roster, each once. A word is the id of a side, of a
/// formation with those below it, or of a unit. Throws CommandError (exitUsage) for any other.
std::vector<mapsets::UnitIndex> unitsNamed(const LaidOut& table, const mapsets::Roster& roster,
                                           const std::vector<std::string>& words);

}  // namespace cota::cli
