#pragma once
// What another document has on the ground, in plain colours, to show it before its map is laid and painted.

#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// The hexes whose terrain differs, in the colour of their new terrain. Empty if none differs, if many do, or
/// if the boards have other grids.
std::vector<picture::Mark> groundPreview(const JoinedMap& map, const model::Document& next,
                                         const look::Symbology& look);

}  // namespace cota::tools
