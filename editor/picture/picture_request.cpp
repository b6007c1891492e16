#include "editor/picture/picture_request.h"

#include "mapsets/look/sheet/underlay_layers.h"

namespace cota::session {

look::Scene sceneOf(const PictureRequest& request) {
    const JoinedMap& map = *request.map;
    return {map.field(), map.play().heights(), map.document(), *request.look, map.sheet(), request.language};
}

bool hasUnderlays(const PictureRequest& request) { return request.underlays && !request.underlays->empty(); }

bool isUnderlayLayer(const std::string& layer) {
    return layer == look::underlayBelow || layer == look::underlayAbove;
}

picture::Layer underlaysIn(const PictureRequest& request, const std::string& layer, const picture::Box& shown,
                           const picture::PixelBox& pixels) {
    picture::Layer made{layer, {}};
    for (const auto& placed : *request.underlays)
        if (placed.isOver == (layer == look::underlayAbove) && scans::boxOf(placed).meets(shown))
            made.marks.push_back(
                {scans::imageOf(placed, shown, pixels.right - pixels.left, pixels.bottom - pixels.top)});
    return made;
}

}  // namespace cota::session
