#include "editor/session/map_picture.h"

#include "mapsets/look/draw_map.h"

namespace cota::session {

picture::Picture pictureOf(const PictureOrder& order) {
    const Table& table = *order.table;
    const look::Scene scene{table.field(), table.play().heights(), table.document(),
                            *order.look,   table.sheet(),          order.language};
    return look::drawMap(scene, order.layers);
}

MapPicture::MapPicture(std::function<void(PictureAnswer)> onAnswer)
    : onAnswer_(std::move(onAnswer)), worker_([this](PictureOrder order) { draw(std::move(order)); }) {}

void MapPicture::draw(PictureOrder order) {
    if (order.table != drawnTable_ || order.look != drawnLook_ || order.layers != drawnLayers_) {
        drawn_ = pictureOf(order);
        drawnTable_ = order.table;
        drawnLook_ = order.look;
        drawnLayers_ = order.layers;
    }
    onAnswer_({drawnTable_, order.view, picture::raster(drawn_, order.view)});
}

}  // namespace cota::session
