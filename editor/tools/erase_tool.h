#pragma once
// The eraser: clears hexes of one kind of thing.

#include "editor/tools/hex_tools.h"

namespace cota::tools {

/// Removes terrain, lines, features, names or units from the hexes of a stroke; with Ctrl, all of them.
class EraseTool : public HexTool {
  public:
    EraseTool();
    bool changesGround() const override { return true; }
    std::vector<picture::Mark> fills(const ToolContext& context) const override;

  protected:
    std::optional<HistoryEntry> apply(const ToolContext& context, const Painted& painted) const override;
};

}  // namespace cota::tools
