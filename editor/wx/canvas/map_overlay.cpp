#include "editor/wx/canvas/map_overlay.h"

#include <wx/window.h>

#include <utility>

namespace cota::wx {

namespace {

constexpr int turnsAhead = 2;  // of movement, for the reach of a unit

}  // namespace

using session::OverlayKind;

MapOverlay::MapOverlay(wxWindow& window, const session::Session& session, Gesture& gesture, MapPixels& pixels)
    : window_(window),
      session_(session),
      gesture_(gesture),
      pixels_(pixels),
      worker_([this](session::OverlayAnswer answer) {
          window_.CallAfter([this, answer = std::move(answer)] { take(answer); });
      }) {}

void MapOverlay::choose(OverlayKind kind) {
    kind_ = kind;
    request();
}

void MapOverlay::forget() {
    kind_ = OverlayKind::none;
    pixels_.setAnswer(nullptr);
    answerKind_ = OverlayKind::none;
    answerNumber_ = ++requestNumber_;
    say({});
}

/// A tool that changes heights shows them instead of the chosen overlay, because both would not be legible.
OverlayKind MapOverlay::wanted() const { return gesture_.showsHeights() ? OverlayKind::heights : kind_; }

void MapOverlay::request() {
    ++requestNumber_;
    const auto now = session_.map() ? wanted() : OverlayKind::none;
    const bool isHeights = now == OverlayKind::heights;
    // During a drag the old heights stay until the new ones are ready.
    if (!(isHeights && answerKind_ == now)) pixels_.setAnswer(nullptr);
    // An earlier request may have dropped its overlay but left it on the screen.
    if ((now == OverlayKind::none || isHeights) && !pixels_.isAnswerRequested()) pixels_.request();
    if (now == OverlayKind::none) return;
    const auto& selection = session_.selection();
    worker_.start({requestNumber_, now, session_.map(), session_.look(),
                   selection.empty() ? model::Subject{} : selection.focus(), turnsAhead, session_.language(),
                   isHeights ? gesture_.proposed() : std::nullopt, session_.game()});
}

void MapOverlay::gestureContinued() {
    if (wanted() == OverlayKind::heights) request();
}

void MapOverlay::toolChanged() {
    request();
    if (wanted() == OverlayKind::none) say({});
}

void MapOverlay::take(const session::OverlayAnswer& answer) {
    const bool isNewest = answer.number == requestNumber_;
    const bool isOnTheWay =
        answer.kind == OverlayKind::heights && answer.kind == wanted() && answer.number > answerNumber_;
    if (!isNewest && !isOnTheWay) return;
    pixels_.setAnswer(answer.layer);
    answerNumber_ = answer.number;
    answerKind_ = answer.kind;
    say(answer.text());
    pixels_.request();
}

}  // namespace cota::wx
