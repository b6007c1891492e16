#pragma once
// Who watches a map, as users write it: hexes, zones, sides and units.

#include <string>
#include <vector>

#include "validator/cli/inputs/laid_out.h"

namespace cota::cli {

/// The hexes that the words name, sorted, each once. A word is the id of a zone, of a side (all hexes in
/// which its units begin) or of a unit, else a hex. Throws CommandError (exitUsage) if it is none of these,
/// or if nothing of it stands on the map.
std::vector<mapsets::Cell> watchersNamed(const LaidOut& table, const std::vector<std::string>& words);

}  // namespace cota::cli
