#pragma once
// What stands around the map: its title, the legend of what is on it, the scale.

#include <span>
#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// What decides the size of a map's sheet.
struct SheetOrder {
    double hexMillimetres = 0;             // across flats
    bool isBare = false;                   // the hex field and nothing else
    std::vector<std::string> layers = {};  // of the picture; empty: all
    model::Language language = model::Language::english;
};
/// The sheet of a map with room for what stands around it.
MapSheet sheetFor(const mapsets::Battlefield& field, const model::Document& document, const Symbology& look,
                  const SheetOrder& order);

picture::Layer drawTitle(const Scene& scene);
/// Exactly what is drawn and has a name: terrains, heights, ways, hexsides and features, in the order of the
/// game; counters and zones by side, objectives.
picture::Layer drawLegend(const Scene& scene);
/// The same of a picture that has only these layers.
picture::Layer drawLegendOf(const Scene& scene, std::span<const std::string> layers);
/// A bar in hexes, and in metres where the game has a scale; an arrow where north is known.
picture::Layer drawScale(const Scene& scene);

/// Of the scenario, else of the board.
std::string titleOf(const Scene& scene);

/// The paper's colour.
picture::Colour paperColour(const Symbology& look);

}  // namespace cota::look
