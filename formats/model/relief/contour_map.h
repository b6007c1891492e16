#pragma once
// The drawn contours of a map: lines, their pieces and the edge of the map.

#include <optional>
#include <vector>

#include "formats/model/relief/contour_line.h"
#include "formats/model/relief/contour_pieces.h"
#include "formats/model/relief/map_edge.h"

namespace cota::model {

struct ContourMap {
    MapEdge edge;
    std::vector<ContourLine> lines;
    ContourPieces pieces;
};

/// The side of the next line straight above a place, treated as slightly to the right of it.
std::optional<LineSide> sideAbove(const ContourMap& map, GridPoint place);  // side_above.cpp

/// Whether any two contours meet, or one meets itself.
bool doContoursMeet(const ContourMap& map);  // contour_meetings.cpp

}  // namespace cota::model
