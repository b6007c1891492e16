#pragma once
// The map as the window shows it, kept from one picture to the next: after an edit of a few hexes only those
// are painted anew, at once; the rest follows when there is time.

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "editor/session/picture_order.h"
#include "formats/picture/raster.h"

namespace cota::session {

/// The hexes whose ground or level differs; nothing where anything else does, too, so that more than hexes
/// must be painted.
std::optional<std::set<Cell>> changedHexes(const Table& before, const Table& after);

class ScreenMap {
  public:
    /// Paints what an edit of a few hexes changed, where nothing else is different from the last picture:
    /// the ground around them. Heights and light follow with redraw(). False where that is not enough.
    bool touchUp(const PictureOrder& order);
    /// Paints everything, block by block, and calls `onBlock` after each; false, and to be asked again, where
    /// that says that nobody waits for it any more.
    bool redraw(const PictureOrder& order, const std::function<bool()>& onBlock);

    /// Whether pixels() show the order's table in its view, heights and light perhaps left aside.
    bool isShown(const PictureOrder& order) const { return shown_.table == order.table && isSameView(order); }
    const picture::Pixels& pixels() const { return pixels_; }

  private:
    /// Marks with their boxes; the list looks at the picture.
    struct Part {
        explicit Part(picture::Picture made) : picture(std::move(made)), list(picture) {}
        picture::Picture picture;
        picture::PaintList list;
    };
    struct Slot {
        std::string layer;
        std::shared_ptr<const Part> part;  // null for layers that are drawn hex by hex
    };
    using Lists = std::vector<const picture::PaintList*>;

    void prepare(const PictureOrder& order);
    void paint(const PictureOrder& order, const look::Scene& scene, const picture::Box& box);
    bool isSameView(const PictureOrder& order) const;

    PictureOrder shown_;  // what pixels_ show
    PictureOrder made_;   // what the slots are made of
    std::vector<Slot> slots_;
    std::shared_ptr<const Part> paper_, answer_;
    picture::Pixels pixels_;
};

}  // namespace cota::session
