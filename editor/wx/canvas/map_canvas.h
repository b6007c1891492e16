#pragma once
// The map in the window. It joins its parts: the part of the map that is visible, its pixels, the marks over
// it, the gesture of the tool, the overlay, and mouse and keyboard.

#include <wx/window.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/tools/tool.h"
#include "editor/wx/canvas/answer_stages.h"
#include "editor/wx/canvas/gesture.h"
#include "editor/wx/canvas/hex_card_view.h"
#include "editor/wx/canvas/map_input.h"
#include "editor/wx/canvas/map_marks.h"
#include "editor/wx/canvas/map_overlay.h"
#include "editor/wx/canvas/map_pixels.h"
#include "editor/wx/canvas/scrolled_view.h"

namespace cota::wx {

class MapCanvas : public wxWindow {
  public:
    MapCanvas(wxWindow* parent, session::Session& session, tools::Choices& choices);

    void setTool(std::unique_ptr<tools::Tool> tool);
    tools::Tool* tool() const { return gesture_.tool(); }
    void setLayers(std::vector<std::string> shown, std::vector<std::string> overlays);
    const std::vector<std::string>& layers() const { return pixels_.layers(); }
    const std::vector<std::string>& overlays() const { return pixels_.overlays(); }
    /// Pictures below or above the hexes; null for none.
    void setUnderlays(std::shared_ptr<const std::vector<scans::PlacedScan>> underlays) {
        pixels_.setUnderlays(std::move(underlays));
        pixels_.request();
    }
    /// The overlay for the selected hex or unit.
    void setOverlay(session::OverlayKind kind) { overlay_.choose(kind); }
    session::OverlayKind overlayKind() const { return overlay_.kind(); }
    /// All overlays, to list and change them.
    MapOverlay& overlay() { return overlay_; }
    void cancelGesture();
    /// Cancels the drawing, or clears the selection if nothing is being drawn.
    void escape();
    /// A key that the tool uses itself; true if it did.
    bool takesKey(int key, bool shift);
    /// What a command works on; only with a map.
    tools::ToolContext context() { return gesture_.context(); }
    /// The step of a command on the map, with its message.
    void commit(const std::function<std::optional<session::HistoryEntry>(const tools::ToolContext&)>& step) {
        if (session_.map()) gesture_.commit(step);
    }
    void commitToFiles(
        const std::function<std::optional<session::HistoryEntry>(const tools::ToolContext&)>& step) {
        if (session_.map()) gesture_.commitToFiles(step);
    }
    /// Where the pointer is, or the hex cursor.
    std::optional<model::MapPoint> pointerAt() const;
    std::optional<model::MapPoint> cursorAt() const;
    /// Escape outside the map: cancels the drawing and hides the overlay, but keeps the selection.
    void forgetShown();
    void finishGesture() { gesture_.finish(); }
    void zoomBy(double factor) { view_.zoom(factor); }
    void fitMap() { view_.fit(); }
    /// In pixels per millimetre.
    void zoomTo(double perMillimetre) { view_.zoom(perMillimetre / viewport().perMillimetre()); }
    /// Scrolls to a hex and marks it.
    void show(session::Cell cell);
    /// Scrolls to a subject if it is not visible; does nothing if it is not on the map.
    void reveal(const model::Subject& subject);
    void zoomToSelection();
    /// The rules about the hex below the pointer, of the hex cursor or of the selection, with paragraphs.
    void explain();
    /// The facts about the hex of the hex cursor; if they are shown, hides them.
    void toggleFacts();
    /// Tells screen readers about the hex of the cursor, while the map has the focus.
    void speakCursor();
    void hideFacts(std::optional<session::Cell> at = {}) { facts_.silence(at); }
    bool areFactsShown() const { return facts_.isOn(); }
    void setFactsShown(bool areShown) { facts_.setOn(areShown); }
    /// Marks hexes until the next click on the map or step.
    void pointOut(std::set<session::Cell> hexes);
    /// Shows what would change in the document until the next step; null: nothing any more.
    void propose(const model::Document* changed);
    /// Pins of findings.
    void pin(std::vector<tools::FindingPin> pins);
    /// Shows what has changed now, unless the screen was painted just before.
    void showNow();
    /// The pointer is there, or left the map.
    void hover(std::optional<tools::PointerEvent> event);
    /// Removes the selection from the map.
    void removeSelected();
    const session::Viewport& viewport() const { return view_.viewport(); }
    picture::View view() const { return view_.view(); }
    /// Whether the screen shows the present map, or will with the next repaint.
    bool isDrawn() const { return pixels_.isDrawn(); }
    AnswerStages& stages() { return stages_; }

    /// The hex below the pointer, or of the hex cursor, has changed.
    std::function<void(std::optional<session::Cell>)> onHex;
    /// The screen shows the present document.
    std::function<void()> onDrawn;
    /// A drag or drawing has continued or ended.
    std::function<void()> onGesture;
    /// A message from a tool, for example why nothing happened.
    std::function<void(const std::string&)> onMessage;
    /// A temporary tool has ended: the tool before it is wanted again.
    std::function<void()> onToolDone;
    /// Escape had nothing to cancel: the Select tool is wanted.
    std::function<void()> onSelectTool;
    /// The answer of the overlay, in one line.
    std::function<void(const std::string&)> onOverlay;
    /// The facts about a hex are shown.
    std::function<void(const std::string& hex)> onFacts;
    /// Screen readers are told something else about the hex of the cursor.
    std::function<void(const std::string&)> onSpoken;
    /// Whether the pins of findings are shown now.
    std::function<bool()> showsPins;
    /// A file was dropped on the map.
    std::function<void(const wxString&)> onFile;

  private:
    void connectParts();
    void acceptDrops();
    void onPaint();
    void documentChanged(const session::Changed& what);

    session::Session& session_;
    // In this order: each part uses those above it, the workers of some also from other threads.
    ScrolledView view_;
    MapPixels pixels_;
    Gesture gesture_;
    MapOverlay overlay_;
    MapMarks marks_;
    HexCardView facts_;
    MapInput input_;
    std::chrono::steady_clock::time_point painted_;
    AnswerStages stages_;
    std::string spoken_;
    session::Signal<session::Changed>::Connection listening_;
    session::Signal<const model::Document&>::Connection moving_;
};

}  // namespace cota::wx
