#include "editor/wx/frame/tool_bitmaps.h"

#include <array>

#include "editor/tools/tool_icons.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

wxBitmapBundle toolBitmaps(const char* id) {
    constexpr std::array<int, 3> sizes{24, 36, 48};
    const auto icon = tools::toolIcon(id);
    wxVector<wxBitmap> bitmaps;
    for (const int size : sizes)
        bitmaps.push_back(
            toBitmap(picture::raster(icon, {{0, 0}, size / icon.size.width, size, size}), false));
    return wxBitmapBundle::FromBitmaps(bitmaps);
}

}  // namespace cota::wx
