#pragma once
// Tools that paint hexes: terrain, levels, zones.

#include "editor/tools/hex_stroke.h"

namespace cota::tools {

/// A tool that collects hexes during a gesture and makes one step of them.
class HexTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override {
        stroke_.drag(context, event);
    }
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> finish(const ToolContext& context) override;
    void cancel() override { stroke_.clear(); }
    bool isBusy() const override { return stroke_.isBusy(); }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  protected:
    const HexStroke& stroke() const { return stroke_; }
    HexTool(HexStroke::Likeness likeness, BrushOf brush) : stroke_(std::move(likeness), brush) {}
    /// The hexes of a gesture; `isReversed`: Ctrl was held. `first` and `last` are its ends.
    struct Painted {
        std::set<Cell> cells;
        bool isReversed = false;
        Cell first = 0, last = 0;
    };
    /// The step for the hexes.
    virtual std::optional<HistoryEntry> apply(const ToolContext& context, const Painted& painted) const = 0;

  private:
    std::optional<HistoryEntry> ended(const ToolContext& context);

    HexStroke stroke_;
    int number_ = 0;  // of the gesture
};

/// Whether other hexes have the terrain of a hex, for fills.
std::function<bool(const JoinedMap&, Cell)> sameTerrain(const JoinedMap& map, Cell first);

/// Paints the chosen terrain, or a mix of several; with Ctrl, the ground of the board.
class TerrainTool : public HexTool {
  public:
    TerrainTool();
    bool changesGround() const override { return true; }
    std::vector<picture::Mark> fills(const ToolContext& context) const override;

  protected:
    /// The new terrain of a hex; nothing if the mode does not change it.
    std::optional<model::TerrainMix> becomes(const ToolContext& context, const model::Board& board,
                                             model::HexCoord hex, bool isReversed) const;
    std::optional<HistoryEntry> apply(const ToolContext& context, const Painted& painted) const override;
};

/// The terrain of the blend for a hex. It depends only on the place, so that painting twice changes nothing.
model::TerrainId blendedAt(const std::vector<BlendShare>& blend, model::HexCoord hex);

/// Why levels cannot be edited: the board has contours, and its hills are drawn from them. Empty if they
/// can.
std::string whyNoLevel(const model::Board& board);

/// Raises, lowers, sets, flattens, smooths or slopes levels; with Ctrl, raising and lowering are swapped.
class LevelTool : public HexTool {
  public:
    LevelTool();
    bool changesGround() const override { return true; }

  protected:
    std::optional<HistoryEntry> apply(const ToolContext& context, const Painted& painted) const override;
};

/// Adds hexes to the chosen zone, or to a new one; with Ctrl, removes them.
class ZoneTool : public HexTool {
  public:
    ZoneTool();

  protected:
    std::optional<HistoryEntry> apply(const ToolContext& context, const Painted& painted) const override;
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
