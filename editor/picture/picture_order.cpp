#include "editor/picture/picture_order.h"

#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/sheet/relief_overlays.h"

namespace cota::session {

look::Scene sceneOf(const PictureOrder& order) {
    const Table& table = *order.table;
    return {table.field(), table.play().heights(), table.document(),
            *order.look,   table.sheet(),          order.language};
}

picture::Picture pictureOf(const PictureOrder& order) {
    const auto scene = sceneOf(order);
    auto picture = look::drawMap(scene, order.layers);
    for (auto& layer : look::drawOverlays(scene, order.overlays)) picture.layers.push_back(std::move(layer));
    return picture;
}

}  // namespace cota::session
