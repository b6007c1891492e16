#pragma once
// What the rules know of the ground, written over the map for designers: no part of the printed sheet.

#include <span>
#include <string>
#include <vector>

#include "mapsets/look/sheet/draw_map.h"

namespace cota::look {

/// Layers a window may show over the map: heights as numbers, levels as numbers, crests, cliffs.
std::span<const LayerName> overlayNames();

/// Those of the overlays that are named, in their order.
std::vector<picture::Layer> drawOverlays(const Scene& scene, const std::vector<std::string>& shown);

}  // namespace cota::look
