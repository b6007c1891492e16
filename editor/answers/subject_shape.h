#pragma once
// Where the thing a subject names lies on the sheet: to mark it, to scroll to it, to press on it.

#include <set>
#include <vector>

#include "editor/answers/table.h"

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

/// Empty for what is nowhere on the map: a counter off it, a formation without placed counters.
SubjectShape shapeOf(const Table& table, const model::Subject& subject);

/// All hexes a finding is about, those of what is related to it included; none beyond the map.
std::set<Cell> hexesOf(const Table& table, const model::Finding& finding);

/// A place to look at, of a shape that is not empty: the middle of what it covers.
MapPoint middleOf(const Table& table, const SubjectShape& shape);

/// The line of a path through hexes or along hexsides.
SubjectShape::Line lineOf(const Table& table, const std::string& board, const model::Path& path);
/// Points of a board on the sheet; those of a board that is not laid are left out.
std::vector<MapPoint> onSheet(const Table& table, const std::string& board,
                              const std::vector<model::GridPoint>& points);

}  // namespace cota::session
