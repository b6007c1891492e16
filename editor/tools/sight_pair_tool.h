#pragma once
// Marks pairs of hexes that must see each other, or must not, as the map has it.

#include "editor/tools/sight_tool.h"

namespace cota::tools {

class SightPairTool : public SightTool {
  public:
    /// A pair always has a new start.
    void press(const ToolContext& context, const PointerEvent& event) override;
    /// The opposite of the tool demands the opposite of what the map has.
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
};

}  // namespace cota::tools
