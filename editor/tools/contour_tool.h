#pragma once
// Drawing and mending contours.

#include <string>
#include <vector>

#include "editor/tools/shape_tools.h"

namespace cota::tools {

/// A place on a contour: the line, and the point of it that was caught, or the segment after `point` where
/// the pointer lies between two points.
struct ContourPlace {
    std::string board;
    std::string id;
    std::size_t point = 0;
    bool isOnPoint = false;
    friend bool operator==(const ContourPlace&, const ContourPlace&) = default;
};
/// The nearest within reach; points before segments.
std::optional<ContourPlace> contourAt(const Bench& bench, const PointerEvent& event);

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
    std::optional<Moment> caughtStep(const Bench& bench, const ContourPlace& place) const;
    std::optional<Moment> reshaped(const Bench& bench, const model::Contour& contour,
                                   const ContourPlace& place) const;
    std::optional<Moment> joined(const Bench& bench, const model::Contour& contour,
                                 const ContourPlace& from) const;
    void addJoin(const Bench& bench, const model::Contour& contour, MapPoint from,
                 std::vector<picture::Mark>& marks) const;
    std::vector<model::GridPoint> dragged(const Bench& bench, const model::Contour& contour,
                                          const ContourPlace& place) const;

    PointRun run_;
    bool isBusy_ = false;
    bool isClosing_ = false;
    bool isReversed_ = false;
    std::optional<ContourPlace> caught_;
    MapPoint now_;
    double reach_ = 0;  // of the pointer
    bool hasMoved_ = false;
};

}  // namespace cota::tools
