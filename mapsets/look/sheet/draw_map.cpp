#include "mapsets/look/sheet/draw_map.h"

#include <algorithm>

#include "mapsets/look/furniture/page.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/symbols/tone.h"

namespace cota::look {

namespace {

struct LayerRow {
    LayerName name;
    picture::Layer (*draw)(const Scene&);
    bool isCut;  // at the edges of the boards
    Concerns from;
    enum class Reach { wholeMap, hexes, hexesUnlessDrawn } reach = Reach::wholeMap;
};
constexpr auto nearby = LayerRow::Reach::hexes;

// Outlines of heights swing wider than those of terrain.
constexpr double aroundHeights = 1.8, aroundOthers = 1.25;
constexpr double acrossHex = 0.6;  // from the centre of a hex to its farthest point, and a little more

using namespace concern;

/// Furniture is only on printed sheets: furniture.h.
picture::Layer drawElsewhere(const Scene&) { return {}; }

const std::vector<LayerRow> rows{
    {{"base", local("ground terrain")}, drawBase, true, texts},
    {{"tints", local("tints by height")}, drawTints, true, heights, nearby},
    {{"ground", local("terrain")}, drawGround, true, ground | heights, nearby},
    {{"shading", local("hill shading")}, drawShading, true, heights, nearby},
    {{"contours", local("contours")},
     drawContours,
     true,
     heights | ground | lines | scenario | texts,
     LayerRow::Reach::hexesUnlessDrawn},
    {{"lakes", local("open water")}, drawLakes, true, ground, nearby},
    {{"water", local("rivers and streams")}, drawWater, true, lines | features | ground | heights},
    {{"hexsides", local("features on hexsides")}, drawSides, true, lines},
    {{"roads", local("roads, trails and railways")}, drawWays, true, lines | features},
    {{"bridges", local("bridges and fords")}, drawBridges, true, features | lines | ground},
    {{"buildings", local("buildings")},
     drawBuildings,
     true,
     ground | lines | features | texts | scenario,
     nearby},
    {{"zones", local("zones of the scenario"), true}, drawZones, true, all},
    {{"boards", local("names of boards")},
     drawBoardIds,
     true,
     lines | ground | heights | features | scenario | texts},
    {{"grid", local("hex grid")}, drawGrid, true, 0, nearby},
    {{"numbers", local("hex numbers")},
     drawNumbers,
     true,
     lines | ground | heights | scenario | texts,
     nearby},
    {{"features", local("works, obstacles and markers"), true},
     drawFeatures,
     true,
     features | lines | ground | scenario},
    {{"names", local("names")}, drawNames, true, all},
    {{"counters", local("counters where they start"), true}, drawCounters, false, scenario | features},
    {{"objectives", local("objectives")}, drawObjectives, true, all},
    {{"title", local("title above the map"), false, true}, drawTitle, false, texts | scenario},
    {{"scale", local("scale and north"), false, true}, drawScale, false, texts | scenario},
    {{"legend", local("legend of the terrain and features on the map"), false, true}, drawLegend, false, all},
    {{"compass", local("compass"), false, true}, drawElsewhere, false, texts | scenario},
    {{"letters", local("ids of boards at the edges of the sheet"), false, true},
     drawElsewhere,
     false,
     texts | scenario},
    {{"charts", local("terrain effects chart"), false, true}, drawElsewhere, false, texts | scenario},
    {{"tracks", local("turn track"), false, true}, drawElsewhere, false, texts | scenario},
    {{"boxes", local("holding boxes"), false, true}, drawElsewhere, false, texts | scenario},
    {{"texts", local("texts of the layout"), false, true}, drawElsewhere, false, texts | scenario},
    {{"credits", local("credits and hash of the document"), false, true},
     drawElsewhere,
     false,
     texts | scenario},
    {{assemblyLayer, local("diagram of the pages to be glued together"), false, true},
     drawElsewhere,
     false,
     0},
};

}  // namespace

picture::Layer cutAtField(const Scene& scene, picture::Layer layer) {
    if (layer.marks.empty() || !scene.sheet.showsEdge()) return layer;
    picture::Group cut{.clip = scene.sheet.fieldOutline(), .marks = std::move(layer.marks)};
    layer.marks = {};
    layer.marks.push_back({std::move(cut)});
    return layer;
}

std::span<const LayerName> layerNames() {
    static const std::vector<LayerName> names = [] {
        std::vector<LayerName> made;
        for (const auto& row : rows) made.push_back(row.name);
        return made;
    }();
    return names;
}

namespace {

picture::Layer drawn(const Scene& scene, const LayerRow& row) {
    const bool isShared = row.draw == drawZones || row.draw == drawNames;  // other texts keep off theirs
    auto layer = isShared ? scene.layer(row.draw) : row.draw(scene);
    if (row.isCut) layer = cutAtField(scene, std::move(layer));
    Tone(scene.look, sideGrounds(scene)).apply(layer.marks);
    return layer;
}

const LayerRow* rowOf(std::string_view name) {
    const auto it =
        std::find_if(rows.begin(), rows.end(), [&](const LayerRow& row) { return row.name.name == name; });
    return it == rows.end() ? nullptr : &*it;
}

}  // namespace

std::string layerTitle(std::string_view name, model::Language language) {
    const auto* row = rowOf(name);
    return std::string(row ? row->name.title.in(language) : name);
}

bool isLocal(const Scene& scene, std::string_view name) {
    const auto* row = rowOf(name);
    if (row == nullptr || row->reach == LayerRow::Reach::wholeMap) return false;
    return row->reach == LayerRow::Reach::hexes || scene.field.relief() == nullptr;
}

double hexesAround(std::string_view name) {
    return (concernsOf(name) & concern::heights) != 0 ? aroundHeights : aroundOthers;
}

ChangedAround changedAround() {
    constexpr double ground = 1.6;
    return {.ground = ground,
            .outlines = ground + acrossHex,
            .heights = 3.7,
            .lines = 2.2,
            .rims = 0.7,
            .names = 1.1};
}

Concerns concernsOf(std::string_view name) {
    const auto* row = rowOf(name);
    return row != nullptr ? row->from : concern::all;
}

picture::Layer drawLayer(const Scene& scene, std::string_view name) {
    const auto* row = rowOf(name);
    return row ? drawn(scene, *row) : picture::Layer{};
}

picture::Picture drawMap(const Scene& scene, const std::vector<std::string>& shown,
                         const Furniture* furniture) {
    picture::Picture picture;
    picture.size = scene.sheet.size();
    picture.paper = paperColour(scene.look);
    picture.title = titleOf(scene);
    for (const auto& row : rows) {
        if (!shown.empty() && std::find(shown.begin(), shown.end(), row.name.name) == shown.end()) continue;
        const bool isAround = row.draw == drawTitle || row.draw == drawScale || row.draw == drawLegend;
        if (isAround && furniture != nullptr) continue;
        auto layer = row.draw == drawLegend ? drawLegendOf(scene, shown) : drawn(scene, row);
        if (row.draw == drawLegend) Tone(scene.look, sideGrounds(scene)).apply(layer.marks);
        if (!layer.marks.empty()) picture.layers.push_back(std::move(layer));
    }
    if (furniture != nullptr && scene.sheet.margins().top > 0)
        for (auto& layer : furnitureAround(scene, shown, *furniture))
            picture.layers.push_back(std::move(layer));
    return picture;
}

}  // namespace cota::look
