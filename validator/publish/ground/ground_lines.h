#pragma once
// Lines of the real world before they become paths: joined, straightened, cut at the board.

#include <cstdint>
#include <span>
#include <vector>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::publish {

using GroundLine = std::vector<model::GridPoint>;

/// Joins lines that meet at a point where no third one ends, as maps split their roads. The order of the
/// first lines stays.
std::vector<GroundLine> joinedLines(std::vector<GroundLine> lines);

/// Without the points that are at most `units` away from the straight line between those that stay.
GroundLine straightened(const GroundLine& line, model::Orientation orientation, double units);

/// The pieces of a line that are on the board or less than two hexes away from it.
std::vector<GroundLine> cutToBoard(const GroundLine& line, const model::Grid& grid);

/// The ground that a line covers if it is so many units wide, as outlines that overlap.
std::vector<GroundLine> bandOf(const GroundLine& line, model::Orientation orientation, double units);

/// The distance of two points on the ground, in units along a straight line of hexes.
double unitsBetween(model::Orientation orientation, model::GridPoint a, model::GridPoint b);

}  // namespace cota::publish
