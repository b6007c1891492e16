#pragma once
// The overlay on the map: the one that the user has chosen, or the heights while a tool changes them. It is
// computed in the background.

#include <cstdint>
#include <functional>
#include <string>

#include "editor/answers/answer_overlay.h"
#include "editor/wx/canvas/gesture.h"
#include "editor/wx/canvas/map_pixels.h"

class wxWindow;

namespace cota::wx {

class MapOverlay {
  public:
    MapOverlay(wxWindow& window, const session::Session& session, Gesture& gesture, MapPixels& pixels);

    /// The answer in one line; empty if there is none any more.
    std::function<void(const std::string&)> onAnswer;

    session::OverlayKind kind() const { return kind_; }
    /// For the selected hex or unit.
    void choose(session::OverlayKind kind);
    /// Another document: drops the overlay, and those still being computed.
    void forget();
    /// Has it computed again, for a new document or selection.
    void request();
    /// The gesture has continued: heights depend on it.
    void gestureContinued();
    void toolChanged();

  private:
    session::OverlayKind wanted() const;
    void take(const session::OverlayAnswer& answer);
    void say(const std::string& text) const {
        if (onAnswer) onAnswer(text);
    }

    wxWindow& window_;
    const session::Session& session_;
    Gesture& gesture_;
    MapPixels& pixels_;
    session::OverlayKind kind_ = session::OverlayKind::none;
    session::OverlayKind answerKind_ = session::OverlayKind::none;
    std::uint64_t requestNumber_ = 0;    // of the last request
    std::uint64_t answerNumber_ = 0;     // of the request whose answer is shown
    session::BackgroundOverlay worker_;  // last: it uses the members above
};

}  // namespace cota::wx
