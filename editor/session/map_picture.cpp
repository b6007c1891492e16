#include "editor/session/map_picture.h"

#include "mapsets/look/draw_map.h"
#include "mapsets/look/relief_overlays.h"

namespace cota::session {

picture::Picture pictureOf(const PictureOrder& order) {
    const Table& table = *order.table;
    const look::Scene scene{table.field(), table.play().heights(), table.document(),
                            *order.look,   table.sheet(),          order.language};
    auto picture = look::drawMap(scene, order.layers);
    for (auto& layer : look::drawOverlays(scene, order.overlays)) picture.layers.push_back(std::move(layer));
    return picture;
}

MapPicture::MapPicture(std::function<void(PictureAnswer)> onAnswer)
    : onAnswer_(std::move(onAnswer)), worker_([this](PictureOrder order) { draw(std::move(order)); }) {}

void MapPicture::draw(PictureOrder order) {
    if (order.table != drawnTable_ || order.look != drawnLook_ || order.layers != drawnLayers_ ||
        order.overlays != drawnOverlays_) {
        drawn_ = pictureOf(order);
        drawnTable_ = order.table;
        drawnLook_ = order.look;
        drawnLayers_ = order.layers;
        drawnOverlays_ = order.overlays;
    }
    if (order.answer) drawn_.layers.push_back(*order.answer);
    auto pixels = picture::raster(drawn_, order.view);
    if (order.answer) drawn_.layers.pop_back();
    onAnswer_({drawnTable_, order.view, std::move(pixels)});
}

}  // namespace cota::session
