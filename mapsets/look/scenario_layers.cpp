// What a scenario adds to the map: zones and objectives.

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

#include "formats/picture/text_shape.h"
#include "mapsets/look/ground_colours.h"
#include "mapsets/look/layers.h"
#include "mapsets/look/natural_outline.h"
#include "mapsets/look/shapes.h"
#include "mapsets/play/roster.h"
#include "mapsets/play/zone_resolver.h"

namespace cota::look {

namespace {

/// The loops of a zone drawn a little inside its hexes, so that neighbours' lines lie beside each other;
/// along the edge where the map is cut.
picture::Curve insideOf(const Scene& scene, const std::vector<bool>& isIn, double inset) {
    picture::Curve outline;
    const auto edge = scene.sheet.fieldBox().grown(-inset);
    for (const auto& loop : boundaryOf(scene.field, scene.field.hexes(), isIn)) {
        std::vector<Point> points;
        for (std::size_t i = 0; i < loop.corners.size(); ++i) {
            const auto& before = loop.inside[(i + loop.corners.size() - 1) % loop.corners.size()];
            const Point corner = scene.sheet.at(loop.corners[i]);
            const Point a = scene.sheet.centre(before), b = scene.sheet.centre(loop.inside[i]);
            const Point towards{(a.x + b.x) / 2, (a.y + b.y) / 2};
            const double length = std::hypot(towards.x - corner.x, towards.y - corner.y);
            const double by = inset * 1.155;  // hexsides meet at 120 degrees
            points.push_back(
                {std::clamp(corner.x + (towards.x - corner.x) / length * by, edge.left, edge.right),
                 std::clamp(corner.y + (towards.y - corner.y) / length * by, edge.top, edge.bottom)});
        }
        outline.add(picture::Curve::polygon(points));
    }
    return outline;
}

/// How many lines of other zones lie between each zone's line and its hexsides: as few as may be, so that
/// only zones that share a side from within step aside for each other.
std::vector<int> ranksOf(const Scene& scene, const std::vector<std::vector<Cell>>& zones) {
    constexpr int most = 4;
    std::vector<std::set<std::pair<model::HexSide, Cell>>> taken(most);
    std::vector<int> ranks;
    for (const auto& cells : zones) {
        std::set<std::pair<model::HexSide, Cell>> sides;
        for (const auto& loop : boundaryOf(scene.field, scene.field.hexes(), setOf(scene.field, cells)))
            for (std::size_t i = 0; i < loop.sides.size(); ++i) sides.insert({loop.sides[i], loop.inside[i]});
        const auto isFree = [&](const auto& lines) {
            return std::none_of(sides.begin(), sides.end(),
                                [&](const auto& side) { return lines.contains(side); });
        };
        const auto rank = std::find_if(taken.begin(), taken.end() - 1, isFree);
        rank->insert(sides.begin(), sides.end());
        ranks.push_back(static_cast<int>(rank - taken.begin()));
    }
    return ranks;
}

/// Where the name of a zone stands: low in its highest hex in which nothing else does.
Point placeOfName(const Scene& scene, const std::vector<Cell>& cells, const std::set<Cell>& taken) {
    const auto isFree = [&](Cell cell) {
        return !taken.contains(cell) && scene.field.features(cell).empty();
    };
    const Cell cell = *std::min_element(cells.begin(), cells.end(), [&](Cell a, Cell b) {
        const Point pa = scene.sheet.centre(a), pb = scene.sheet.centre(b);
        return std::tuple(!isFree(a), std::lround(pa.y * 10), pa.x) <
               std::tuple(!isFree(b), std::lround(pb.y * 10), pb.x);
    });
    const auto centre = scene.sheet.centre(cell);
    return {centre.x, centre.y + scene.hex(0.4)};
}

/// Moved so far that all of it lies on the map.
void keepOnMap(const Scene& scene, picture::Text& text) {
    const auto size = sizeOf(text.words, text.font);
    const auto field = scene.sheet.fieldBox().grown(-text.halo);
    const double half = std::min(size.width, field.width()) / 2;
    text.at.x = std::clamp(text.at.x, field.left + half, field.right - half);
    text.at.y = std::clamp(text.at.y, field.top + size.ascent, field.bottom - (size.height - size.ascent));
}

}  // namespace

picture::Layer drawZones(const Scene& scene) {
    picture::Layer layer{"zones", {}};
    const auto* scenario = scene.scenario();
    if (!scenario) return layer;
    mapsets::ZoneResolver resolver(scene.field, scenario->zones);
    std::vector<std::vector<Cell>> hexes;
    for (const auto& zone : scenario->zones) hexes.push_back(resolver.resolve(zone).cells);
    const auto ranks = ranksOf(scene, hexes);
    const GroundColours grounds(scene);
    const mapsets::Roster roster(scene.document, scene.field);
    const std::set<Cell> taken(roster.occupied().begin(), roster.occupied().end());
    std::vector<picture::Mark> names;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const auto& zone = scenario->zones[i];
        const auto& symbol = scene.look.symbol("zone", zone.id.text);
        const auto& cells = hexes[i];
        if (cells.empty() || symbol.drawing() == "nothing") continue;
        const auto colour = sideColour(scene, zone.side);
        const auto isIn = setOf(scene.field, cells);
        const double width = symbol.number("width");
        const auto line = insideOf(scene, isIn, width * (0.9 + 1.3 * ranks[i]));
        if (symbol.number("strength") > 0)
            layer.marks.push_back({picture::Fill{line, faded(colour, symbol.number("strength"))}});
        layer.marks.push_back({picture::Stroke{line,
                                               {.width = width,
                                                .colour = faded(colour, 0.8),
                                                .cap = picture::Cap::butt,
                                                .dashes = sideDashes(scene, zone.side)}}});
        picture::Text name{.words = zone.name.in(scene.language),
                           .font = {symbol.word("family"), symbol.number("points"), true, true, 0},
                           .colour = mixed(colour, {0, 0, 0, 255}, 0.2),
                           .at = placeOfName(scene, cells, taken),
                           .halo = 0.45,
                           .haloColour = {}};
        keepOnMap(scene, name);
        name.haloColour = grounds.at(name.at);
        addText(names, std::move(name));
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
