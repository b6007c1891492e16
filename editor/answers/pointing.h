#pragma once
// Distances of the pointer from things, in millimetres of the sheet. For pointing only, never for rules.

#include "formats/model/geometry/hex_layout.h"

namespace cota::session {

using model::MapPoint;

double between(MapPoint a, MapPoint b);
/// To the nearest point of a segment.
double toSegment(MapPoint point, MapPoint from, MapPoint to);

}  // namespace cota::session
