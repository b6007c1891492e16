#include "mapsets/look/sheet/from_afar.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/relief/slope_light.h"
#include "mapsets/look/scene/level_areas.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/symbols/height_tints.h"
#include "mapsets/look/symbols/slope_strengths.h"

namespace cota::look {

namespace {

/// The equal mix of a drawing's colours that cover the ground; nothing if it has none.
std::optional<picture::Colour> colourFromAfar(const Symbol& symbol, const HeightTints* tints, int level) {
    constexpr std::array<std::string_view, 4> covering{"fill", "other", "third", "crown"};
    std::optional<picture::Colour> mean;
    double count = 0;
    for (const auto& parameter : symbol.description().parameters) {
        if (std::ranges::find(covering, parameter.name) == covering.end()) continue;
        const bool isGround = parameter.name != std::string_view("crown");
        const auto colour = tints && isGround ? tints->ofTerrain(symbol, level, parameter.name)
                                              : symbol.colour(parameter.name);
        mean = mean ? mixed(*mean, colour, 1 / (count + 1)) : colour;
        ++count;
    }
    return mean;
}

}  // namespace

picture::Layer drawGroundFromAfar(const Scene& scene) {
    picture::Layer layer{"ground", {}};
    const auto& terrains = scene.catalogue().terrains;
    const HeightTints tints(scene.look, groundColour(scene));
    const bool hasLevels = hasTints(scene.look) && !scene.field.relief();
    const auto* byLevel = hasLevels ? &tints : nullptr;
    std::map<std::pair<std::uint16_t, int>, picture::Curve> hexes;  // by terrain and level
    for (const Cell cell : scene.sheet.hexes())
        for (const auto terrain : scene.field.terrainsIn(cell))
            hexes[{terrain, hasLevels ? levelOf(scene, cell) : 0}].add(
                picture::Curve::polygon(scene.sheet.corners(cell)));
    const auto window = scene.sheet.window();
    for (auto& [of, shape] : hexes) {
        const auto& symbol = scene.look.symbol("terrain", terrains[of.first].id.text);
        // Unpainted ground keeps the tints of its height.
        if (&symbol == &groundSymbol(scene) && symbol.drawing() == "plain") continue;
        if (const auto colour = colourFromAfar(symbol, byLevel, of.second))
            layer.marks.push_back({picture::Fill{std::move(shape), *colour}});
    }
    std::vector<std::optional<picture::Colour>> colours;
    for (const auto& terrain : terrains)
        colours.push_back(colourFromAfar(scene.look.symbol("terrain", terrain.id.text), byLevel, 0));
    for (const auto& area : scene.field.areas()) {
        if (!colours[area.terrain]) continue;
        std::vector<Point> points;
        picture::Box box;
        for (const auto point : area.outline) {
            points.push_back(scene.sheet.at(point));
            box.add(points.back());
        }
        if (box.meets(window))
            layer.marks.push_back({picture::Fill{picture::Curve::polygon(points), *colours[area.terrain]}});
    }
    return cutAtField(scene, std::move(layer));
}

picture::Layer drawTintsFromAfar(const Scene& scene) {
    picture::Layer layer{"tints", {}};
    if (!hasTints(scene.look)) return layer;
    const HeightTints tints(scene.look, groundColour(scene));
    std::map<int, std::vector<Cell>> cells;  // by level
    for (const Cell cell : scene.sheet.hexes())
        if (scene.field.isOnMap(cell)) cells[levelOf(scene, cell)].push_back(cell);
    for (const auto& [level, own] : cells) {
        picture::Curve shape;
        for (const Cell cell : own) shape.add(picture::Curve::polygon(scene.sheet.corners(cell)));
        layer.marks.push_back({picture::Fill{std::move(shape), tints.ofLevel(level)}});
    }
    return cutAtField(scene, std::move(layer));
}

picture::Layer drawShadingFromAfar(const Scene& scene) {
    picture::Layer layer{"shading", {}};
    if (!hasTints(scene.look)) return layer;
    const auto& symbol = scene.look.symbol("relief");
    constexpr int opaque = 128;
    const SlopeStrengths strengths(scene.look, groundColour(scene));
    std::map<std::pair<bool, int>, picture::Curve> hexes;  // by whether they glow, and how strongly
    for (const Cell cell : scene.sheet.hexes()) {
        if (!scene.field.isOnMap(cell)) continue;
        const auto light = lightOfHex(scene, strengths, cell);
        for (const bool glows : {false, true})
            if (const auto strength = std::lround(opaque * (glows ? light.glow : light.shade)); strength > 0)
                hexes[{glows, static_cast<int>(strength)}].add(
                    picture::Curve::polygon(scene.sheet.corners(cell)));
    }
    for (auto& [of, shape] : hexes) {
        const auto colour = symbol.colour(of.first ? "glow" : "shade");
        layer.marks.push_back(
            {picture::Fill{std::move(shape), picture::faded(colour, of.second / double{opaque})}});
    }
    return cutAtField(scene, std::move(layer));
}

}  // namespace cota::look
