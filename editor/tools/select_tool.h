#pragma once
// Selecting things on the map, and moving counters.

#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// What a click there can select, in order from the top: counters, names, paths, contours, outlines,
/// objectives, the hex if it has features, the areas around it from the smallest, the hex, its zones. Hidden
/// layers are left out.
std::vector<model::Subject> subjectsAt(const ToolContext& context, const PointerEvent& event);

/// A click selects; another click in the same place selects what is below. A drag moves units and names; on
/// empty ground it selects what is in the rectangle or lasso. Shift adds, and after a hex selects those up
/// to the next; Ctrl adds or removes, and copies what is dragged. The wand selects connected hexes.
class SelectTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return from_.has_value(); }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    /// What the gesture covers: corners of a rectangle, or the points of a lasso.
    std::vector<MapPoint> outline() const;
    std::optional<HistoryEntry> outlined(const ToolContext& context) const;
    std::optional<HistoryEntry> carried(const ToolContext& context) const;
    session::Selection selectedByWand(const ToolContext& context, session::Cell cell) const;
    std::optional<HistoryEntry> clicked(const ToolContext& context, const PointerEvent& event) const;

    std::optional<MapPoint> from_;
    MapPoint now_;
    std::vector<MapPoint> way_;  // of the pointer, for the lasso
    bool isLasso_ = false;
    bool isAdding_ = false;    // Shift was held
    bool isChanging_ = false;  // Ctrl was held
    bool hasMoved_ = false;
    session::Selection held_;
};

/// The step that selects what is below the selected thing at a place; without a place, at the selection.
std::optional<HistoryEntry> selectedDeeper(const ToolContext& context, std::optional<MapPoint> at);

/// "12 hexes", "3 units", or the id of a single thing.
std::string countText(const session::Selection& selection);

/// Marks for the selection, shown with any tool.
std::vector<picture::Mark> selectionMarks(const ToolContext& context);

}  // namespace cota::tools
