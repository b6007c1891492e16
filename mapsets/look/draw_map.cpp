#include "mapsets/look/draw_map.h"

#include <algorithm>

#include "mapsets/look/layers.h"

namespace cota::look {

namespace {

struct LayerRow {
    LayerName name;
    picture::Layer (*draw)(const Scene&);
    bool isCut;  // at the edges of the boards
};

const std::vector<LayerRow> rows{
    {{"base", {"plain ground", "suelo"}}, drawBase, true},
    {{"tints", {"tints by height", "tintes por altura"}}, drawTints, true},
    {{"ground", {"terrain", "terreno"}}, drawGround, true},
    {{"shading", {"hill shading", "sombreado del relieve"}}, drawShading, true},
    {{"contours", {"contours", "curvas de nivel"}}, drawContours, true},
    {{"water", {"rivers and streams", "ríos y arroyos"}}, drawWater, true},
    {{"hexsides", {"what stands on hexsides", "lo que hay en los lados de hexágono"}}, drawSides, true},
    {{"roads", {"roads, trails and railways", "carreteras, caminos y vías"}}, drawWays, true},
    {{"bridges", {"bridges and fords", "puentes y vados"}}, drawBridges, true},
    {{"grid", {"hex grid", "retícula"}}, drawGrid, true},
    {{"numbers", {"hex numbers", "números de hexágono"}}, drawNumbers, true},
};

}  // namespace

std::span<const LayerName> layerNames() {
    static const std::vector<LayerName> names = [] {
        std::vector<LayerName> made;
        for (const auto& row : rows) made.push_back(row.name);
        return made;
    }();
    return names;
}

picture::Picture drawMap(const Scene& scene, const std::vector<std::string>& shown) {
    picture::Picture picture;
    picture.size = scene.sheet.size();
    for (const auto& row : rows) {
        if (!shown.empty() && std::find(shown.begin(), shown.end(), row.name.name) == shown.end()) continue;
        auto layer = row.draw(scene);
        if (layer.marks.empty()) continue;
        if (row.isCut) {
            picture::Group cut{.clip = scene.sheet.fieldOutline(), .marks = std::move(layer.marks)};
            layer.marks = {};
            layer.marks.push_back({std::move(cut)});
        }
        picture.layers.push_back(std::move(layer));
    }
    return picture;
}

}  // namespace cota::look
