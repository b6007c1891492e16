#pragma once
// Selecting what is on the map, and carrying counters about.

#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// What a press there could mean, what is drawn on top first: counters from the uppermost down, names, paths,
/// contours, outlines, objectives, the hex if anything stands in it, the areas around from the smallest up,
/// the hex, its zones. What is not shown is not there.
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

/// The step that takes what is selected off the map; the counter itself stays in its order of battle, and
/// what names a zone or objective goes along. Nothing where there is nothing to take away.
std::optional<Moment> withoutSelected(const Bench& bench);
/// What named the things removed, to be told to who removed them; empty where nothing did.
std::string whatElseWent(const model::Document& before, const session::Selection& removed,
                         model::Language language);
/// Why that is nothing, for a person who pressed Delete; empty where there is nothing to say.
std::string whyNothingRemoved(const session::Table& table, const session::Selection& selection,
                              model::Language language);

}  // namespace cota::tools
