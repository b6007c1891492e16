#pragma once
// Who watches a map, as users write it: hexes, zones, sides and units.

#include <string>
#include <vector>

#include "mapsets/play/laid_document.h"

namespace cota::checks {

/// The hexes that the words name, sorted, each once. A word is the id of a zone, of a side (all hexes in
/// which its units begin) or of a unit, else a hex. Throws OverlayRefused if it is none of these,
/// or if nothing of it stands on the map.
std::vector<mapsets::Cell> watchersNamed(const mapsets::LaidDocument& laid,
                                         const std::vector<std::string>& words);

}  // namespace cota::checks
