#pragma once
// The surroundings of the map: title, legend of the items on it, scale.

#include <span>
#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/furniture/furniture.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// The input that decides the size of a map's sheet.
struct SheetOrder {
    double hexMillimetres = 0;             // across flats
    bool isBare = false;                   // only the hex field
    std::vector<std::string> layers = {};  // of the picture; empty: all
    model::Language language = model::Language::english;
    const Furniture* furniture = nullptr;  // null: title, legend and scale
};
/// The sheet of a map with space for its surroundings.
MapSheet sheetFor(const mapsets::Battlefield& field, const model::Document& document, const Symbology& look,
                  const SheetOrder& order);

picture::Layer drawTitle(const Scene& scene);
/// The legend of exactly the drawn items with a name: terrains, heights, paths, hexsides and features, in
/// the order of the game; counters and zones by side; objectives.
picture::Layer drawLegend(const Scene& scene);
/// The same for a picture with only these layers.
picture::Layer drawLegendOf(const Scene& scene, std::span<const std::string> layers);
/// A bar in hexes, and in metres if the game has a scale; an arrow if north is known.
picture::Layer drawScale(const Scene& scene);

/// The title of the scenario, else of the board.
std::string titleOf(const Scene& scene);

/// The colour of the paper.
picture::Colour paperColour(const Symbology& look);

}  // namespace cota::look
