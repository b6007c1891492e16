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
    std::string version = {};   // of the format of its files
    std::string hash = {};      // of the document, 64 hexadecimal digits
    model::MapSize paper = {};  // of pages whose layout names none, upright; empty: A4
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

/// The pages of furniture alone; those without any marks are left out.
std::vector<picture::Picture> furniturePages(const Scene& scene, std::span<const std::string> layers,
                                             const Furniture& furniture);

/// The texts on the page that shows how a map on several pages is glued together.
picture::AssemblyWords assemblyWords(const Scene& scene);

}  // namespace cota::look
