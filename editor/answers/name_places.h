#pragma once
// Where names are on the sheet: straight, along their curve, along a path.

#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "mapsets/look/scene/name_lines.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

/// The line of the letters of a name that is not straight; empty for a straight one.
std::vector<MapPoint> lettersLine(const JoinedMap& map, const look::Symbology& look, const std::string& board,
                                  const model::MapName& name, model::Language language);

/// The distance of a point from the letters of a name; 0 on them. Without a look, from its place.
double awayFromName(const JoinedMap& map, const look::Symbology* look, const std::string& board,
                    const model::MapName& name, model::Language language, MapPoint point);

/// The curve through its points, as it is drawn.
std::vector<MapPoint> smoothCurve(const std::vector<MapPoint>& points);
/// Where a point can be added to it: the middle between two points.
std::vector<MapPoint> middlesOfCurve(const std::vector<MapPoint>& points);

/// The name on a curve of three points, slightly arched, where it is now; a name along a path keeps its
/// bends.
model::MapName bentName(const JoinedMap& map, const look::Symbology* look, const std::string& board,
                        const model::MapName& name, model::Language language);
/// The name on a curve through these points of its board, its place in the middle.
model::MapName nameOnCurve(const model::MapName& name, std::vector<model::GridPoint> points);

}  // namespace cota::session
