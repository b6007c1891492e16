#pragma once
// The layers of a map, each made by one function: pure, and in any order. draw_map.h puts them in the order of printing.

#include "formats/picture/marks.h"
#include "mapsets/look/scene.h"

namespace cota::look {

/// Terrain fills and their textures.
picture::Layer drawGround(const Scene& scene);
/// The sides of hexes.
picture::Layer drawGrid(const Scene& scene);
picture::Layer drawNumbers(const Scene& scene);

}  // namespace cota::look
