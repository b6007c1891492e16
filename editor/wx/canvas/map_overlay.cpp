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
    change([kind](session::ShownOverlays& shown) { shown.follow(kind); });
}

void MapOverlay::change(const std::function<void(session::ShownOverlays&)>& by) {
    by(shown_);
    request(false);
}

void MapOverlay::forget() {
    shown_.clear();
    pixels_.setAnswer(nullptr);
    showsHeights_ = false;
    answerNumber_ = ++requestNumber_;
    say({});
    onShown();
}

/// A tool that changes heights shows them instead of the chosen overlays, because both would not be legible.
bool MapOverlay::wantsHeights() const { return gesture_.showsHeights(); }

void MapOverlay::requestHeights() {
    // During a drag the old heights stay until the new ones are ready.
    if (!showsHeights_) pixels_.setAnswer(nullptr);
    // An earlier request may have dropped its overlay but left it on the screen.
    if (!pixels_.isAnswerRequested()) pixels_.request();
    worker_.start(session::OverlayRequest{++requestNumber_,
                                          OverlayKind::heights,
                                          session_.map(),
                                          session_.look(),
                                          {},
                                          turnsAhead,
                                          session_.language(),
                                          gesture_.proposed(),
                                          session_.game()});
}

void MapOverlay::request(bool isChanged) {
    if (!session_.map()) {
        ++requestNumber_;
        pixels_.setAnswer(nullptr);
        return onShown();
    }
    if (wantsHeights()) return requestHeights();
    showsHeights_ = false;
    const auto& selection = session_.selection();
    session::OverlayRequest base{0,
                                 OverlayKind::none,
                                 session_.map(),
                                 session_.look(),
                                 selection.empty() ? model::Subject{} : selection.focus(),
                                 turnsAhead,
                                 session_.language(),
                                 std::nullopt,
                                 session_.game()};
    base.saved = session_.savedDocument();
    auto wanted = shown_.requests(base, isChanged, requestNumber_);
    pixels_.setAnswer(shown_.layer(*session_.map()));
    if (wanted.empty() && !pixels_.isAnswerRequested()) pixels_.request();
    if (!wanted.empty()) worker_.start(std::move(wanted));
    const bool hasAny = !shown_.all().empty();
    if (std::exchange(hadAny_, hasAny) || hasAny) onShown();
}

void MapOverlay::gestureContinued() {
    if (session_.map() && wantsHeights()) requestHeights();
}

void MapOverlay::toolChanged() {
    request(false);
    if (!wantsHeights() && kind() == OverlayKind::none) say({});
}

void MapOverlay::take(const session::OverlayAnswer& answer) {
    if (!session_.map()) return;
    if (answer.kind == OverlayKind::heights) {
        if (!wantsHeights() || answer.number <= answerNumber_) return;
        answerNumber_ = answer.number;
        showsHeights_ = true;
        pixels_.setAnswer(answer.layer);
    } else {
        if (!shown_.take(answer) || wantsHeights()) return;
        pixels_.setAnswer(shown_.layer(*session_.map()));
        onShown();
    }
    say(answer.text());
    pixels_.request();
}

}  // namespace cota::wx
