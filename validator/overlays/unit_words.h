#pragma once
// Units of a scenario, as users name several at once.

#include <string>
#include <vector>

#include "mapsets/play/laid_document.h"
#include "mapsets/units/roster.h"

namespace cota::checks {

/// The units that the words name, in the order of the roster, each once. A word is the id of a side, of a
/// formation with those below it, or of a unit. Throws OverlayRefused for any other.
std::vector<mapsets::UnitIndex> unitsNamed(const mapsets::LaidDocument& laid, const mapsets::Roster& roster,
                                           const std::vector<std::string>& words);

/// The hexes where these units begin by themselves, sorted, each once.
std::vector<mapsets::Cell> startsOf(const mapsets::Roster& roster,
                                    const std::vector<mapsets::UnitIndex>& units);

}  // namespace cota::checks
