#include "editor/wx/toolkit/convert.h"

#include <wx/image.h>
#include <wx/textwrapper.h>
#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <clocale>

#include "formats/words/words.h"

#if __has_include(<libintl.h>)
// Counts the changes of language; unless it changes, gettext keeps returning its earlier answers.
extern "C" int _nl_msg_cat_cntr;
#endif

namespace cota::wx {

namespace {

/// Distance, in pixels, at which the pointer catches a thing.
constexpr double reachPixels = 9;

unsigned char part(std::uint32_t argb, unsigned shift) {
    return static_cast<unsigned char>((argb >> shift) & 0xffU);
}

/// Undoes the multiplication of a colour by its alpha.
unsigned char undone(unsigned char value, unsigned char alpha) {
    return alpha == 0 ? 0 : static_cast<unsigned char>(std::min(255, value * 255 / alpha));
}

/// Texts of the toolkit in dialogs, which it looks up in the catalogue of Cota.
[[maybe_unused]] constexpr std::array toolkitTexts{session::trLater("&OK"),     session::trLater("OK"),
                                                   session::trLater("&Cancel"), session::trLater("Cancel"),
                                                   session::trLater("&Yes"),    session::trLater("Yes"),
                                                   session::trLater("&No"),     session::trLater("No")};

constexpr const char* catalogueName = "cota";

/// Gives the toolkit the catalogue that is in the program.
class CatalogueInProgram : public wxTranslationsLoader {
  public:
    wxMsgCatalog* LoadCatalog(const wxString& domain, const wxString& language) override {
        if (language != "es") return nullptr;
        const auto bytes = words::spanishCatalogue();
        return wxMsgCatalog::CreateFromData(wxScopedCharBuffer::CreateNonOwned(bytes.data(), bytes.size()),
                                            domain);
    }
    wxArrayString GetAvailableTranslations(const wxString&) const override {
        wxArrayString languages;
        languages.Add("es");
        return languages;
    }
};

/// The file dialogs of the system follow LANGUAGE. In the plain C locale they would stay English, so it is
/// replaced.
void speakInSystemDialogs(model::Language language) {
#if __has_include(<libintl.h>)
    const char* now = std::setlocale(LC_MESSAGES, nullptr);
    const std::string_view locale = now ? now : "C";
    if (locale == "C" || locale == "POSIX") std::setlocale(LC_MESSAGES, "C.UTF-8");
    wxSetEnv("LANGUAGE", toWx(std::string(session::nameOf(language))));
    ++_nl_msg_cat_cntr;
#endif
}

}  // namespace

void speak(model::Language language) {
    session::speak(language);
    speakInSystemDialogs(language);
    auto* own = new wxTranslations;
    own->SetLoader(new CatalogueInProgram);
    own->SetLanguage(toWx(std::string(session::nameOf(language))));
    own->AddCatalog(catalogueName);
    wxTranslations::Set(own);  // takes ownership
}

wxString words(session::Phrase phrase) { return toWx(session::tr(phrase)); }

wxString inLines(wxWindow& window, const wxString& text, int width) {
    class Lines : public wxTextWrapper {
      public:
        wxString all;

      private:
        void OnOutputLine(const wxString& line) override { all += line; }
        void OnNewLine() override { all += "\n"; }
    } lines;
    lines.Wrap(&window, text, width);
    return lines.all;
}

wxBitmap toBitmap(const picture::Pixels& pixels, bool isOpaque, double scale) {
    wxImage image(pixels.columns, pixels.rows, false);
    unsigned char* colour = image.GetData();
    if (isOpaque) {
        for (const std::uint32_t argb : pixels.argb) {
            *colour++ = part(argb, 16);
            *colour++ = part(argb, 8);
            *colour++ = part(argb, 0);
        }
        return wxBitmap(image, wxBITMAP_SCREEN_DEPTH, scale);
    }
    image.InitAlpha();
    unsigned char* alpha = image.GetAlpha();
    for (const std::uint32_t argb : pixels.argb) {
        const unsigned char here = part(argb, 24);
        *alpha++ = here;
        *colour++ = undone(part(argb, 16), here);
        *colour++ = undone(part(argb, 8), here);
        *colour++ = undone(part(argb, 0), here);
    }
    return wxBitmap(image, wxBITMAP_SCREEN_DEPTH, scale);
}

tools::PointerEvent toPointer(const wxMouseEvent& event, const session::Viewport& view) {
    tools::PointerEvent pointer;
    pointer.at = view.toMap({static_cast<double>(event.GetX()), static_cast<double>(event.GetY())});
    pointer.reach = reachPixels / view.perMillimetre();
    pointer.shift = event.ShiftDown();
    pointer.control = event.ControlDown();
    pointer.isDouble = event.ButtonDClick();
    return pointer;
}

}  // namespace cota::wx
