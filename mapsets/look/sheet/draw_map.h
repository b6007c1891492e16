#pragma once
// A map as a picture: its layers from the ground up, cut at the edges of the boards.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/finding/message.h"
#include "formats/picture/marks.h"
#include "mapsets/look/furniture/furniture.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// A layer of the map with its names on the command line and in the editor.
struct LayerName {
    const char* name;
    model::LocalLiteral title;
    /// Shows what one side may hide from the other: where units start, zones, mines. Players get a map
    /// without it.
    bool isForUmpire = false;
    bool isOnlyPrinted = false;  // stands around the map or on pages of its own
};
/// All layers, in the order of printing.
std::span<const LayerName> layerNames();
/// The title of a layer; the name itself if it is none of these.
std::string layerTitle(std::string_view name, model::Language language);

/// What an edit may change; bits.
using Concerns = unsigned;
namespace concern {
inline constexpr Concerns ground = 1;  // terrains of hexes, and drawn outlines
inline constexpr Concerns heights = 2;
inline constexpr Concerns lines = 4;  // paths and hexsides
inline constexpr Concerns features = 8;
inline constexpr Concerns texts = 16;
inline constexpr Concerns scenario = 32;
inline constexpr Concerns all = 63;
}  // namespace concern

/// Whether the layer at a place depends only on the hexes around it, so that a part of the sheet can be
/// drawn by itself.
bool isLocal(const Scene& scene, std::string_view name);
/// The hexes around a part of the sheet that must be drawn too, so that a local layer is right in the part.
double hexesAround(std::string_view name);
/// How far from its centre, in hexes, a hex changes the local layers.
struct ChangedAround {
    double ground;    // by another terrain
    double outlines;  // from the box of a drawn outline: whole hexes in it change
    double heights;
    double lines;
    double rims;   // by another number of lines around zones
    double names;  // from a name: numbers give way
};
ChangedAround changedAround();
/// The data a layer is drawn from.
Concerns concernsOf(std::string_view name);

/// The layer, cut at the edge of the map.
picture::Layer cutAtField(const Scene& scene, picture::Layer layer);

/// One layer, cut at the edges of the boards; empty for an unknown name.
picture::Layer drawLayer(const Scene& scene, std::string_view name);

/// The page that shows how the pages of a large map are glued together (formats/picture/press/assembly.h).
inline constexpr const char* assemblyLayer = "assembly";

/// The whole map. `shown` are names of layers; empty: all. The sheet must have been made for the furniture.
picture::Picture drawMap(const Scene& scene, const std::vector<std::string>& shown = {},
                         const Furniture* furniture = nullptr);

}  // namespace cota::look
