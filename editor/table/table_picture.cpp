#include "editor/table/table_picture.h"

#include <utility>

namespace cota::session {

TablePicture::TablePicture(std::function<void(TablePictureAnswer)> onAnswer)
    : onAnswer_(std::move(onAnswer)),
      worker_([this](const TablePictureRequest& request) { draw(request); }) {}

void TablePicture::draw(const TablePictureRequest& request) {
    if (request.scene != scene_) {
        marks_.reset();  // it refers to the picture of the last scene
        scene_ = request.scene;
        marks_.emplace(scene_->picture());
    }
    onAnswer_({request.view, picture::raster(*marks_, request.view), request.number});
}

}  // namespace cota::session
