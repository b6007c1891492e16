#pragma once
// Vector data in grid units: contours, outlines of area terrain, spot heights and place names. Outlines are
// data: if the printed symbol decides in a game, the picture and the rule use the same outline.

#include <string>
#include <vector>

#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::model {

/// The higher side of a contour, seen along its points.
enum class HighSide { unknown, left, right };

struct Contour {
    std::string id;
    int metres = 0;
    HighSide high = HighSide::unknown;
    bool closed = false;
    bool dashed = false;  // an auxiliary line between two regular ones
    std::vector<GridPoint> points;
    std::vector<GridPoint> labels;  // where its height is printed; empty: wherever there is room
    Extras extras;
    friend bool operator==(const Contour&, const Contour&) = default;
};

/// A closed outline of one terrain, in addition to the terrain of the hexes.
struct Area {
    std::string id;
    TerrainId terrain;
    std::vector<GridPoint> outline;
    Extras extras;
    friend bool operator==(const Area&, const Area&) = default;
};

struct SpotHeight {
    GridPoint at;
    int metres = 0;
    LocalText name;
    Extras extras;
    friend bool operator==(const SpotHeight&, const SpotHeight&) = default;
};

/// A name printed on the map: straight, along a curve of its own, or along a path of its board.
struct MapName {
    GridPoint at;
    LocalText text;
    std::string style;  // a name of the mapset's symbology: town, river, relief ...
    Extras extras;
    std::vector<GridPoint> curve{};  // the letters are spread along it, if it has points
    PathId path{};                   // else along this path, as far from it as `at`, if there is one
    friend bool operator==(const MapName&, const MapName&) = default;

    /// The name at another place, with its curve.
    MapName movedTo(GridPoint to) const {
        MapName moved = *this;
        moved.at = to;
        for (GridPoint& point : moved.curve) point = {point.x + to.x - at.x, point.y + to.y - at.y};
        return moved;
    }
    bool isStraight() const { return curve.empty() && path.empty(); }
};

}  // namespace cota::model
