#include "editor/wx/toolkit/theme.h"

#include <wx/dynlib.h>
#include <wx/settings.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "editor/picture/legible_colour.h"

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
    // The accent of a dark theme is made for white letters on it, and sinks into the ground as a line.
    constexpr double leastFocus = 4.5;
    made.focus = toWx(made.isDark ? session::standingOut(fromWx(made.accent), fromWx(made.panel), leastFocus)
                                  : session::standingOut(fromWx(made.accent), fromWx(made.panel)));
    made.selection = mixed(made.focus, made.window, made.isDark ? 0.36 : 0.2);
    made.selectionText = mixed(made.focus, made.text, made.isDark ? 0.1 : 0.55);
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

void forgetColours() {
    keptColours().reset();
    colourControls();
}

namespace {

std::string rulesOfControls(const Colours& look) {
    const auto text = [](const wxColour& colour) {
        return colour.GetAsString(wxC2S_HTML_SYNTAX).ToStdString();
    };
    const std::string field = text(look.field), border = text(look.border), faint = text(look.faint),
                      accent = text(look.accent);
    return "@define-color placeholder_text_color " + text(look.muted) +
           ";"
           "entry:not(:disabled), spinbutton:not(:disabled) { background-color: " +
           field + "; background-image: none; box-shadow: none; border-color: " + border +
           "; border-radius: 5px; }"
           "entry:focus, spinbutton:focus { border-color: " +
           text(look.focus) +
           "; }"
           "checkbutton check:not(:disabled), treeview check:not(:disabled) { background-color: " +
           field + "; background-image: none; box-shadow: none; border-color: " + faint +
           "; }"
           "checkbutton check:checked:not(:disabled), treeview check:checked:not(:disabled) { "
           "background-color: " +
           accent + "; border-color: " + accent + "; color: " + text(look.onAccent) + "; }";
}

}  // namespace

/// The program is built without the headers of GTK: its functions are looked up in the library that the
/// toolkit has loaded. Does nothing elsewhere.
void colourControls() {
    const auto program = wxDynamicLibrary::GetProgramHandle();
    const auto find = [&](const char* name) { return wxDynamicLibrary::RawGetSymbol(program, name); };
    const auto make = reinterpret_cast<void* (*)()>(find("gtk_css_provider_new"));
    const auto load =
        reinterpret_cast<int (*)(void*, const char*, long, void*)>(find("gtk_css_provider_load_from_data"));
    const auto screen = reinterpret_cast<void* (*)()>(find("gdk_screen_get_default"));
    const auto add =
        reinterpret_cast<void (*)(void*, void*, unsigned)>(find("gtk_style_context_add_provider_for_screen"));
    if (!make || !load || !screen || !add || !screen()) return;
    constexpr unsigned priority = 600;  // GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
    static void* rules = nullptr;
    const bool isNew = rules == nullptr;
    if (isNew) rules = make();
    const std::string text = rulesOfControls(colours());
    load(rules, text.c_str(), static_cast<long>(text.size()), nullptr);
    if (isNew) add(screen(), rules, priority);
}

wxColour colourOf(Tone tone) {
    const auto& look = colours();
    switch (tone) {
        case Tone::muted:
            return look.muted;
        case Tone::accent:
            return look.focus;
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
