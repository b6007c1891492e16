#pragma once
// Selecting what is on the map, and carrying counters about.

#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// What a press there could mean, the most likely first: counters from the uppermost down, names, contours,
/// outlines, paths, objectives, the hex, the zones around it.
std::vector<model::Subject> subjectsAt(const Bench& bench, const PointerEvent& event);

/// A press selects; pressed again in the same place it selects what lies below. A counter that is dragged
/// moves. With shift the hex itself is selected, whatever stands in it.
class SelectTool : public Tool {
  public:
    void press(const Bench& bench, const PointerEvent& event) override;
    void drag(const Bench& bench, const PointerEvent& event) override;
    std::optional<Moment> release(const Bench& bench, const PointerEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return from_.has_value(); }
    std::vector<picture::Mark> feedback(const Bench& bench,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    std::optional<MapPoint> from_;
    MapPoint now_;
    bool isHex_ = false;
    std::optional<model::CounterId> held_;
};

/// What is selected, as marks over the map; the tool in hand may be any.
std::vector<picture::Mark> selectionMarks(const Bench& bench);

/// The step that takes what is selected off the map; the counter itself stays in its order of battle.
/// Nothing where there is nothing to take away.
std::optional<Moment> withoutSelected(const Bench& bench);
/// Why that is nothing, for a person who pressed Delete; empty where there is nothing to say.
std::string whyNothingRemoved(const session::Table& table, const session::Selection& selection);

}  // namespace cota::tools
