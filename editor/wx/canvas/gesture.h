#pragma once
// The active tool and the gesture in progress: from presses and drags on the map to steps of the history.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/editing/session.h"
#include "editor/scenario/amending.h"
#include "editor/tools/tool.h"
#include "editor/wx/canvas/map_pixels.h"
#include "editor/wx/canvas/scrolled_view.h"

namespace cota::wx {

class Gesture {
  public:
    Gesture(session::Session& session, tools::Choices& choices, const ScrolledView& view,
            const MapPixels& pixels)
        : session_(session), choices_(choices), view_(view), pixels_(pixels) {}

    /// The gesture has continued or was dropped, without a step.
    std::function<void()> onContinued;
    /// A press, a drag or the end of a gesture, with or without a step.
    std::function<void()> onGesture;
    /// A temporary tool has done its work.
    std::function<void()> onDone;
    /// A message from a tool, for example why nothing happened.
    std::function<void(const std::string&)> onMessage;

    void setTool(std::unique_ptr<tools::Tool> tool);
    tools::Tool* tool() const { return tool_.get(); }
    /// Whether a tool can work: there is one, and a map.
    bool canStart() const { return tool_ && session_.map(); }
    bool isBusy() const { return tool_ && tool_->isBusy(); }

    void press(const tools::PointerEvent& event);
    void drag(const tools::PointerEvent& event) {
        follow(event);
        followed();
    }
    /// The two parts of drag(): each point of the pointer belongs to the stroke, but it is shown only once
    /// for each picture.
    void follow(const tools::PointerEvent& event) { tool_->drag(context(), event); }
    void followed();
    void release(const tools::PointerEvent& event);
    /// Press and release in the same place.
    void click(const tools::PointerEvent& event);
    /// Ends a gesture of several clicks.
    void finish();
    void cancel();
    /// A step of the files themselves, also while the scenario alone is changed.
    void commitToFiles(
        const std::function<std::optional<session::HistoryEntry>(const tools::ToolContext&)>& step);
    /// A step made without the tool, for example by a drop on the map.
    void commit(const std::function<std::optional<session::HistoryEntry>(const tools::ToolContext&)>& step,
                bool isReasonWanted = true);
    /// Another part of the window has changed the document, which may have removed what is being dragged.
    void documentChanged(const session::Changed& what);

    /// What the gesture, or the one before it, makes of the ground, until the picture shows it.
    const std::vector<picture::Mark>& fills() const { return fills_; }
    /// Shows what is about to become of the ground.
    void preview(std::vector<picture::Mark> fills) {
        fills_ = std::move(fills);
        isPreview_ = !fills_.empty();
    }
    /// The picture shows the present map.
    void pictureShown();
    /// A key that the tool uses itself.
    bool takesKey(int key, bool shift) { return tool_ && tool_->takesKey(key, shift); }

    bool showsHeights() const { return tool_ && tool_->showsHeights(); }
    /// The document as the gesture would change it now.
    std::optional<model::Document> proposed() { return tool_->proposed(context()); }
    std::vector<picture::Mark> marks(const std::optional<tools::PointerEvent>& hover);
    /// Only with a map. While the scenario alone is changed, the document is as the scenario has it.
    tools::ToolContext context();
    /// Whether changes of the ground are changes of the scenario only.
    bool isAmending() const;

  private:
    void take(std::optional<session::HistoryEntry> step);
    void amend(std::optional<session::HistoryEntry>& step);

    session::Session& session_;
    tools::Choices& choices_;
    const ScrolledView& view_;
    const MapPixels& pixels_;
    std::unique_ptr<tools::Tool> tool_;
    session::MadeAmendments made_;
    std::vector<picture::Mark> fills_;
    bool isPreview_ = false;   // fills_ are of the next document
    std::string message_;      // of the tool, during this event
    bool isOwnStep_ = false;   // the change comes from here
    bool isForFiles_ = false;  // the present step is not one of the scenario only
};

}  // namespace cota::wx
