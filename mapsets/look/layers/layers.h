#pragma once
// The layers of a map, each made by one pure function, in any order. draw_map.h sorts them for printing.

#include <span>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

/// The unpainted ground.
picture::Layer drawBase(const Scene& scene);
/// Steps of height as tints.
picture::Layer drawTints(const Scene& scene);
/// Terrain fills and their textures, without open water.
picture::Layer drawGround(const Scene& scene);
/// Open water: above contours and light, which stay off it, and above the ground next to its shores.
picture::Layer drawLakes(const Scene& scene);
/// Light from the north-west on the ground used by lines of sight.
picture::Layer drawShading(const Scene& scene);
picture::Layer drawContours(const Scene& scene);
/// Only the heights that stand in drawn contours.
picture::Layer contourHeights(const Scene& scene);
/// The least difference in metres between drawn contours; 0 if all have one height.
int contourInterval(const mapsets::Battlefield& field);
/// Rivers and streams, through hexes and along hexsides.
picture::Layer drawWater(const Scene& scene);
/// Hedges, walls, slopes and other content of hexsides.
picture::Layer drawSides(const Scene& scene);
/// Roads, trails, railways.
picture::Layer drawWays(const Scene& scene);
picture::Layer drawBridges(const Scene& scene);
picture::Layer drawBuildings(const Scene& scene);
/// The sides of hexes.
picture::Layer drawGrid(const Scene& scene);
picture::Layer drawNumbers(const Scene& scene);
/// The boxes covered by the numbers of these hexes.
std::vector<picture::Box> numberBoxes(const Scene& scene, std::span<const Cell> cells);
/// The ids of joined boards, large and pale, in a corner of each board.
picture::Layer drawBoardIds(const Scene& scene);
picture::Layer drawNames(const Scene& scene);
picture::Layer drawZones(const Scene& scene);
picture::Layer drawObjectives(const Scene& scene);
/// Works, obstacles and markers in hexes.
picture::Layer drawFeatures(const Scene& scene);
picture::Layer drawCounters(const Scene& scene);
/// The boxes covered by stacks of counters; names avoid them.
std::vector<picture::Box> counterBoxes(const Scene& scene);

}  // namespace cota::look
