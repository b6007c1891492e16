#pragma once
// Drawing and editing contours.

#include <optional>
#include <string>
#include <vector>

#include "editor/tools/line_grip.h"
#include "editor/tools/ring_buttons.h"
#include "editor/tools/shape_tools.h"
#include "editor/words/words.h"

namespace cota::tools {

/// The nearest within reach; points before segments.
std::optional<LinePosition> contourAt(const ToolContext& context, const PointerEvent& event);

/// Why no contour can be drawn on a board: its hills come from levels, which its first contour would
/// replace. Empty if contours can be drawn.
std::string whyNoContour(const model::Board& board);

/// Help for an action, for the status bar.
session::Phrase helpOf(ContourAction action);

/// Choices::contour selects the action:
///   draw     clicks or drags a line; double-click or Enter ends it open, a click on its first point closes
///            it. A drag is a line of its own: it becomes few smooth points, ends with the release, and
///            closes near its start. Its height is Choices::metres, or the next one above the ground. A ring
///            is a hill; two buttons beside it choose between hill and hollow
///   reshape  drags a point; a drag between two points adds one; with Ctrl removes a point
///   join     drags the end of one line to the end of another, or to its own other end
///   part     splits the line at the point clicked
///   turn     flips the higher side
///   height   sets the height to Choices::metres
///   erase    removes the line
class ContourTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> finish(const ToolContext& context) override;
    void cancel() override;
    void takeNames(const std::vector<session::FileRename>& renames) override;
    bool isBusy() const override { return !run_.empty() || isBusy_; }
    /// Beside the ring that was closed last, until the next click elsewhere.
    const RingButtons& buttons() const { return buttons_; }
    bool showsHeights() const override { return true; }
    std::optional<model::Document> proposed(const ToolContext& context) const override;
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    /// The line drawn so far as a step, with the pointer as its end if it is open.
    void addFoot(const ToolContext& context, const std::string& board, const model::Contour& ring,
                 HistoryEntry& step) const;
    std::optional<HistoryEntry> lineStep(const ToolContext& context, bool closed, bool withPointer) const;
    std::optional<HistoryEntry> drawn(const ToolContext& context, bool closed);
    /// The step for the action on the caught line.
    std::optional<HistoryEntry> caughtStep(const ToolContext& context, const LinePosition& place) const;
    std::optional<HistoryEntry> reshaped(const ToolContext& context, const model::Contour& contour,
                                         const LinePosition& place) const;
    std::optional<HistoryEntry> joined(const ToolContext& context, const model::Contour& contour,
                                       const LinePosition& from) const;
    void addJoin(const ToolContext& context, const model::Contour& contour, MapPoint from,
                 std::vector<picture::Mark>& marks) const;

    static void offerHeight(const ToolContext& context, MapPoint at);
    void pressLine(const ToolContext& context, const PointerEvent& event);
    /// Ends a line that was drawn by a drag.
    bool closesByHand(const ToolContext& context, const PointerEvent& event) const;
    std::optional<HistoryEntry> drawnByHand(const ToolContext& context, const PointerEvent& event);

    PointRun run_;
    std::size_t dragFrom_ = 0;  // the number of points when the button was pressed
    RingButtons buttons_;
    std::optional<bool> button_;  // pressed: hill or hollow
    bool isBusy_ = false;
    bool isClosing_ = false;
    std::string refusal_;  // why nothing can be drawn
    LineGrip grip_;
};

}  // namespace cota::tools
