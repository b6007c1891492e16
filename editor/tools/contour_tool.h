#pragma once
// Drawing and editing contours.

#include <string>
#include <vector>

#include "editor/tools/line_grip.h"
#include "editor/tools/shape_tools.h"
#include "editor/words/words.h"

namespace cota::tools {

/// The nearest within reach; points before segments.
std::optional<LinePlace> contourAt(const Bench& bench, const PointerEvent& event);

/// Why no contour can be drawn on a board: its hills come from levels, which its first contour would
/// replace. Empty if contours can be drawn.
std::string whyNoContour(const model::Board& board);

/// Help for an action, for the status bar.
session::Phrase helpOf(ContourAction action);

/// Choices::contourAction selects the action:
///   draw     clicks or drags a line at Choices::metres; double-click or Enter ends it open, a click on
///            its first point closes it
///   reshape  drags a point; a drag between two points adds one; with Shift removes a point
///   join     drags the end of one line to the end of another, or to its own other end
///   part     splits the line at the point clicked
///   turn     flips the higher side
///   height   sets the height to Choices::metres
///   erase    removes the line
class ContourTool : public Tool {
  public:
    void press(const Bench& bench, const PointerEvent& event) override;
    void drag(const Bench& bench, const PointerEvent& event) override;
    std::optional<Moment> release(const Bench& bench, const PointerEvent& event) override;
    std::optional<Moment> finish(const Bench& bench) override;
    void cancel() override;
    void takeNames(const std::vector<session::PartRename>& renames) override;
    bool isBusy() const override { return !run_.empty() || isBusy_; }
    bool showsHeights() const override { return true; }
    std::optional<model::Document> proposed(const Bench& bench) const override;
    std::vector<picture::Mark> feedback(const Bench& bench,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    /// The line drawn so far as a step, with the pointer as its end if it is open.
    std::optional<Moment> lineStep(const Bench& bench, bool closed, bool withPointer) const;
    std::optional<Moment> drawn(const Bench& bench, bool closed);
    /// The step for the action on the caught line.
    std::optional<Moment> caughtStep(const Bench& bench, const LinePlace& place) const;
    std::optional<Moment> reshaped(const Bench& bench, const model::Contour& contour,
                                   const LinePlace& place) const;
    std::optional<Moment> joined(const Bench& bench, const model::Contour& contour,
                                 const LinePlace& from) const;
    void addJoin(const Bench& bench, const model::Contour& contour, MapPoint from,
                 std::vector<picture::Mark>& marks) const;

    PointRun run_;
    bool isBusy_ = false;
    bool isClosing_ = false;
    std::string refusal_;  // why nothing can be drawn
    LineGrip grip_;
};

}  // namespace cota::tools
