#pragma once
// Puts down what was copied, or a stamp: it follows the pointer until a click or Enter.

#include "editor/tools/bulk/paste.h"

namespace cota::tools {

/// A click puts the clip down; R turns it by 60 degrees clockwise (with Shift back), F mirrors it. A stamp
/// can be put down many times; what was copied, once.
class PasteTool : public Tool {
  public:
    PasteTool(Clip clip, TerrainMapping mapping, bool isStamp)
        : clip_(std::move(clip)), mapping_(std::move(mapping)), isStamp_(isStamp) {}

    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override { isBusy_ = false; }
    bool isBusy() const override { return isBusy_; }
    bool takesKey(int key, bool shift) override;
    bool isTemporary() const override { return true; }
    bool isDone() const override { return isDone_; }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

    const Turned& turned() const { return turned_; }

  private:
    Clip clip_;
    TerrainMapping mapping_;
    bool isStamp_ = false;
    bool isBusy_ = false;
    bool isDone_ = false;
    Turned turned_;
};

}  // namespace cota::tools
