#pragma once
// Drawing and mending contours.

#include <string>
#include <vector>

#include "editor/tools/line_grip.h"
#include "editor/tools/shape_tools.h"
#include "editor/words/words.h"

namespace cota::tools {

/// The nearest within reach; points before segments.
std::optional<LinePlace> contourAt(const Bench& bench, const PointerEvent& event);

/// Why a board takes no contour of its own: its hills are those of its levels, and the first line would take
/// their place. Empty: it does.
std::string whyNoContour(const model::Board& board);

/// How that is done, for the status bar.
session::Phrase helpOf(ContourAction action);

/// What a press does is Choices::contourAction:
///   draw     presses and drags make a line at Choices::metres; a double press or Enter ends it open, a press
///   on
///            its first point closes it
///   reshape  drags a point; a press between two points makes a new one; with shift takes a point away
///   join     dragged from the end of one line to the end of another, or to its own other end
///   part     cuts the line at the point pressed
///   turn     the other side is the higher one
///   height   gives the line the height Choices::metres
///   erase    takes the line away
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
    /// The line drawn so far as a step; with the pointer at its end where `isOpen`.
    std::optional<Moment> lineStep(const Bench& bench, bool closed, bool withPointer) const;
    std::optional<Moment> drawn(const Bench& bench, bool closed);
    /// What the gesture on the line caught comes to.
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
    std::string refusal_;  // of the press that began nothing
    LineGrip grip_;
};

}  // namespace cota::tools
