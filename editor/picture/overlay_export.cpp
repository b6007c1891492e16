#include "editor/picture/overlay_export.h"

#include <algorithm>
#include <utility>

#include "formats/picture/png_file.h"
#include "mapsets/look/sheet/draw_map.h"

namespace cota::session {

namespace {

constexpr double overlayDots = 150, overlayPixels = 8000;  // per inch; per side

}  // namespace

std::string overlayPng(const PictureRequest& request, const look::AnswerCaption& caption) {
    auto map = look::drawMap(sceneOf(request), request.layers);
    if (request.answer) map.layers.push_back(*request.answer);
    map = look::captioned(std::move(map), caption, request.map->sheet().fieldBox());
    const double side = std::max({map.size.width, map.size.height, 1.0});
    const double dots = std::min(overlayDots, overlayPixels / side * picture::millimetresPerInch);
    return picture::pngOf(map, dots).value_or("");
}

}  // namespace cota::session
