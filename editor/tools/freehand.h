#pragma once
// Makes a line drawn by hand into a line of few points: without the tremble of the hand, and never crossing
// itself where the hand did not.

#include <span>
#include <vector>

#include "formats/model/geometry/grid_point.h"

namespace cota::tools {

/// How many points a line keeps.
enum class Smoothness { few, some, many };

/// The points of a stroke, reduced. The ends of an open line stay where they are.
std::vector<model::GridPoint> simplified(std::span<const model::GridPoint> stroke, bool isClosed,
                                         Smoothness smoothness);

/// Whether the line crosses or touches itself.
bool crossesItself(std::span<const model::GridPoint> points, bool isClosed);

}  // namespace cota::tools
