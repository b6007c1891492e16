#pragma once
// The map as pixels, made while people go on.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/session/newest_first.h"
#include "editor/session/table.h"
#include "formats/model/local_text.h"
#include "formats/picture/raster.h"
#include "mapsets/look/symbology.h"

namespace cota::session {

struct PictureOrder {
    std::shared_ptr<const Table> table;
    std::shared_ptr<const look::Symbology> look;
    picture::View view;
    std::vector<std::string> layers;  // shown ones, as draw_map.h names them
    model::Language language = model::Language::english;
    std::vector<std::string> overlays = {};                  // as relief_overlays.h names them
    std::shared_ptr<const picture::Layer> answer = nullptr;  // above everything; may be null
};
struct PictureAnswer {
    std::shared_ptr<const Table> table;
    picture::View view;
    picture::Pixels pixels;
};

/// The marks of a table, the same the command line draws, and the overlays; without the answer.
picture::Picture pictureOf(const PictureOrder& order);

class MapPicture {
  public:
    /// `onAnswer` is called by another thread.
    explicit MapPicture(std::function<void(PictureAnswer)> onAnswer);
    void start(PictureOrder order) { worker_.start(std::move(order)); }
    void wait() { worker_.wait(); }

  private:
    void draw(PictureOrder order);

    std::function<void(PictureAnswer)> onAnswer_;
    // Known to the worker alone: the last marks, and what they were made of.
    std::shared_ptr<const Table> drawnTable_;
    std::shared_ptr<const look::Symbology> drawnLook_;
    std::vector<std::string> drawnLayers_, drawnOverlays_;
    picture::Picture drawn_;
    NewestFirst<PictureOrder> worker_;
};

}  // namespace cota::session
