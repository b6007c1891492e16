#pragma once
// Tools for lines and outlines in grid units: areas and names; contours use them too.

#include <string>
#include <vector>

#include "editor/tools/line_grip.h"
#include "editor/tools/tool.h"

namespace cota::tools {

/// The length of a drag, in grid units, after which it adds a point: a twelfth of a hex.
inline constexpr std::int32_t dragStep = model::unitsPerHex / 12;

/// Draws the outline of an area of the chosen terrain: click from corner to corner or drag along it; a click
/// on the first point, a double-click or Enter closes it. When no outline is being drawn, dragging moves a
/// point of an existing area, dragging its edge adds a point, and Ctrl+click removes a point, or else the
/// smallest area below. A click on a point without a drag starts an outline there.
class AreaTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> finish(const ToolContext& context) override;
    void cancel() override;
    void takeNames(const std::vector<session::FileRename>& renames) override;
    bool isBusy() const override { return !run_.empty() || isErasing_ || grip_.place; }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    std::optional<HistoryEntry> reshaped(const ToolContext& context);
    std::optional<HistoryEntry> erased(const ToolContext& context, const PointerEvent& event) const;

    PointRun run_;
    LineGrip grip_;
    bool isErasing_ = false;
    bool isClosing_ = false;
};

/// Whether a point is in the area or on its outline.
bool isAround(const model::Area& area, model::GridPoint at);
/// Twice its area in square grid units, to stay exact.
std::int64_t sizeOf(const model::Area& area);

/// The name whose letters the pointer touches, or else the nearest one within its reach.
std::optional<session::BoardPoint> nameAt(const ToolContext& context, const PointerEvent& event);

/// Writes the chosen name at a click, or along the curve of a drag; moves a name by dragging, and removes one
/// with Ctrl+click. A drag with Shift from a name gives it a curve; the curve of a selected name has handles.
class LabelTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override;
    void takeNames(const std::vector<session::FileRename>& renames) override;
    bool isBusy() const override { return isBusy_; }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    std::vector<model::GridPoint> drawnCurve(const ToolContext& context) const;
    std::optional<HistoryEntry> reshaped(const ToolContext& context) const;
    std::optional<HistoryEntry> moved(const ToolContext& context, const PointerEvent& event,
                                      const session::BoardPoint& caught, const model::MapName& name,
                                      bool isReversed) const;

    bool isBusy_ = false;
    bool isReversed_ = false;
    bool isDrawing_ = false;                     // a curve for a name
    std::optional<session::BoardPoint> caught_;  // the name being dragged
    MapPoint from_, now_;
    PointRun run_;   // the curve being drawn
    LineGrip grip_;  // of a curve
};

/// A free id, "area-3", that is not in `taken`.
std::string freeId(const std::string& stem, const std::vector<std::string>& taken);

}  // namespace cota::tools
