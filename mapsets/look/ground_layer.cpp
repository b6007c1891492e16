// The ground layer: each terrain's hexes, filled.

#include "mapsets/look/layers.h"

namespace cota::look {

picture::Layer drawGround(const Scene& scene) {
    picture::Layer layer{"ground", {}};
    for (const Cell cell : scene.field.hexes()) {
        const auto terrains = scene.field.terrainsIn(cell);
        if (terrains.empty()) continue;
        const auto& symbol = scene.look.symbol("terrain", scene.catalogue().terrains[terrains.front()].id.text);
        layer.marks.push_back({picture::Fill{picture::Curve::polygon(scene.sheet.corners(cell)), symbol.colour("fill")}});
    }
    return layer;
}

}  // namespace cota::look
