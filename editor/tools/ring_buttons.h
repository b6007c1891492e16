#pragma once
// The two buttons beside a contour that was just closed: hill or hollow. They are marks on the map, so they
// work with any toolkit.

#include <array>
#include <optional>
#include <vector>

#include "editor/documents/board_thing.h"
#include "editor/tools/tool.h"

namespace cota::tools {

class RingButtons {
  public:
    /// Shows the buttons for a ring, until hide().
    void show(session::BoardThing ring) { ring_ = std::move(ring); }
    void hide() { ring_.reset(); }
    const std::optional<session::BoardThing>& ring() const { return ring_; }
    void takeNames(const std::vector<session::FileRename>& renames) {
        if (ring_) ring_->board = session::boardAfter(ring_->board, renames);
    }

    /// The middles of the buttons: hill, hollow. Nothing if the ring is gone.
    std::optional<std::array<MapPoint, 2>> middles(const ToolContext& context) const;
    /// The button below the pointer: true for hill.
    std::optional<bool> at(const ToolContext& context, const PointerEvent& event) const;
    /// The step that makes the ring a hill or a hollow; nothing if it is one.
    std::optional<HistoryEntry> turned(const ToolContext& context, bool hill) const;
    std::vector<picture::Mark> marks(const ToolContext& context) const;

  private:
    std::optional<session::BoardThing> ring_;
};

}  // namespace cota::tools
