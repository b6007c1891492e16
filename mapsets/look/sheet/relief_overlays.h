#pragma once
// Facts the rules use about the ground, drawn over the map for designers; never printed.

#include <span>
#include <string>
#include <vector>

#include "mapsets/look/sheet/draw_map.h"

namespace cota::look {

/// Layers a window can show over the map: heights and levels as numbers, crests, cliffs.
std::span<const LayerName> overlayNames();

/// The named overlays, in the order of overlayNames().
std::vector<picture::Layer> drawOverlays(const Scene& scene, const std::vector<std::string>& shown);

}  // namespace cota::look
