#pragma once
// The overlays on the map: those that the user has chosen, or the heights while a tool changes them. They are
// computed in the background.

#include <cstdint>
#include <functional>
#include <string>

#include "editor/answers/shown_overlays.h"
#include "editor/wx/canvas/gesture.h"
#include "editor/wx/canvas/map_pixels.h"

class wxWindow;

namespace cota::wx {

class MapOverlay {
  public:
    MapOverlay(wxWindow& window, const session::Session& session, Gesture& gesture, MapPixels& pixels);

    /// The answer in one line; empty if there is none any more.
    std::function<void(const std::string&)> onAnswer;

    /// The kind that follows the selection.
    session::OverlayKind kind() const { return shown_.followed(); }
    /// For the selected hex or unit.
    void choose(session::OverlayKind kind);
    const session::ShownOverlays& shown() const { return shown_; }
    /// Changes the list of overlays.
    void change(const std::function<void(session::ShownOverlays&)>& by);
    /// The list has changed, or an answer has come.
    std::function<void()> onShown = [] {};
    /// Another document: drops the overlay, and those still being computed.
    void forget();
    /// Has them computed again, for a new selection or, with `isChanged`, for a new document.
    void request(bool isChanged);
    /// The gesture has continued: heights depend on it.
    void gestureContinued();
    void toolChanged();

  private:
    bool wantsHeights() const;
    void requestHeights();
    void take(const session::OverlayAnswer& answer);
    void say(const std::string& text) const {
        if (onAnswer) onAnswer(text);
    }

    wxWindow& window_;
    const session::Session& session_;
    Gesture& gesture_;
    MapPixels& pixels_;
    session::ShownOverlays shown_;
    bool showsHeights_ = false;  // the answer on the screen
    bool hadAny_ = false;
    std::uint64_t requestNumber_ = 0;    // of the last request
    std::uint64_t answerNumber_ = 0;     // of the request whose answer is shown
    session::BackgroundOverlay worker_;  // last: it uses the members above
};

}  // namespace cota::wx
