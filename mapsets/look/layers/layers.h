#pragma once
// The layers of a map, each made by one function: pure, and in any order. draw_map.h puts them in the order
// of printing.

#include <span>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// What the boards are made of: the terrain nobody paints.
const Symbol& groundSymbol(const Scene& scene);
/// The colour of the ground nobody painted, which halos of names have too.
picture::Colour groundColour(const Scene& scene);

/// The ground nobody painted.
picture::Layer drawBase(const Scene& scene);
/// Steps of height as tints.
picture::Layer drawTints(const Scene& scene);
/// Terrain fills and their textures.
picture::Layer drawGround(const Scene& scene);
/// Light from the north-west on the ground that lines of sight see.
picture::Layer drawShading(const Scene& scene);
picture::Layer drawContours(const Scene& scene);
/// Metres between drawn contours, the least there are; 0 where there is one.
int contourInterval(const mapsets::Battlefield& field);
/// Rivers and streams, through hexes and along hexsides.
picture::Layer drawWater(const Scene& scene);
/// Hedges, walls, slopes ...: what stands on hexsides.
picture::Layer drawSides(const Scene& scene);
/// Roads, trails, railways.
picture::Layer drawWays(const Scene& scene);
picture::Layer drawBridges(const Scene& scene);
picture::Layer drawBuildings(const Scene& scene);
/// The sides of hexes.
picture::Layer drawGrid(const Scene& scene);
picture::Layer drawNumbers(const Scene& scene);
/// What the numbers of these hexes cover.
std::vector<picture::Box> numberBoxes(const Scene& scene, std::span<const Cell> cells);
/// Where boards are joined: which is which, large and pale in a corner of each.
picture::Layer drawBoardIds(const Scene& scene);
picture::Layer drawNames(const Scene& scene);
picture::Layer drawZones(const Scene& scene);
picture::Layer drawObjectives(const Scene& scene);
/// Works, obstacles and markers that stand in hexes.
picture::Layer drawFeatures(const Scene& scene);
picture::Layer drawCounters(const Scene& scene);
/// A counter of a nation with nothing on it but an empty frame.
void drawBlankCounter(const Symbol& nation, Point at, double size, std::vector<picture::Mark>& marks);
/// What each stack of counters covers: words keep out of it.
std::vector<picture::Box> counterBoxes(const Scene& scene);

}  // namespace cota::look
