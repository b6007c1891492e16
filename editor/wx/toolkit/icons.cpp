#include "editor/wx/toolkit/icons.h"

#include <wx/bmpbndl.h>
#include <wx/image.h>

#include <map>
#include <string>
#include <tuple>

namespace cota::wx {

namespace {

using Key = std::tuple<std::string, wxUint32, int>;

std::map<Key, wxBitmap>& kept() {
    static std::map<Key, wxBitmap> bitmaps;
    return bitmaps;
}

/// The toolkit's reader of SVG does not know `currentColor`, and GTK multiplies colours by alpha once too
/// often; both are avoided by drawing the shape in black and then giving every pixel the colour, because an
/// icon has only one.
wxImage drawn(std::string_view name, const wxColour& colour, int pixels) {
    const char* text = iconText(name);
    if (!text || pixels < 1) return {};
    std::string svg = text;
    constexpr std::string_view word = "currentColor";
    for (auto at = svg.find(word); at != std::string::npos; at = svg.find(word, at))
        svg.replace(at, word.size(), "#000000");
    const auto bundle = wxBitmapBundle::FromSVG(svg.data(), wxSize(pixels, pixels));
    if (!bundle.IsOk()) return {};
    wxImage image = bundle.GetBitmap(wxSize(pixels, pixels)).ConvertToImage();
    if (!image.HasAlpha()) image.InitAlpha();
    unsigned char* channel = image.GetData();
    for (int i = 0; i < image.GetWidth() * image.GetHeight(); ++i) {
        *channel++ = colour.Red();
        *channel++ = colour.Green();
        *channel++ = colour.Blue();
    }
    if (colour.Alpha() < wxALPHA_OPAQUE) {
        unsigned char* alpha = image.GetAlpha();
        for (int i = 0; i < image.GetWidth() * image.GetHeight(); ++i, ++alpha)
            *alpha = static_cast<unsigned char>(*alpha * colour.Alpha() / wxALPHA_OPAQUE);
    }
    return image;
}

}  // namespace

bool hasIcon(std::string_view name) { return iconText(name) != nullptr; }

wxBitmap iconFor(const wxWindow& window, std::string_view name, const wxColour& colour, int size) {
    const double scale = window.GetContentScaleFactor();
    const int pixels = static_cast<int>(window.FromDIP(size) * scale);
    const Key key{std::string(name), colour.GetRGBA(), pixels};
    const auto found = kept().find(key);
    if (found != kept().end()) return found->second;
    const wxImage image = drawn(name, colour, pixels);
    const wxBitmap bitmap = image.IsOk() ? wxBitmap(image, wxBITMAP_SCREEN_DEPTH, scale) : wxBitmap();
    kept().emplace(key, bitmap);
    return bitmap;
}

wxBitmapBundle iconBundle(std::string_view name, const wxColour& colour, int size) {
    wxVector<wxBitmap> bitmaps;
    for (const int times : {1, 2})
        if (const wxImage one = drawn(name, colour, size * times); one.IsOk())
            bitmaps.push_back(wxBitmap(one));
    return wxBitmapBundle::FromBitmaps(bitmaps);
}

void drawIcon(wxDC& dc, const wxWindow& window, std::string_view name, const wxColour& colour,
              const wxRect& box, int size) {
    const wxBitmap bitmap = iconFor(window, name, colour, size);
    if (!bitmap.IsOk()) return;
    const int side = window.FromDIP(size);
    dc.DrawBitmap(bitmap, box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, true);
}

void forgetIcons() { kept().clear(); }

}  // namespace cota::wx
