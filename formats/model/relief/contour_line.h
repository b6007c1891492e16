#pragma once
// The contours of a map as lines: joined over seams and cut at the edge of the map.

#include <cstdint>
#include <span>
#include <vector>

#include "formats/model/document/shapes.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::model {

class MapEdge;

/// One side of a contour: 0 left, 1 right along its points.
struct LineSide {
    std::uint32_t line = 0;
    std::uint8_t side = 0;
    friend constexpr auto operator<=>(const LineSide&, const LineSide&) = default;
};

/// A contour, joined over seams and cut at the edge of the map. A contour that leaves the map and comes back
/// is several lines.
struct ContourLine {
    int metres = 0;
    HighSide high = HighSide::unknown;    // as drawn
    HighSide higher = HighSide::unknown;  // as drawn, or as derived from the adjacent contours
    bool closed = false;
    bool dashed = false;
    bool dangles = false;                 // ends inside the map, so that it separates nothing
    bool isGuess = false;                 // closed, and its inside is only assumed to be higher
    std::vector<std::uint32_t> contours;  // indexes into the given contours
    std::vector<GridPoint> points;        // open lines that leave the map reach its edge
    /// For a line that was drawn closed, even if the edge cuts it: the side of its inside.
    HighSide inside = HighSide::unknown;
    /// Whether the first and the last piece were added to extend the line to the edge.
    bool frontIsLed = false, backIsLed = false;
};

/// A straight piece of a line; `end` is the index of b among its points.
struct ContourPiece {
    GridPoint a, b;
    std::uint32_t line = 0;
    std::uint32_t end = 0;
};

/// One line for each contour of two points or more.
std::vector<ContourLine> linesOf(std::span<const Contour> contours);  // line_joins.cpp
/// Joins lines that continue on the next board.
void joinLines(std::vector<ContourLine>& lines);  // line_joins.cpp
/// Cuts lines that cross the edge of the map; what is outside is left out.
void cutLines(std::vector<ContourLine>& lines, const MapEdge& edge);  // line_cuts.cpp

}  // namespace cota::model
