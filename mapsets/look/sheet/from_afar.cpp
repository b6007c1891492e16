#include "mapsets/look/sheet/from_afar.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string_view>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/level_areas.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/symbols/height_tints.h"

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

}  // namespace cota::look
