#include "editor/picture/selection_picture.h"

#include <algorithm>
#include <utility>

#include "formats/picture/png_file.h"
#include "formats/picture/press/pages.h"
#include "formats/picture/raster.h"
#include "formats/picture/svg_file.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/scene/map_sheet.h"
#include "mapsets/look/sheet/draw_map.h"

namespace cota::session {

namespace {

constexpr double clipboardDots = 150;  // per inch
constexpr int mostClipboardPixels = 4000;

struct CutPicture {
    picture::Picture whole;
    picture::Box window;
};

CutPicture cutOut(const SelectionPicture& wanted) {
    const JoinedMap& map = *wanted.map;
    const auto sheet = look::sheetFor(map.field(), map.document(), *wanted.look,
                                      {map.sheet().hexMillimetres(), true, wanted.layers, wanted.language});
    const look::Scene scene{map.field(), map.play().heights(), map.document(), *wanted.look,
                            sheet,       wanted.language};
    CutPicture cut{look::drawMap(scene, wanted.layers), {}};
    std::vector<bool> isIn(static_cast<std::size_t>(map.field().cellCount()), false);
    for (const Cell cell : wanted.hexes) isIn[static_cast<std::size_t>(cell)] = true;
    const std::vector<Cell> list(wanted.hexes.begin(), wanted.hexes.end());
    picture::Curve outline;
    for (const auto& loop : look::boundaryOf(map.field(), list, isIn)) {
        std::vector<MapPoint> points;
        for (const auto corner : loop.corners) {
            points.push_back(sheet.at(corner));
            cut.window.add(points.back());
        }
        outline.add(picture::Curve::polygon(points));
    }
    for (auto& layer : cut.whole.layers) {
        picture::Group group{.clip = outline, .evenOdd = true, .opacity = 1, .blend = {}, .marks = {}};
        group.marks = picture::marksIn(layer.marks, cut.window);
        layer.marks.clear();
        if (!group.marks.empty()) layer.marks.push_back({std::move(group)});
    }
    std::erase_if(cut.whole.layers, [](const picture::Layer& layer) { return layer.marks.empty(); });
    cut.whole.paper = {255, 255, 255, 0};
    return cut;
}

}  // namespace

std::string svgOf(const SelectionPicture& wanted) {
    if (wanted.hexes.empty()) return {};
    const auto cut = cutOut(wanted);
    return picture::svgOf(cut.whole, cut.window);
}

std::string pngOf(const SelectionPicture& wanted) {
    if (wanted.hexes.empty()) return {};
    const auto cut = cutOut(wanted);
    const double longest = std::max(cut.window.width(), cut.window.height());
    const double dots = std::min(clipboardDots, mostClipboardPixels * picture::millimetresPerInch / longest);
    picture::View view;
    view.corner = {cut.window.left, cut.window.top};
    view.perMillimetre = dots / picture::millimetresPerInch;
    view.columns = std::max(1, static_cast<int>(cut.window.width() * view.perMillimetre + 1));
    view.rows = std::max(1, static_cast<int>(cut.window.height() * view.perMillimetre + 1));
    return picture::pngOf(picture::raster(cut.whole, view), dots);
}

}  // namespace cota::session
