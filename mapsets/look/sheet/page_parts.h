#pragma once
// What the parts around a map share: their room and their words.

#include <string>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/map_sheet.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

inline constexpr double titleHeight = 13, scaleHeight = 13;

picture::Text pageWords(const Symbology& look, std::string text, Point at, double points);
/// Of the bar of the scale.
int hexesOfBar(const MapSheet& sheet);

}  // namespace cota::look
