#pragma once
// The map in the window: shows the pixels of the map and what the tool shows of itself, and hands gestures to
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
    /// What is asked of the selected hex or unit all the time; none: nothing.
    void setOverlay(session::OverlayKind kind);
    session::OverlayKind overlayKind() const { return overlayKind_; }
    void cancelGesture();
    /// Forgets the gesture, or where there is none what is selected.
    void escape();
    /// Escape elsewhere: the gesture goes, and the answer or line over the map; what is selected stays.
    void forgetShown();
    void finishGesture();
    void zoomBy(double factor);
    void fitMap();
    bool isFitted() const;
    /// Scrolls to a hex and marks it.
    void show(session::Cell cell);
    /// Scrolls to what a subject names where no part of it is seen; nothing for what is not on the map.
    void reveal(const model::Subject& subject);
    /// Marks hexes until the next press on the map or step.
    void pointOut(std::set<session::Cell> hexes);
    /// Takes what is selected off the map.
    void removeSelected();

    /// The hex below the pointer, or that of the keyboard, has changed.
    std::function<void(std::optional<session::Cell>)> onHex;
    /// The screen shows the document as it is now.
    std::function<void()> onDrawn;
    const session::Viewport& viewport() const { return view_; }
    /// A gesture has gone on or ended.
    std::function<void()> onGesture;
    /// What a gesture has to say for itself, as why it came to nothing.
    std::function<void(const std::string&)> onSaid;
    /// The answer to setOverlay, in a line.
    std::function<void(const std::string&)> onOverlay;
    /// A file was dropped onto the map.
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
    void take(std::optional<session::Moment> step);
    void orderPicture();
    void takePicture(session::PictureAnswer answer);
    void orderOverlay();
    void forgetAnswers();
    void follow();
    session::OverlayKind wantedOverlay() const;
    void takeOverlay(const session::OverlayAnswer& answer);
    void documentChanged(const session::Changed& what);
    tools::Bench bench();
    wxBitmap overlay(wxPoint& corner);
    std::vector<picture::Mark> marks();

    session::Session& session_;
    tools::Choices& choices_;
    std::unique_ptr<tools::Tool> tool_;
    session::Viewport view_;
    std::vector<std::string> layers_, overlays_;
    session::OverlayKind overlayKind_ = session::OverlayKind::none;
    std::uint64_t overlayNumber_ = 0;  // of the question asked last
    std::uint64_t answerNumber_ = 0;   // of the one answer_ answers
    session::OverlayKind answerKind_ = session::OverlayKind::none;
    std::shared_ptr<const picture::Layer> answer_, answerShown_;  // and that of the picture ordered last

    wxBitmap map_;
    picture::View mapView_;  // what map_ shows
    bool isNew_ = false;     // map_ is of the present, and was not on the screen yet
    std::optional<tools::PointerEvent> hover_;
    std::optional<session::Cell> cursor_;  // of the keyboard
    std::set<session::Cell> pointedOut_;
    std::optional<wxPoint> panFrom_;
    std::string said_;  // by the gesture that ends now
    bool isSpaceDown_ = false;
    bool isOwnStep_ = false;  // the document changes by what the tool, or a key on the map, has done
    session::Viewport fitted_;
    bool hasFit_ = false;
    session::Signal<session::Changed>::Connection listening_;
    // Last: their workers speak to what stands above.
    std::unique_ptr<session::MapPicture> picture_;
    std::unique_ptr<session::BackgroundOverlay> background_;
};

}  // namespace cota::wx
