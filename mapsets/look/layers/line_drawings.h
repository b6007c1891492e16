#pragma once
// Single lines as the layers draw them, for the legend.

#include <span>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// What stands on a run of hexsides.
void drawSideRun(const std::vector<Point>& points, const Symbol& symbol, std::vector<picture::Mark>& marks);
/// A road, trail or railway with its casing.
void drawWayRun(const WayRun& run, const Symbol& symbol, std::vector<picture::Mark>& marks);
/// A path or hexside of any drawing; of water at most `widest` millimetres.
void drawLineSample(const Symbol& symbol, std::span<const Point> points, double widest,
                    std::vector<picture::Mark>& marks);
/// A bridge or ford in the middle of a box, over water that runs through it.
void drawCrossingSample(const Symbol& symbol, const picture::Box& box, std::vector<picture::Mark>& marks);

}  // namespace cota::look
