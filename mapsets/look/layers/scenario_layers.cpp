// The zones of a scenario.

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

#include "formats/picture/text_shape.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/look/layers/ground_colours.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/natural_outline.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/units/roster.h"

namespace cota::look {

namespace {

/// The loops of a zone drawn a little inside its hexes, so that the lines of adjacent zones are next to each
/// other; along the edge where the map is cut.
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

/// The number of lines of other zones between each zone's line and its hexsides. It is as low as possible:
/// zones only make way for each other if they share a side from the inside.
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

constexpr double smaller = 0.82;  // size of names that do not fit otherwise

/// Finds places for the names of zones, one after the other.
class ZoneNames {
  public:
    explicit ZoneNames(const Scene& scene) : scene_(scene), counters_(counterBoxes(scene)) {
        const mapsets::Roster roster(scene.document, scene.field);
        taken_.insert(roster.occupied().begin(), roster.occupied().end());
    }

    /// Low in the highest empty hex of the zone, inside the line around the zone, which is `inset`
    /// millimetres from its hexsides, with smaller letters if needed; else right next to the zone, or
    /// anywhere the whole name is on the map.
    void place(picture::Text& text, std::vector<Cell> cells, double inset, double width) {
        const auto key = [&](Cell cell) {
            const Point at = scene_.sheet.centre(cell);
            return std::tuple(taken_.contains(cell) || !scene_.field.features(cell).empty(),
                              std::lround(at.y * 10), at.x);
        };
        std::ranges::sort(cells, {}, key);
        const auto isIn = setOf(scene_.field, cells);
        // Clear of the line along the edge of the map, which may be the map's or a zone's.
        const double margin = inset + width * 1.5 + text.halo;
        using Rows = std::initializer_list<double>;
        const auto find = [&](const auto& isGood, Rows rows = {0.4, 0.22, 0.05}) {
            for (const Cell cell : cells)
                for (const double low : rows)
                    for (const double aside : {0.0, 0.3, -0.3, 0.6, -0.6}) {
                        const auto centre = scene_.sheet.centre(cell);
                        text.at = {centre.x + scene_.hex(aside), centre.y + scene_.hex(low)};
                        keepOnMap(text, margin);
                        if (isGood(coveredBy(text))) return true;
                    }
            return false;
        };
        const double line = inset + width / 2, points = text.font.points;
        const auto isRoom = [&](const auto& box) { return isWithin(isIn, box.grown(line)) && isFree(box); };
        const auto isBeside = [&](const auto& box) {
            return isOnMap(box.grown(text.halo)) && isFree(box) && isOutside(isIn, box);
        };
        const auto findSmaller = [&] {
            text.font.points = points * smaller;
            if (find(isRoom)) return true;
            text.font.points = points;
            return false;
        };
        if (!find(isRoom) && !findSmaller() && !find(isBeside, {-0.58, 0.76}) &&
            !find([&](const auto& box) { return isOnMap(box.grown(text.halo)) && isFree(box); }) &&
            !find([&](const auto& box) { return isOnMap(box.grown(text.halo)); }))
            find([](const auto&) { return true; });
        placed_.push_back(coveredBy(text));
    }

  private:
    void keepOnMap(picture::Text& text, double margin) const {
        const auto field = scene_.sheet.fieldBox().grown(-margin);
        const auto size = sizeOf(text.words, text.font);
        const double half = std::min(size.width, field.width()) / 2;
        text.at.x = std::clamp(text.at.x, field.left + half, field.right - half);
        text.at.y =
            std::clamp(text.at.y, field.top + size.ascent, field.bottom - (size.height - size.ascent));
    }

    /// Whether the whole box is in those hexes.
    bool isWithin(const std::vector<bool>& isIn, const picture::Box& box) const {
        const double step = scene_.hex(0.2);
        for (const double y : {box.top, (box.top + box.bottom) / 2, box.bottom})
            for (double x = box.left; x < box.right + step; x += step) {
                const Cell cell = scene_.sheet.cellAt({std::min(x, box.right), y});
                if (cell == mapsets::noCell || !isIn[static_cast<std::size_t>(cell)]) return false;
            }
        return true;
    }

    bool isOutside(const std::vector<bool>& isIn, const picture::Box& box) const {
        for (const double y : {box.top, box.bottom})
            for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
                const Cell cell = scene_.sheet.cellAt({box.left + box.width() * share, y});
                if (cell != mapsets::noCell && isIn[static_cast<std::size_t>(cell)]) return false;
            }
        return true;
    }

    /// There may be notches between the hexes at an edge, or boards may be missing.
    bool isOnMap(const picture::Box& box) const {
        for (const double y : {box.top, box.bottom})
            for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
                if (scene_.sheet.cellAt({box.left + box.width() * share, y}) == mapsets::noCell) return false;
        return true;
    }

    bool isFree(const picture::Box& box) const {
        const auto meets = [&](const auto& other) { return other.meets(box); };
        return std::ranges::none_of(placed_, meets) && std::ranges::none_of(counters_, meets);
    }

    const Scene& scene_;
    std::vector<picture::Box> counters_, placed_;
    std::set<Cell> taken_;
};

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
    ZoneNames places(scene);
    std::vector<picture::Mark> names;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const auto& zone = scenario->zones[i];
        const auto& symbol = scene.look.symbol("zone", zone.id.text);
        const auto& cells = hexes[i];
        if (cells.empty() || symbol.drawing() == "nothing") continue;
        const auto colour = sideColour(scene, zone.side);
        const auto isIn = setOf(scene.field, cells);
        const double width = symbol.number("width"), band = symbol.number("band"),
                     inset = width * (1.2 + 1.3 * ranks[i]);
        const auto line = insideOf(scene, isIn, inset);
        if (symbol.number("strength") > 0)
            layer.marks.push_back({picture::Fill{line, faded(colour, symbol.number("strength"))}});
        // Shows which side is inside.
        if (band > 0)
            addStroke(layer.marks, insideOf(scene, isIn, band / 2),
                      {.width = band, .colour = faded(colour, symbol.number("band-strength")), .dashes = {}});
        layer.marks.push_back({picture::Stroke{line,
                                               {.width = width,
                                                .colour = faded(colour, 0.75),
                                                .cap = picture::Cap::butt,
                                                .dashes = sideDashes(scene, zone.side)}}});
        picture::Text name{.words = zone.name.in(scene.language),
                           .font = {.family = symbol.word("family"),
                                    .points = symbol.number("points"),
                                    .bold = true,
                                    .italic = true},
                           .colour = mixed(colour, {0, 0, 0, 255}, 0.2),
                           .at = {},
                           .halo = 0.45,
                           .haloColour = {}};
        places.place(name, cells, inset, width);
        name.haloColour = grounds.at(name.at);
        addText(names, std::move(name));
    }
    layer.marks.insert(layer.marks.end(), names.begin(), names.end());
    return layer;
}

}  // namespace cota::look
