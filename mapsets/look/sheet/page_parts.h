#pragma once
// Sizes and texts shared by the surroundings of a map.

#include <string>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/map_sheet.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

inline constexpr double titleHeight = 13, scaleHeight = 13;

picture::Text pageWords(const Symbology& look, std::string text, Point at, double points);
/// The length of the bar of the scale, in hexes.
int hexesOfBar(const MapSheet& sheet);

}  // namespace cota::look
