#pragma once
// Where the subject of a finding or a selection is on the sheet: to mark it, scroll to it or click it.

#include <set>
#include <vector>

#include "editor/answers/joined_map.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

struct SubjectShape {
    struct Line {
        std::vector<MapPoint> points;
        bool isClosed = false;
    };
    std::set<Cell> hexes;
    std::vector<Line> lines;
    std::vector<MapPoint> points;

    bool empty() const { return hexes.empty() && lines.empty() && points.empty(); }
};

/// Empty if the subject is not on the map: a counter off the map, a formation without placed counters.
SubjectShape shapeOf(const JoinedMap& map, const model::Subject& subject);

/// All hexes that a finding is about, including those of related subjects; only hexes of the map.
std::set<Cell> hexesOf(const JoinedMap& map, const model::Finding& finding);

/// A point to show for a shape that is not empty: the middle of what it covers.
MapPoint middleOf(const JoinedMap& map, const SubjectShape& shape);

/// The line of a path through hexes or along hexsides.
SubjectShape::Line lineOf(const JoinedMap& map, const std::string& board, const model::Path& path);
/// Points of a board on the sheet; nothing for a board that is not laid.
std::vector<MapPoint> onSheet(const JoinedMap& map, const std::string& board,
                              const std::vector<model::GridPoint>& points);

/// The outlines of a set of hexes on one board, just inside the edges of the hexes and with rounded corners.
std::vector<std::vector<model::GridPoint>> outlinesOf(const JoinedMap& map, const std::string& board,
                                                      const std::set<Cell>& cells);
/// The outlines that hexes of a terrain have on the map: around all of them, or, if its drawing is that of
/// single buildings, a house in each.
std::vector<std::vector<model::GridPoint>> outlinesFor(const JoinedMap& map, const std::string& board,
                                                       const model::TerrainId& terrain,
                                                       const std::set<Cell>& cells,
                                                       const look::Symbology* look);

}  // namespace cota::session
