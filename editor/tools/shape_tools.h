#pragma once
// Tools for drawn lines and outlines in grid units: area terrain, contours, names.

#include <string>
#include <vector>

#include "editor/tools/line_grip.h"
#include "editor/tools/tool.h"

namespace cota::tools {

/// How far a drag goes, in grid units, before it leaves a point: a twelfth of a hex.
inline constexpr std::int32_t dragStep = model::unitsPerHex / 12;

/// A line drawn by presses and drags on one board: that of its first point.
class PointRun {
  public:
    bool empty() const { return points_.empty(); }
    const std::string& board() const { return board_; }
    const std::vector<model::GridPoint>& points() const { return points_; }
    /// Adds the point below, or nothing beside the boards. A drag adds a point only where it has gone `least`
    /// grid units since the last one.
    void add(const Table& table, MapPoint at, std::int32_t least = 1);
    /// Whether a press here would close the line: it touches the first of at least three points.
    bool wouldClose(const Table& table, const PointerEvent& event) const;
    void clear();
    void takeNames(const std::vector<session::PartRename>& renames) {
        board_ = session::boardAfter(board_, renames);
    }
    /// Sheet points of the line, with the pointer at its end where one is given.
    std::vector<MapPoint> onSheet(const Table& table, const std::optional<PointerEvent>& hover) const;

  private:
    std::string board_;
    std::vector<model::GridPoint> points_;
};

/// Draws the outline of an area of the chosen terrain: press from corner to corner or drag along it; a press
/// on the first point, a double press or Enter closes it. Between outlines a point of an area that is there
/// is dragged, a press on its edge makes a new point, and shift takes the point pressed away, or the smallest
/// area below where that is none. A press on a point that drags nothing begins an outline there.
class AreaTool : public Tool {
  public:
    void press(const Bench& bench, const PointerEvent& event) override;
    void drag(const Bench& bench, const PointerEvent& event) override;
    std::optional<Moment> release(const Bench& bench, const PointerEvent& event) override;
    std::optional<Moment> finish(const Bench& bench) override;
    void cancel() override;
    void takeNames(const std::vector<session::PartRename>& renames) override;
    bool isBusy() const override { return !run_.empty() || isErasing_ || grip_.place; }
    std::vector<picture::Mark> feedback(const Bench& bench,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    std::optional<Moment> reshaped(const Bench& bench);
    std::optional<Moment> erased(const Bench& bench, const PointerEvent& event) const;

    PointRun run_;
    LineGrip grip_;
    bool isErasing_ = false;
    bool isClosing_ = false;
};

/// Whether a point lies in the area or on its outline.
bool isAround(const model::Area& area, model::GridPoint at);
/// Twice what it covers, in square grid units.
std::int64_t sizeOf(const model::Area& area);

/// The name whose letters the pointer touches, or that is printed nearest to it and within its reach.
std::optional<session::BoardPoint> nameAt(const Bench& bench, const PointerEvent& event);

/// Writes the chosen name where it is pressed, moves one that is dragged, and with shift takes it away.
class LabelTool : public Tool {
  public:
    void press(const Bench& bench, const PointerEvent& event) override;
    void drag(const Bench& bench, const PointerEvent& event) override;
    std::optional<Moment> release(const Bench& bench, const PointerEvent& event) override;
    void cancel() override;
    void takeNames(const std::vector<session::PartRename>& renames) override;
    bool isBusy() const override { return isBusy_; }
    std::vector<picture::Mark> feedback(const Bench& bench,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    bool isBusy_ = false;
    bool isReversed_ = false;
    std::optional<session::BoardPoint> caught_;  // the name that is dragged
    MapPoint from_, now_;
};

/// A free id "area-3" among those of `taken`.
std::string freeId(const std::string& stem, const std::vector<std::string>& taken);

}  // namespace cota::tools
