#pragma once
// Furniture: what a printed map has around it and on pages of its own, laid out as a layout.xml says.

#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "formats/picture/press/pages.h"
#include "mapsets/look/furniture/layout.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// All pieces, and what is printed of the document that the document does not say itself.
struct Furniture {
    Layout layout = usualLayout();
    std::string program = {};   // version of the program
    std::string version = {};   // of the format of its files
    std::string hash = {};      // of the document, 64 hexadecimal digits
    model::MapSize paper = {};  // of pages whose layout names none, upright; empty: A4
    double mostEdge = 1000;     // of blank paper around all of it, in millimetres
    double widthBelow = 0;      // of what is below the map, in millimetres; 0: as wide as the map
    double titleWidth = 0;      // title and game beside it within this width; 0: the game at the right end
};

/// The input that decides the room around the map.
struct FurnitureOrder {
    const mapsets::Battlefield& field;
    const model::Document& document;
    const Symbology& look;
    model::Language language = model::Language::english;
    std::span<const std::string> layers = {};  // of the picture; empty: all
    const Furniture& furniture;
};

/// The space that the furniture needs around a map of this size.
Margins marginsFor(const FurnitureOrder& order, const MapSheet& bare);

/// The layers of the furniture around the map, in the order of printing; those without marks are left out.
std::vector<picture::Layer> furnitureAround(const Scene& scene, std::span<const std::string> layers,
                                            const Furniture& furniture);

/// The pages of furniture alone; those without any marks are left out. `names` gets the headings of each
/// page.
std::vector<picture::Picture> furniturePages(const Scene& scene, std::span<const std::string> layers,
                                             const Furniture& furniture,
                                             std::vector<std::string>* names = nullptr);

/// The rows of the terrain effects chart with a "?", each with its columns: values that the game or the
/// scenario has yet to state.
std::vector<std::string> openInChart(const mapsets::Mapset& game, const model::Scenario* scenario,
                                     const Layout& layout, model::Language language);

/// The furniture of a map that is printed on several pages. The legend and all else below the map stand on a
/// page of the map that has room for them, else together on a page of their own; no seam cuts the title or
/// the name of the game. `scene` may have any sheet
/// with the printed size of hexes.
Furniture furnitureForTiles(const Scene& scene, std::span<const std::string> layers, Furniture furniture,
                            const picture::Press& press);
/// A picture as large as the sheet, with the boxes that no page break should cut: for picture::sheetsFor.
picture::Picture blankMap(const Scene& scene, const MapSheet& sheet, std::span<const std::string> layers);

/// The texts on the pages of a map that are glued together.
picture::PageWords wordsOnPages(model::Language language);

}  // namespace cota::look
