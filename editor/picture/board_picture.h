#pragma once
// A board as a piece by itself: its map, transparent around its hexes and where it is cropped, turned as it
// lies. Drawn once, and then moved about.

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/answers/newest_first.h"
#include "formats/model/document/board.h"
#include "formats/model/document/shared.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/raster.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/field/laid_board.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

struct BoardPictureRequest {
    model::Shared<model::Board> board;
    mapsets::LaidBoard laid;  // what is kept, and whether it is turned; its place does not matter
    std::shared_ptr<const mapsets::Mapset> game;
    std::shared_ptr<const look::Symbology> look;
    model::Language language = model::Language::english;
    double hexPixels = 24;  // across a hex; less for very large boards

    /// Whether both have the same picture.
    bool isLike(const BoardPictureRequest& other) const {
        return board == other.board && laid.kept == other.laid.kept && laid.turned == other.laid.turned &&
               game == other.game && look == other.look && language == other.language &&
               hexPixels == other.hexPixels;
    }
};

struct BoardPicture {
    BoardPictureRequest of;
    picture::Pixels pixels;  // empty: the board cannot be drawn
    /// The printed points, in grid units, at the upper left and lower right corner of the board before it
    /// is turned.
    model::GridPoint from, to;
};

/// Stops with an empty picture when `isWanted` says no.
BoardPicture boardPicture(
    const BoardPictureRequest& request, const std::function<bool()>& isWanted = [] { return true; });

/// Draws pictures in the background, one after the other.
class BoardPictures {
  public:
    /// `onPicture` is called from another thread.
    explicit BoardPictures(std::function<void(BoardPicture)> onPicture);
    /// Requests that are not done yet are dropped.
    void start(std::vector<BoardPictureRequest> requests) { worker_.start(std::move(requests)); }

  private:
    std::function<void(BoardPicture)> onPicture_;
    NewestFirst<std::vector<BoardPictureRequest>> worker_;
};

}  // namespace cota::session
