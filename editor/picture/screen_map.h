#pragma once
// The map as the window shows it, kept between pictures: an edit repaints only what it changed, and panning
// only what was not visible before.

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "editor/answers/map_changes.h"
#include "editor/picture/picture_request.h"
#include "formats/picture/raster.h"
#include "mapsets/look/scene/groundwork.h"

namespace cota::session {

class ScreenMap {
  public:
    /// Immediately paints what an edit changed, if the last picture was complete and in the same view.
    /// Effects on the whole map, such as tints that depend on the highest ground, are left to redraw().
    /// False if that is not enough, or if nothing has changed.
    bool touchUp(const PictureRequest& request);
    /// Paints everything that is out of date, some blocks at a time, and calls `onBlock` after each group.
    /// Returns false if `onBlock` does, because the picture is no longer wanted; then it must be called
    /// again. Until a block is painted, it shows the last picture, scaled.
    bool redraw(const PictureRequest& request, const std::function<bool()>& onBlock);

    /// Whether pixels() show the requested map in its view, except perhaps for effects that touchUp() leaves
    /// to redraw().
    bool isShown(const PictureRequest& request) const;
    /// Whether redraw() has nothing to do.
    bool isWhole() const { return isPainted_ && missing().empty(); }
    const picture::Pixels& pixels() const { return pixels_; }

  private:
    /// Marks with their boxes; `list` refers to `picture`.
    struct Drawing {
        explicit Drawing(picture::Picture made) : picture(std::move(made)), list(picture) {}
        picture::Picture picture;
        picture::PaintList list;
    };
    struct Slot {
        std::string layer;                              // empty: an overlay or the answer
        std::shared_ptr<const Drawing> drawing;         // null for layers drawn block by block
        std::shared_ptr<const Drawing> seen = nullptr;  // `part`, made legible for the scale `seenAt`
        double seenAt = 0;                              // pixels per millimetre
    };
    /// The parts of the picture that are out of date.
    struct Stale {
        bool everywhere = false;
        std::vector<picture::Box> places;  // to paint first
    };
    /// A square of the sheet in the present scale, and its visible part, in pixels from the origin.
    using BlockKey = std::pair<int, int>;
    struct Block {
        BlockKey key;
        picture::PixelBox box;   // the visible part
        picture::PixelBox rest;  // what must be painted of it
    };

    Stale prepare(const PictureRequest& request);
    Stale prepareAfter(const PictureRequest& request, const MapChanges& changes);
    void drawSlots(const look::Scene& scene, const PictureRequest& request, look::Concerns concerns,
                   Stale& stale);

    int blockSize() const;
    void adopt(const picture::View& view);
    void forget(const Stale& stale);
    std::vector<Block> missing() const;
    picture::PixelBox pixelsOf(const picture::Box& place) const;
    void makeLegible();
    void paint(const std::vector<picture::PixelBox>& boxes);
    void paint(const look::Scene& scene, const picture::PixelBox& box);

    PictureRequest made_;  // the request that slots and groundwork were made from
    std::shared_ptr<look::Groundwork> groundwork_;
    std::vector<Slot> slots_;
    std::shared_ptr<const Drawing> paper_;

    picture::Pixels pixels_;
    picture::View view_;                          // of pixels_
    int originColumn_ = 0, originRow_ = 0;        // the corner of the view, from the origin of the blocks
    std::map<BlockKey, picture::PixelBox> done_;  // the part of each block that shows made_
    bool isPainted_ = false;                      // all pixels show a complete map in this view
};

}  // namespace cota::session
