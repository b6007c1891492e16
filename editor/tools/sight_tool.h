#pragma once
// Shows lines of sight; changes nothing.

#include "editor/answers/sight_answer.h"
#include "editor/tools/tool.h"

namespace cota::tools {

class SightTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return isBusy_; }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

    /// Begins a line there; it follows the pointer, and the next click ends it.
    void startAt(Cell cell);
    /// The last line drawn, judged on this map; nothing if there is none.
    std::optional<session::SightAnswer> answer(const JoinedMap& map) const;

  private:
    bool isBusy_ = false;
    bool isStarted_ = false;  // from_ is set, and the next press keeps it
    std::optional<Cell> from_, to_;
};

}  // namespace cota::tools
