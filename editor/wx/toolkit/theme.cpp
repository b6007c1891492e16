#include "editor/wx/toolkit/theme.h"

#include <wx/settings.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace cota::wx {

namespace {

std::optional<Colours>& keptColours() {
    static std::optional<Colours> colours;
    return colours;
}

double luminance(const wxColour& colour) {
    return (0.299 * colour.Red() + 0.587 * colour.Green() + 0.114 * colour.Blue()) / 255;
}

Colours fromTheme() {
    Colours made;
    made.window = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW);
    made.panel = wxSystemSettings::GetColour(wxSYS_COLOUR_FRAMEBK);
    made.text = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT);
    made.accent = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT);
    made.isDark = luminance(made.text) > luminance(made.window);
    made.field = made.window;
    made.muted = mixed(made.text, made.panel, 0.68);
    made.faint = mixed(made.text, made.panel, 0.4);
    made.border = mixed(made.text, made.panel, 0.16);
    made.hover = mixed(made.text, made.panel, 0.07);
    made.selection = mixed(made.accent, made.window, made.isDark ? 0.34 : 0.2);
    made.selectionText = mixed(made.accent, made.text, made.isDark ? 0.2 : 0.55);
    made.onAccent = luminance(made.accent) > 0.6 ? *wxBLACK : *wxWHITE;
    made.error = made.isDark ? wxColour(0xff, 0x8a, 0x80) : wxColour(0xb3, 0x26, 0x1e);
    made.warning = made.isDark ? wxColour(0xf3, 0xc0, 0x4b) : wxColour(0x9a, 0x62, 0x00);
    made.passed = made.isDark ? wxColour(0x7f, 0xd1, 0x8c) : wxColour(0x2d, 0x7a, 0x3a);
    return made;
}

}  // namespace

const Colours& colours() {
    auto& made = keptColours();
    if (!made) made = fromTheme();
    return *made;
}

void forgetColours() { keptColours().reset(); }

wxColour colourOf(Tone tone) {
    const auto& look = colours();
    switch (tone) {
        case Tone::muted:
            return look.muted;
        case Tone::accent:
            return look.accent;
        case Tone::passed:
            return look.passed;
        case Tone::warning:
            return look.warning;
        case Tone::error:
            return look.error;
        default:
            return look.text;
    }
}

wxColour mixed(const wxColour& a, const wxColour& b, double share) {
    const auto part = [share](unsigned char one, unsigned char other) {
        return static_cast<unsigned char>(std::lround(one * share + other * (1 - share)));
    };
    return {part(a.Red(), b.Red()), part(a.Green(), b.Green()), part(a.Blue(), b.Blue())};
}

int rowHeight(const wxWindow& window) {
    return std::max(window.FromDIP(28), window.GetCharHeight() + window.FromDIP(10));
}

int buttonHeight(const wxWindow& window) {
    return std::max(window.FromDIP(26), window.GetCharHeight() + window.FromDIP(8));
}

wxFont smallFont(const wxWindow& window) { return window.GetFont().Scaled(0.9F); }

wxFont titleFont(const wxWindow& window) { return window.GetFont().Bold().Scaled(1.15F); }

}  // namespace cota::wx
