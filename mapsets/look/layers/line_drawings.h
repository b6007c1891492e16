#pragma once
// Single lines, drawn as in the layers, for the legend.

#include <functional>
#include <span>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// The chance of a point; the same for points very near to each other.
using ChanceAt = std::function<PointChance(Point)>;

/// The features of a run of hexsides. `isLowLeft`: for each piece whether its ticks are on the left.
void drawSideRun(const std::vector<Point>& points, const Symbol& symbol, const ChanceAt& chanceAt,
                 std::vector<picture::Mark>& marks, const std::vector<bool>& isLowLeft = {});
/// A road, trail or railway with its casing.
void drawWayRun(const WayRun& run, const Symbol& symbol, std::vector<picture::Mark>& marks);
/// A path or hexside of any drawing; water is at most `widest` millimetres wide.
void drawLineSample(const Symbol& symbol, std::span<const Point> points, double widest,
                    std::vector<picture::Mark>& marks);
/// A bridge or ford in the middle of a box, over water running through the box.
void drawCrossingSample(const Symbol& symbol, const picture::Box& box, std::vector<picture::Mark>& marks);

}  // namespace cota::look
