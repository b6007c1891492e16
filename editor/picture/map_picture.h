#pragma once
// The map as pixels, drawn in the background.

#include <functional>

#include "editor/answers/newest_first.h"
#include "editor/picture/screen_map.h"

namespace cota::session {

struct PictureAnswer {
    std::shared_ptr<const JoinedMap> map;
    picture::View view;
    picture::Pixels pixels;
    std::uint64_t number = 0;  // of the request
    bool isWhole = true;       // else a part of it is still as before
};

class MapPicture {
  public:
    /// `onAnswer` is called from another thread: once, several times while a large picture is drawn, or,
    /// after a small edit, first with only the changed hexes redrawn.
    explicit MapPicture(std::function<void(PictureAnswer)> onAnswer);
    void start(PictureRequest request) { worker_.start(std::move(request)); }
    void wait() { worker_.wait(); }

  private:
    void draw(const PictureRequest& request);

    std::function<void(PictureAnswer)> onAnswer_;
    ScreenMap map_;  // used only by the worker
    NewestFirst<PictureRequest> worker_;
};

}  // namespace cota::session
