#pragma once
// The colours and measures of the window, from the theme of the desktop. Colours of findings are our own,
// because themes have none that are legible on their own background.

#include <wx/colour.h>
#include <wx/font.h>
#include <wx/sizer.h>
#include <wx/window.h>

#include "formats/picture/colour.h"

namespace cota::wx {

struct Colours {
    wxColour window, panel, text, muted, faint, border, hover, field;
    wxColour accent;                    // of what is filled: buttons, checked boxes
    wxColour focus;                     // the accent as a line or a letter, seen on every ground
    wxColour selection, selectionText;  // of rows and toggles
    wxColour onAccent;                  // text on a filled button
    wxColour error, warning, passed;
    bool isDark = false;
};

/// Of the present theme. They are kept until forgetColours().
const Colours& colours();
/// The theme has changed.
void forgetColours();
/// Gives text fields and check boxes of the toolkit the frames and colours of our own ones.
void colourControls();

/// What a colour says.
enum class Tone { plain, muted, accent, passed, warning, error };
wxColour colourOf(Tone tone);

/// `share` of a over b, from 0 to 1.
wxColour mixed(const wxColour& a, const wxColour& b, double share);
inline wxColour toWx(const picture::Colour& colour) { return {colour.red, colour.green, colour.blue}; }
inline picture::Colour fromWx(const wxColour& colour) {
    return {colour.Red(), colour.Green(), colour.Blue(), 255};
}

/// The height of a row with one line of text: fits the font of the window at any size.
int rowHeight(const wxWindow& window);
/// The height of a button in a bar.
int buttonHeight(const wxWindow& window);
wxFont smallFont(const wxWindow& window);
wxFont titleFont(const wxWindow& window);

/// The gap around the rows of a panel.
inline wxSizerFlags rowFlags(const wxWindow* panel) {
    constexpr int gap = 4;
    return wxSizerFlags().Expand().Border(wxALL, panel->FromDIP(gap));
}

}  // namespace cota::wx
