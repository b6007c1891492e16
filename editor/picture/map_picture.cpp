#include "editor/picture/map_picture.h"

namespace cota::session {

namespace {

// The user may be drawing, so work that can wait is left for a pause.
constexpr std::chrono::milliseconds pauseBeforeAll{150};
constexpr std::chrono::milliseconds patience{150};

}  // namespace

MapPicture::MapPicture(std::function<void(PictureAnswer)> onAnswer)
    : onAnswer_(std::move(onAnswer)), worker_([this](const PictureOrder& order) { draw(order); }) {}

void MapPicture::draw(const PictureOrder& order) {
    const auto answer = [&] { onAnswer_({order.table, order.view, map_.pixels()}); };
    if (map_.touchUp(order)) {
        answer();
        if (worker_.isOvertakenWithin(pauseBeforeAll)) return;
    }
    // A large map is shown while it is being drawn.
    auto told = std::chrono::steady_clock::now();
    const bool isTouched = map_.isShown(order);
    const auto onBlock = [&] {
        const auto now = std::chrono::steady_clock::now();
        if (!isTouched && now - told > patience) {
            answer();
            told = now;
        }
        return !worker_.isOvertaken();
    };
    if (map_.redraw(order, onBlock)) answer();
}

}  // namespace cota::session
