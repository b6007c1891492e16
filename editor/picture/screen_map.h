#pragma once
// The map as the window shows it, kept from one picture to the next: an edit costs what it changed, and a
// view moved aside what was not seen before.

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "editor/answers/table_changes.h"
#include "editor/picture/picture_order.h"
#include "formats/picture/raster.h"
#include "mapsets/look/scene/groundwork.h"

namespace cota::session {

class ScreenMap {
  public:
    /// Paints at once what an edit changed, where the last picture was whole and its view is the same. What
    /// hangs on it everywhere, as tints do on the highest ground, follows with redraw(). False where that is
    /// not enough, or nothing has changed.
    bool touchUp(const PictureOrder& order);
    /// Paints all that is not right yet, some blocks at a time, and calls `onBlock` after these; false, and
    /// to be asked again, where that says that nobody waits for it any more. Until a block is painted its
    /// place shows what the last picture had there, larger or smaller.
    bool redraw(const PictureOrder& order, const std::function<bool()>& onBlock);

    /// Whether pixels() show the order's table in its view, perhaps but for what touchUp() leaves aside.
    bool isShown(const PictureOrder& order) const;
    /// Whether nothing is left for redraw().
    bool isWhole() const { return isPainted_ && missing().empty(); }
    const picture::Pixels& pixels() const { return pixels_; }

  private:
    /// Marks with their boxes; the list looks at the picture.
    struct Part {
        explicit Part(picture::Picture made) : picture(std::move(made)), list(picture) {}
        picture::Picture picture;
        picture::PaintList list;
    };
    struct Slot {
        std::string layer;                           // empty: an overlay or the answer
        std::shared_ptr<const Part> part;            // null for layers that are drawn block by block
        std::shared_ptr<const Part> seen = nullptr;  // the part as eyes need it at the scale `seenAt`
        double seenAt = 0;                           // pixels to the millimetre
    };
    /// What was right and is no longer.
    struct Stale {
        bool everywhere = false;
        std::vector<picture::Box> places;  // to be painted first
    };
    /// A square of the sheet in this scale, and what of it the view shows; in pixels from the origin.
    using BlockKey = std::pair<int, int>;
    struct Block {
        BlockKey key;
        picture::PixelBox box;   // what the view shows of it
        picture::PixelBox rest;  // what of that must be painted
    };

    Stale prepare(const PictureOrder& order);
    Stale prepareAfter(const PictureOrder& order, const TableChanges& changes);
    void drawSlots(const look::Scene& scene, const PictureOrder& order, look::Concerns concerns,
                   Stale& stale);

    int blockSize() const;
    void adopt(const picture::View& view);
    void forget(const Stale& stale);
    std::vector<Block> missing() const;
    picture::PixelBox pixelsOf(const picture::Box& place) const;
    void makeLegible();
    void paint(const std::vector<picture::PixelBox>& boxes);
    void paint(const look::Scene& scene, const picture::PixelBox& box);

    PictureOrder made_;  // what the slots and the groundwork are made of
    std::shared_ptr<look::Groundwork> groundwork_;
    std::vector<Slot> slots_;
    std::shared_ptr<const Part> paper_;

    picture::Pixels pixels_;
    picture::View view_;                    // of pixels_
    int originColumn_ = 0, originRow_ = 0;  // of the view's corner, seen from where blocks are counted from
    std::map<BlockKey, picture::PixelBox> done_;  // what of each block shows made_
    bool isPainted_ = false;                      // every pixel shows a map that was whole, in this view
};

}  // namespace cota::session
