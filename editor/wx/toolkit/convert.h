#pragma once
// Conversions between values of the toolkit and of Cota.

#include <wx/bitmap.h>
#include <wx/event.h>
#include <wx/string.h>
#include <wx/window.h>

#include <string>

#include "editor/answers/viewport.h"
#include "editor/tools/tool.h"
#include "editor/words/words.h"
#include "formats/picture/raster.h"

namespace cota::wx {

inline wxString toWx(const std::string& text) { return wxString::FromUTF8(text.c_str(), text.size()); }
inline std::string fromWx(const wxString& text) { return std::string(text.utf8_str()); }
/// A text of the window in the current language.
wxString words(session::Phrase phrase);
template <std::size_t n>
wxString words(const char (&english)[n]) {
    return words(session::Phrase(english));
}
template <std::size_t n>
wxString words(const char (&english)[n], const std::string& value) {
    return toWx(session::tr(english, value));
}

/// session::speak, also for the toolkit's own texts.
void speak(model::Language language);

/// The text wrapped to `width` in the font of a window.
wxString inLines(wxWindow& window, const wxString& text, int width);

/// Pixels for the screen; `isOpaque` if no pixel is transparent.
wxBitmap toBitmap(const picture::Pixels& pixels, bool isOpaque, double scale = 1);

tools::PointerEvent toPointer(const wxMouseEvent& event, const session::Viewport& view);

}  // namespace cota::wx
