#pragma once
// A map as a picture: its layers from the ground up, cut at the edges of the boards.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/message.h"
#include "formats/picture/marks.h"
#include "mapsets/look/scene.h"

namespace cota::look {

/// A layer of the map as people name it on the command line and in the editor.
struct LayerName {
    const char* name;
    model::LocalLiteral title;
};
/// In the order of printing.
std::span<const LayerName> layerNames();

/// What a layer is made of, for who draws anew what has changed: of the hexes around each place; of the
/// heights of the whole map; or of things that are few.
enum class LayerReach { local, relief, things };
LayerReach reachOf(std::string_view name);

/// The layer, with nothing of it beyond the hexes of the map.
picture::Layer cutAtField(const Scene& scene, picture::Layer layer);

/// One layer, cut at the edges of the boards; empty for an unknown name.
picture::Layer drawLayer(const Scene& scene, std::string_view name);

/// The whole map. `shown` are names of layers; empty: all.
picture::Picture drawMap(const Scene& scene, const std::vector<std::string>& shown = {});

}  // namespace cota::look
