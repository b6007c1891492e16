#include "editor/picture/map_picture.h"

namespace cota::session {

namespace {

// The user may be drawing, so work that can wait is left for a pause.
constexpr std::chrono::milliseconds pauseBeforeAll{150};
constexpr std::chrono::milliseconds patience{150};

}  // namespace

MapPicture::MapPicture(std::function<void(PictureAnswer)> onAnswer)
    : onAnswer_(std::move(onAnswer)), worker_([this](const PictureRequest& request) { draw(request); }) {}

void MapPicture::draw(const PictureRequest& request) {
    const auto answer = [&](bool isWhole) {
        onAnswer_({request.map, request.view, map_.pixels(), request.number, isWhole});
    };
    if (map_.touchUp(request)) {
        answer(true);
        if (worker_.isOvertakenWithin(pauseBeforeAll)) return;
    }
    // A large map is shown while it is being drawn.
    auto told = std::chrono::steady_clock::now();
    const bool isTouched = map_.isShown(request);
    const auto onBlock = [&] {
        const auto now = std::chrono::steady_clock::now();
        if (!isTouched && now - told > patience) {
            answer(false);
            told = now;
        }
        return !worker_.isOvertaken();
    };
    if (map_.redraw(request, onBlock)) answer(true);
}

}  // namespace cota::session
