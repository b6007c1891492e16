#include "editor/session/map_picture.h"

namespace cota::session {

namespace {

// Who draws goes on drawing; what can wait waits for a pause.
constexpr std::chrono::milliseconds pause{150};

}  // namespace

MapPicture::MapPicture(std::function<void(PictureAnswer)> onAnswer)
    : onAnswer_(std::move(onAnswer)), worker_([this](const PictureOrder& order) { draw(order); }) {}

void MapPicture::draw(const PictureOrder& order) {
    const auto answer = [&] { onAnswer_({order.table, order.view, map_.pixels()}); };
    if (map_.touchUp(order)) {
        answer();
        if (worker_.isOvertakenWithin(pause)) return;
    }
    if (map_.redraw(order, [this] { return worker_.isOvertaken(); })) answer();
}

}  // namespace cota::session
