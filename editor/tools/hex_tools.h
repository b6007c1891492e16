#pragma once
// Tools that paint hexes: terrain, levels, zones.

#include "editor/tools/hex_stroke.h"

namespace cota::tools {

/// A tool that collects hexes during a drag and makes one step of them.
class HexTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override {
        stroke_.press(context, event);
    }
    void drag(const ToolContext& context, const PointerEvent& event) override {
        stroke_.drag(context, event);
    }
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override { stroke_.clear(); }
    bool isBusy() const override { return stroke_.isBusy(); }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  protected:
    HexTool(HexStroke::IsLike isLike, HexBrush Choices::*brush) : stroke_(std::move(isLike), brush) {}
    /// The step for the hexes; `isReversed`: Shift was held.
    virtual std::optional<HistoryEntry> apply(const ToolContext& context, const std::set<Cell>& cells,
                                              bool isReversed) const = 0;

  private:
    HexStroke stroke_;
};

/// Paints the chosen terrain; with Shift, the ground of the board.
class TerrainTool : public HexTool {
  public:
    TerrainTool();

  protected:
    std::optional<HistoryEntry> apply(const ToolContext& context, const std::set<Cell>& cells,
                                      bool isReversed) const override;
};

/// Why levels cannot be edited: the board has contours, and its hills are drawn from them. Empty if they
/// can.
std::string whyNoLevel(const model::Board& board);

/// Raises, lowers or sets levels; with Shift, raising and lowering are swapped.
class LevelTool : public HexTool {
  public:
    LevelTool();

  protected:
    std::optional<HistoryEntry> apply(const ToolContext& context, const std::set<Cell>& cells,
                                      bool isReversed) const override;
};

/// Adds hexes to the chosen zone, or to a new one; with Shift, removes them.
class ZoneTool : public HexTool {
  public:
    ZoneTool();

  protected:
    std::optional<HistoryEntry> apply(const ToolContext& context, const std::set<Cell>& cells,
                                      bool isReversed) const override;
};

/// Chooses the terrain and level of the hex below the pointer for drawing; changes nothing.
class PickTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override { press(context, event); }
    std::optional<HistoryEntry> release(const ToolContext&, const PointerEvent&) override;
    void cancel() override { isBusy_ = false; }
    bool isBusy() const override { return isBusy_; }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    bool isBusy_ = false;
};

}  // namespace cota::tools
