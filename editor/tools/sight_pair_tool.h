#pragma once
// Marks pairs of hexes that must see each other, or must not, as the map has it.

#include "editor/tools/sight_tool.h"

namespace cota::tools {

class SightPairTool : public SightTool {
  public:
    /// Ctrl demands the opposite of what the map has; Shift keeps the start.
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;

  private:
    bool isOpposite_ = false;
};

}  // namespace cota::tools
