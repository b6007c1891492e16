#pragma once
// Tools for lines and outlines in grid units: areas and names; contours use them too.

#include <string>
#include <vector>

#include "editor/tools/line_grip.h"
#include "editor/tools/tool.h"

namespace cota::tools {

/// The length of a drag, in grid units, after which it adds a point: a twelfth of a hex.
inline constexpr std::int32_t dragStep = model::unitsPerHex / 12;

/// A line drawn by clicks and drags on the board of its first point.
class PointRun {
  public:
    bool empty() const { return points_.empty(); }
    const std::string& board() const { return board_; }
    const std::vector<model::GridPoint>& points() const { return points_; }
    /// Adds the point below, if it is on a board. A drag adds one only `least` grid units after the last.
    void add(const JoinedMap& map, MapPoint at, std::int32_t least = 1);
    /// Whether a click here would close the line: it is on the first of at least three points.
    bool wouldClose(const JoinedMap& map, const PointerEvent& event) const;
    /// Replaces the points from the given one on.
    void replaceFrom(std::size_t first, const std::vector<model::GridPoint>& points) {
        points_.resize(first);
        points_.insert(points_.end(), points.begin(), points.end());
    }
    void clear();
    void takeNames(const std::vector<session::PartRename>& renames) {
        board_ = session::boardAfter(board_, renames);
    }
    /// Sheet points of the line, followed by the pointer if it is given.
    std::vector<MapPoint> onSheet(const JoinedMap& map, const std::optional<PointerEvent>& hover) const;

  private:
    std::string board_;
    std::vector<model::GridPoint> points_;
};

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
    void takeNames(const std::vector<session::PartRename>& renames) override;
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

/// Writes the chosen name at a click, moves a name by dragging, and removes one with Ctrl+click.
class LabelTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override;
    void takeNames(const std::vector<session::PartRename>& renames) override;
    bool isBusy() const override { return isBusy_; }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    bool isBusy_ = false;
    bool isReversed_ = false;
    std::optional<session::BoardPoint> caught_;  // the name being dragged
    MapPoint from_, now_;
};

/// A free id, "area-3", that is not in `taken`.
std::string freeId(const std::string& stem, const std::vector<std::string>& taken);

}  // namespace cota::tools
