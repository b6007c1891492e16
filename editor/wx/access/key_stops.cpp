#include "editor/wx/access/key_stops.h"

#include <algorithm>
#include <utility>

#include "editor/wx/access/spoken.h"

namespace cota::wx {

KeyStops::KeyStops(wxWindow& window, std::function<std::vector<KeyStop>()> stops,
                   std::function<void(std::size_t, bool)> press)
    : window_(window), stops_(std::move(stops)), press_(std::move(press)) {
    window.Bind(wxEVT_KEY_DOWN, &KeyStops::onKey, this);
    const auto changed = [this](wxFocusEvent& event) {
        event.Skip();
        speak();
        window_.Refresh();
    };
    window.Bind(wxEVT_SET_FOCUS, changed);
    window.Bind(wxEVT_KILL_FOCUS, changed);
}

std::optional<std::size_t> KeyStops::focused() const {
    if (!window_.HasFocus()) return std::nullopt;
    const auto stop = now();
    return stop ? std::optional(stop->place) : std::nullopt;
}

/// The first one if the one before is gone.
std::optional<KeyStop> KeyStops::now() const {
    const auto stops = stops_();
    if (stops.empty()) return std::nullopt;
    const auto found = std::ranges::find(stops, id_, &KeyStop::id);
    return found == stops.end() ? stops.front() : *found;
}

void KeyStops::move(int by) {
    const auto stops = stops_();
    const auto stop = now();
    if (!stop) return;
    const auto at = std::ranges::find(stops, stop->place, &KeyStop::place) - stops.begin() + by;
    const auto last = static_cast<std::ptrdiff_t>(stops.size()) - 1;
    id_ = stops[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at, 0, last))].id;
    speak();
    window_.Refresh();
}

void KeyStops::speak() const {
    if (!window_.HasFocus()) return;
    if (const auto stop = now()) setSpokenValue(window_, stop->said);
}

void KeyStops::onKey(wxKeyEvent& event) {
    const auto stop = now();
    const auto most = static_cast<int>(stops_().size());
    switch (stop ? event.GetKeyCode() : WXK_NONE) {
        case WXK_LEFT:
        case WXK_UP:
            return move(-1);
        case WXK_RIGHT:
        case WXK_DOWN:
            return move(1);
        case WXK_HOME:
            return move(-most);
        case WXK_END:
            return move(most);
        case WXK_SPACE:
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            return press_(stop->place, false);
        case WXK_MENU:
        case WXK_WINDOWS_MENU:
            return press_(stop->place, true);
        default:
            event.Skip();
    }
}

}  // namespace cota::wx
