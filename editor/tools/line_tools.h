#pragma once
// Tools that draw on hexsides and from hex to hex: hedges and walls, roads and rivers.

#include <vector>

#include "editor/tools/tool.h"
#include "editor/words/words.h"

namespace cota::tools {

/// Puts the chosen kind on the hexsides along a drag; with Ctrl, removes it. Shift keeps the drag
/// straight.
class HexsideTool : public Tool {
  public:
    bool changesGround() const override { return true; }
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return isBusy_; }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    bool isBusy_ = false;
    bool isReversed_ = false;
    bool isStraight_ = false;            // Shift was held
    MapPoint from_, last_;               // first and last position of the pointer
    std::vector<model::HexSide> sides_;  // in the order of drawing, each once
};

/// A place on a road or river: its hex or hexside nearest to the pointer.
struct PathPlace {
    std::string board;
    model::PathId id;
    std::size_t place = 0;
};
/// The path nearest to the pointer, within its reach.
std::optional<PathPlace> pathAt(const ToolContext& context, const PointerEvent& event);
/// Help for an action, for the status bar.
session::Phrase helpOf(PathAction action);

/// Draws the chosen kind of path from hex to hex, or along hexsides if the kind requires it. A path that
/// starts at the end of another of its kind continues it; with Ctrl, links are removed; Shift keeps it
/// straight. At a seam each board gets its own part.
class PathTool : public Tool {
  public:
    bool changesGround() const override { return true; }
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return isBusy_; }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    /// The step of a click on a path, for other actions than drawing.
    std::optional<HistoryEntry> acted(const ToolContext& context, const PointerEvent& event) const;
    void goTo(const JoinedMap& map, Cell cell);
    void goTo(const JoinedMap& map, model::HexSide side);
    model::Document drawn(const ToolContext& context) const;

    bool isBusy_ = false;
    bool isActing_ = false;  // the gesture is a click on a path
    bool isReversed_ = false;
    bool isStraight_ = false;  // Shift was held
    bool alongSides_ = false;
    std::vector<Cell> cells_;            // each adjacent to the next
    MapPoint from_, last_;               // first and last position of the pointer
    std::vector<model::HexSide> sides_;  // each shares a corner with the next
};

}  // namespace cota::tools
