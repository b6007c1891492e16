#pragma once
// What stands around the map: its title, the legend of what is on it, the scale.

#include "formats/picture/marks.h"
#include "mapsets/look/scene.h"

namespace cota::look {

/// The sheet of a map with room for what stands around it, or without any of it (`isBare`: the hex field and
/// nothing else).
MapSheet sheetFor(const mapsets::Battlefield& field, const Symbology& look, double hexMillimetres,
                  bool isBare);

picture::Layer drawTitle(const Scene& scene);
/// Exactly the terrains, ways, hexsides and features that are on the map, in the order of the game.
picture::Layer drawLegend(const Scene& scene);
/// A bar in hexes, and in metres where the game has a scale; an arrow where north is known.
picture::Layer drawScale(const Scene& scene);

/// Of the scenario, else of the board.
std::string titleOf(const Scene& scene);

/// The paper's colour.
picture::Colour paperColour(const Symbology& look);

}  // namespace cota::look
