#pragma once
// The map in the window: shows the pixels of the map and the marks of the tool, and passes mouse actions to
// the tool.

#include <wx/bitmap.h>
#include <wx/window.h>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/answers/answer_overlay.h"
#include "editor/answers/viewport.h"
#include "editor/editing/session.h"
#include "editor/picture/map_picture.h"
#include "editor/tools/tool.h"

namespace cota::wx {

class MapCanvas : public wxWindow {
  public:
    MapCanvas(wxWindow* parent, session::Session& session, tools::Choices& choices);

    void setTool(std::unique_ptr<tools::Tool> tool);
    tools::Tool* tool() const { return tool_.get(); }
    void setLayers(std::vector<std::string> shown, std::vector<std::string> overlays);
    const std::vector<std::string>& layers() const { return layers_; }
    const std::vector<std::string>& overlays() const { return overlays_; }
    /// The overlay for the selected hex or unit.
    void setOverlay(session::OverlayKind kind);
    session::OverlayKind overlayKind() const { return overlayKind_; }
    void cancelGesture();
    /// Cancels the drawing, or clears the selection if nothing is being drawn.
    void escape();
    /// Escape outside the map: cancels the drawing and hides the overlay, but keeps the selection.
    void forgetShown();
    void finishGesture();
    void zoomBy(double factor);
    void fitMap();
    bool isFitted() const;
    /// Scrolls to a hex and marks it.
    void show(session::Cell cell);
    /// Scrolls to a subject if it is not visible; does nothing if it is not on the map.
    void reveal(const model::Subject& subject);
    /// Marks hexes until the next click on the map or step.
    void pointOut(std::set<session::Cell> hexes);
    /// Removes the selection from the map.
    void removeSelected();

    /// The hex below the pointer, or of the hex cursor, has changed.
    std::function<void(std::optional<session::Cell>)> onHex;
    /// The screen shows the present document.
    std::function<void()> onDrawn;
    const session::Viewport& viewport() const { return view_; }
    /// A drag or drawing has continued or ended.
    std::function<void()> onGesture;
    /// A message from a tool, for example why nothing happened.
    std::function<void(const std::string&)> onSaid;
    /// The answer of the overlay, in one line.
    std::function<void(const std::string&)> onOverlay;
    /// A file was dropped on the map.
    std::function<void(const wxString&)> onFile;

  private:
    void onPaint();
    void drawMap(wxDC& dc) const;
    void onLeftDown(wxMouseEvent& event);
    void onLeftUp(wxMouseEvent& event);
    void onMotion(wxMouseEvent& event);
    void onWheel(wxMouseEvent& event);
    void onKeyDown(wxKeyEvent& event);
    void moveCursor(int column, int row);
    void pressCursor(bool shift);
    void scroll(double pixelsRight, double pixelsDown);
    void zoomAt(double factor, session::ScreenPoint fixed);
    void keepInSight();
    void beginPan(wxMouseEvent& event);
    void endPan();
    void bindInput();
    void bindDrops();
    void setHover(std::optional<tools::PointerEvent> event);
    void take(std::optional<session::HistoryEntry> step);
    void orderPicture();
    void takePicture(session::PictureAnswer answer);
    void orderOverlay();
    void forgetAnswers();
    void follow();
    session::OverlayKind wantedOverlay() const;
    void takeOverlay(const session::OverlayAnswer& answer);
    void documentChanged(const session::Changed& what);
    tools::ToolContext context();
    wxBitmap overlay(wxPoint& corner);
    std::vector<picture::Mark> marks();

    session::Session& session_;
    tools::Choices& choices_;
    std::unique_ptr<tools::Tool> tool_;
    session::Viewport view_;
    std::vector<std::string> layers_, overlays_;
    session::OverlayKind overlayKind_ = session::OverlayKind::none;
    std::uint64_t overlayNumber_ = 0;  // of the last order
    std::uint64_t answerNumber_ = 0;   // of the order that answer_ belongs to
    session::OverlayKind answerKind_ = session::OverlayKind::none;
    std::shared_ptr<const picture::Layer> answer_, answerShown_;  // and the one in the last ordered picture

    wxBitmap map_;
    picture::View mapView_;  // what map_ shows
    bool isNew_ = false;     // map_ is up to date and was not yet on the screen
    std::optional<tools::PointerEvent> hover_;
    std::optional<session::Cell> cursor_;  // moved with the keyboard
    std::set<session::Cell> pointedOut_;
    std::optional<wxPoint> panFrom_;
    std::string said_;  // by the tool, during this event
    bool isSpaceDown_ = false;
    bool isOwnStep_ = false;  // the change comes from the tool, or from a key on the map
    session::Viewport fitted_;
    bool hasFit_ = false;
    session::Signal<session::Changed>::Connection listening_;
    // Last: their workers use the members above.
    std::unique_ptr<session::MapPicture> picture_;
    std::unique_ptr<session::BackgroundOverlay> background_;
};

}  // namespace cota::wx
