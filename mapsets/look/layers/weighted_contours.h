#pragma once
// Contours that carry the light by their own width, for maps without tints and shading (after Tanaka). Only
// for the sources of this folder.

#include "formats/picture/marks.h"
#include "mapsets/look/scene/level_areas.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

/// Thin and bright where the slope faces the upper left, thick and dark where it faces away.
void addWeightedContours(const LevelArea& area, const Symbol& symbol, std::vector<picture::Mark>& marks);

}  // namespace cota::look
