#pragma once
// Tools that draw on hexsides and from hex to hex: hedges and walls, roads and rivers.

#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// Puts the chosen kind on the hexsides along a drag; with Shift, removes it.
class HexsideTool : public Tool {
  public:
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
    MapPoint last_;                      // last position of the pointer
    std::vector<model::HexSide> sides_;  // in the order of drawing, each once
};

/// Draws the chosen kind of path from hex to hex, or along hexsides if the kind requires it. A path that
/// starts at the end of another of its kind continues it; with Shift, links are removed. At a seam each
/// board gets its own part.
class PathTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return isBusy_; }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    void goTo(const JoinedMap& map, Cell cell);
    void goTo(const JoinedMap& map, model::HexSide side);
    model::Document drawn(const ToolContext& context) const;

    bool isBusy_ = false;
    bool isReversed_ = false;
    bool alongSides_ = false;
    std::vector<Cell> cells_;            // each adjacent to the next
    MapPoint last_;                      // last position of the pointer
    std::vector<model::HexSide> sides_;  // each shares a corner with the next
};

}  // namespace cota::tools
