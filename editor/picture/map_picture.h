#pragma once
// The map as pixels, made while people go on.

#include <functional>

#include "editor/answers/newest_first.h"
#include "editor/picture/screen_map.h"

namespace cota::session {

struct PictureAnswer {
    std::shared_ptr<const Table> table;
    picture::View view;
    picture::Pixels pixels;
};

class MapPicture {
  public:
    /// `onAnswer` is called by another thread: once, or several times while a large picture grows, or after a
    /// small edit first with the hexes touched alone.
    explicit MapPicture(std::function<void(PictureAnswer)> onAnswer);
    void start(PictureOrder order) { worker_.start(std::move(order)); }
    void wait() { worker_.wait(); }

  private:
    void draw(const PictureOrder& order);

    std::function<void(PictureAnswer)> onAnswer_;
    ScreenMap map_;  // known to the worker alone
    NewestFirst<PictureOrder> worker_;
};

}  // namespace cota::session
