// What a scenario adds to the map: zones and objectives.

#include <algorithm>
#include <cmath>

#include "formats/picture/text_shape.h"
#include "mapsets/look/layers.h"
#include "mapsets/look/natural_outline.h"
#include "mapsets/look/shapes.h"
#include "mapsets/play/zone_resolver.h"

namespace cota::look {

namespace {

/// The loops of a zone drawn a little inside its hexes, so that neighbours' lines lie beside each other.
picture::Curve insideOf(const Scene& scene, const std::vector<bool>& isIn, double inset) {
    picture::Curve outline;
    for (const auto& loop : boundaryOf(scene.field, scene.field.hexes(), isIn)) {
        std::vector<Point> points;
        for (std::size_t i = 0; i < loop.corners.size(); ++i) {
            const auto& before = loop.inside[(i + loop.corners.size() - 1) % loop.corners.size()];
            const Point corner = scene.sheet.at(loop.corners[i]);
            const Point a = scene.sheet.centre(before), b = scene.sheet.centre(loop.inside[i]);
            const Point towards{(a.x + b.x) / 2, (a.y + b.y) / 2};
            const double length = std::hypot(towards.x - corner.x, towards.y - corner.y);
            const double by = before == loop.inside[i] ? inset * 1.155 : inset;
            points.push_back({corner.x + (towards.x - corner.x) / length * by,
                              corner.y + (towards.y - corner.y) / length * by});
        }
        outline.add(picture::Curve::polygon(points));
    }
    return outline;
}

Cell highestOf(const Scene& scene, const std::vector<Cell>& cells) {
    return *std::min_element(cells.begin(), cells.end(), [&](Cell a, Cell b) {
        const Point pa = scene.sheet.centre(a), pb = scene.sheet.centre(b);
        return std::pair(std::lround(pa.y * 10), pa.x) < std::pair(std::lround(pb.y * 10), pb.x);
    });
}

}  // namespace

picture::Layer drawZones(const Scene& scene) {
    picture::Layer layer{"zones", {}};
    const auto* scenario = scene.scenario();
    if (!scenario) return layer;
    mapsets::ZoneResolver resolver(scene.field, scenario->zones);
    int number = 0;
    std::vector<picture::Mark> names;
    for (const auto& zone : scenario->zones) {
        const auto& symbol = scene.look.symbol("zone", zone.id.text);
        const auto& cells = resolver.resolve(zone).cells;
        if (cells.empty() || symbol.drawing() == "nothing") continue;
        const auto colour = sideColour(scene, zone.side);
        const auto isIn = setOf(scene.field, cells);
        const double width = symbol.number("width");
        const auto line = insideOf(scene, isIn, width * (0.9 + 1.3 * (number++ % 4)));
        if (symbol.number("strength") > 0)
            layer.marks.push_back({picture::Fill{line, faded(colour, symbol.number("strength"))}});
        layer.marks.push_back({picture::Stroke{line,
                                               {.width = width,
                                                .colour = faded(colour, 0.8),
                                                .cap = picture::Cap::butt,
                                                .dashes = {3.5, 1.6}}}});
        auto at = scene.sheet.centre(highestOf(scene, cells));
        names.push_back(
            {picture::Text{.words = zone.name.in(scene.language),
                           .font = {symbol.word("family"), symbol.number("points"), true, true, 0},
                           .colour = mixed(colour, {0, 0, 0, 255}, 0.2),
                           .at = {at.x, at.y + scene.hex(0.4)},
                           .halo = 0.45,
                           .haloColour = groundColour(scene)}});
    }
    layer.marks.insert(layer.marks.end(), names.begin(), names.end());
    return layer;
}

picture::Layer drawObjectives(const Scene& scene) {
    picture::Layer layer{"objectives", {}};
    const auto* scenario = scene.scenario();
    if (!scenario) return layer;
    for (const auto& objective : scenario->objectives) {
        const auto& symbol = scene.look.symbol("objective", objective.id.text);
        if (symbol.drawing() == "nothing") continue;
        const double size = std::min(symbol.number("size"), scene.hex(0.3));
        for (const auto& hex : objective.hexes) {
            const auto cell = scene.field.resolve(hex.label);
            if (!cell) continue;
            auto at = scene.sheet.centre(*cell);
            // Low at the left, beside a counter.
            at.x -= scene.hex(0.36);
            at.y += scene.hex(0.24);
            const auto rim =
                objective.side.empty() ? symbol.colour("ink") : sideColour(scene, objective.side);
            layer.marks.push_back({picture::Stroke{
                star(at, size / 2), {.width = 0.9, .colour = groundColour(scene), .dashes = {}}}});
            layer.marks.push_back({picture::Fill{star(at, size / 2), symbol.colour("fill")}});
            layer.marks.push_back(
                {picture::Stroke{star(at, size / 2), {.width = 0.3, .colour = rim, .dashes = {}}}});
            if (objective.points)
                layer.marks.push_back(
                    {picture::Text{.words = std::to_string(*objective.points),
                                   .font = {symbol.word("family"), symbol.number("points"), true, false, 0},
                                   .colour = rim,
                                   .at = {at.x, at.y + size * 0.62},
                                   .down = picture::Down::top,
                                   .halo = 0.4,
                                   .haloColour = groundColour(scene)}});
        }
    }
    return layer;
}

}  // namespace cota::look
