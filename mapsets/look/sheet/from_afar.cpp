#include "mapsets/look/sheet/from_afar.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/sheet/draw_map.h"

namespace cota::look {

namespace {

/// The equal mix of a drawing's colours that cover the ground; nothing if it has none.
std::optional<picture::Colour> colourFromAfar(const Symbol& symbol) {
    constexpr std::array<std::string_view, 4> covering{"fill", "other", "third", "crown"};
    std::optional<picture::Colour> mean;
    double count = 0;
    for (const auto& parameter : symbol.description().parameters) {
        if (std::ranges::find(covering, parameter.name) == covering.end()) continue;
        const auto colour = symbol.colour(parameter.name);
        mean = mean ? mixed(*mean, colour, 1 / (count + 1)) : colour;
        ++count;
    }
    return mean;
}

}  // namespace

picture::Layer drawGroundFromAfar(const Scene& scene) {
    picture::Layer layer{"ground", {}};
    const auto& terrains = scene.catalogue().terrains;
    std::vector<picture::Curve> hexes(terrains.size());
    for (const Cell cell : scene.sheet.hexes())
        for (const auto terrain : scene.field.terrainsIn(cell))
            hexes[terrain].add(picture::Curve::polygon(scene.sheet.corners(cell)));
    const auto window = scene.sheet.window();
    std::vector<std::optional<picture::Colour>> colours;
    for (std::size_t t = 0; t < terrains.size(); ++t) {
        const auto& symbol = scene.look.symbol("terrain", terrains[t].id.text);
        colours.push_back(colourFromAfar(symbol));
        // Unpainted ground keeps the tints of its height.
        const bool isGround = &symbol == &groundSymbol(scene) && symbol.drawing() == "plain";
        if (colours[t] && !hexes[t].empty() && !isGround)
            layer.marks.push_back({picture::Fill{std::move(hexes[t]), *colours[t]}});
    }
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
