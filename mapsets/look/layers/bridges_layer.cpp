// Bridges and fords, where a road crosses water: at right angles over a river, from shore to shore over a
// hex of open water.

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <span>

#include "mapsets/look/layers/houses.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/line_drawings.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

/// The line over the water, from shore to shore: two points, or more if the road bends on the bridge.
using OverWater = std::vector<Point>;
struct Crossing {
    OverWater line;
    double road = 0;  // width of the road, with its casing; 0: none
};

/// A straight crossing; `along` is a unit vector.
OverWater straight(Point at, Point along, double width) {
    const double half = width / 2;
    return {{at.x - along.x * half, at.y - along.y * half}, {at.x + along.x * half, at.y + along.y * half}};
}

/// Where two straight segments cross.
std::optional<Point> meeting(Point a, Point b, Point c, Point d) {
    const double denominator = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
    if (std::abs(denominator) < 1e-9) return std::nullopt;
    const double t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / denominator;
    const double u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / denominator;
    if (t < 0 || t > 1 || u < 0 || u > 1) return std::nullopt;
    return Point{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

bool isRoad(const Scene& scene, const WayStretch& way) {
    const auto name = scene.look.symbol("path", scene.catalogue().pathKinds[way.kind].id.text).drawing();
    return name != "flow" && name != "dry" && name != "nothing";
}

/// Road segments in a hex and in the hexes around it, because water along a hexside is seldom exactly on it.
std::vector<WayStretch> roadsAround(const Scene& scene, Cell cell) {
    std::vector<WayStretch> roads;
    const auto take = [&](Cell from) {
        for (const auto& way : scene.ways.stretches(from))
            if (isRoad(scene, way)) roads.push_back(way);
    };
    take(cell);
    if (roads.empty()) return roads;
    for (const auto direction : model::allDirections) take(scene.field.neighbour(cell, direction));
    return roads;
}

/// Along the road, as long as the water is wide in that direction.
OverWater alongRoad(Point at, const WayStretch& way, Point waterFrom, Point waterTo, double waterWidth) {
    constexpr double leastSine = 0.5;  // a road that only grazes the water has no bridge of any length
    const double length = std::hypot(way.to.x - way.from.x, way.to.y - way.from.y),
                 water = std::hypot(waterTo.x - waterFrom.x, waterTo.y - waterFrom.y);
    const Point along{(way.to.x - way.from.x) / length, (way.to.y - way.from.y) / length};
    const double sine =
        std::abs(along.x * (waterTo.y - waterFrom.y) - along.y * (waterTo.x - waterFrom.x)) / water;
    return straight(at, along, waterWidth / std::max(sine, leastSine));
}

double roadWidth(const Scene& scene, std::size_t kind) {
    const auto& symbol = scene.look.symbol("path", scene.catalogue().pathKinds[kind].id.text);
    return symbol.number("width") + (symbol.drawing() == "cased" ? 2 * symbol.number("casing") : 0);
}

/// Where roads cross water in a hex or on its sides: for each kind of road the place nearest to the centre.
/// Roads that cross at one place share the bridge of the widest.
std::vector<Crossing> crossingsIn(const Scene& scene, Cell cell, const std::vector<WaterLine>& waters) {
    const Point centre = scene.sheet.centre(cell);
    const double reach = scene.hex(0.65);
    const picture::Box box{centre.x - reach, centre.y - reach, centre.x + reach, centre.y + reach};
    struct Best {
        double away;
        Crossing crossing;
        Point at;
    };
    std::map<std::size_t, Best> best;  // by kind
    const auto roads = roadsAround(scene, cell);
    for (const auto& water : waters) {
        if (!water.box.meets(box)) continue;
        for (const auto& run : water.flat)
            for (std::size_t i = 1; i < run.points.size(); ++i) {
                const Point from = run.points[i - 1], to = run.points[i];
                picture::Box stretch;
                stretch.add(from);
                stretch.add(to);
                if (!stretch.meets(box)) continue;
                for (const auto& way : roads) {
                    const auto at = meeting(way.from, way.to, from, to);
                    if (!at) continue;
                    const double away = std::hypot(at->x - centre.x, at->y - centre.y);
                    if (away >= reach) continue;
                    const auto old = best.find(way.kind);
                    if (old != best.end() && old->second.away <= away) continue;
                    best[way.kind] = {
                        away, {alongRoad(*at, way, from, to, water.width), roadWidth(scene, way.kind)}, *at};
                }
            }
    }
    std::vector<Best> kept;
    for (auto& [kind, one] : best) kept.push_back(std::move(one));
    std::ranges::stable_sort(kept, std::greater(), [](const Best& one) { return one.crossing.road; });
    std::vector<Crossing> crossings;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        const bool isShared =
            std::any_of(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(i), [&](const Best& other) {
                return std::hypot(other.at.x - kept[i].at.x, other.at.y - kept[i].at.y) <
                       (other.crossing.road + kept[i].crossing.road) / 2 + 1;
            });
        if (!isShared) crossings.push_back(std::move(kept[i].crossing));
    }
    return crossings;
}

using OpenWaters = std::vector<std::vector<picture::FlatRun>>;  // the outline of each piece

/// Ground drawn as open water.
OpenWaters openWaters(const Scene& scene) {
    OpenWaters waters;
    for (const auto& patch : patchesOf(scene))
        if (patch.symbol->drawing() == "waters") waters.push_back(picture::flattened(patch.outline, 4));
    return waters;
}

bool isWater(const OpenWaters& waters, Point at) {
    return std::any_of(waters.begin(), waters.end(), [&](const auto& outline) {
        bool isIn = false;
        for (const auto& run : outline)
            if (isInside(at, run.points)) isIn = !isIn;
        return isIn;
    });
}

/// A point between one on the water and one on land.
Point shore(const OpenWaters& waters, Point wet, Point dry) {
    for (int i = 0; i < 8; ++i) {
        const Point middle{(wet.x + dry.x) / 2, (wet.y + dry.y) / 2};
        (isWater(waters, middle) ? wet : dry) = middle;
    }
    return dry;
}

/// The stretch of a road over open water, from shore to shore, that passes nearest to the centre of the hex.
std::optional<Crossing> overOpenWater(const Scene& scene, Cell cell, const OpenWaters& waters) {
    constexpr int parts = 24;
    const Point centre = scene.sheet.centre(cell);
    const auto& kinds = scene.catalogue().pathKinds;
    std::optional<Crossing> best;
    double nearest = scene.hex(0.5);
    const auto take = [&](const OverWater& line, std::size_t kind) {
        double away = nearest;
        for (const auto point : line)
            away = std::min(away, std::hypot(point.x - centre.x, point.y - centre.y));
        if (line.size() > 1 && away < nearest) nearest = away, best = {line, roadWidth(scene, kind)};
    };
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (!isRoad(scene, {kind, {}, {}})) continue;
        for (const auto& run : scene.ways.runs(kind))
            for (const auto& flat : picture::flattened(run.line, parts)) {
                OverWater line;
                for (std::size_t i = 0; i < flat.points.size(); ++i) {
                    const Point point = flat.points[i];
                    if (isWater(waters, point)) {
                        if (line.empty() && i > 0) line.push_back(shore(waters, point, flat.points[i - 1]));
                        line.push_back(point);
                        continue;
                    }
                    if (line.empty()) continue;
                    line.push_back(shore(waters, line.back(), point));
                    take(line, kind);
                    line.clear();
                }
                take(line, kind);
            }
    }
    return best;
}

/// A crossing without a road: over the water nearest to the centre of the hex, at right angles to the water.
std::optional<Crossing> overWater(const Scene& scene, Cell cell, const std::vector<WaterLine>& waters) {
    const Point centre = scene.sheet.centre(cell);
    std::optional<Crossing> best;
    double nearest = scene.hex(0.6);
    for (const auto& water : waters)
        for (const auto& run : water.flat)
            for (std::size_t i = 1; i < run.points.size(); ++i) {
                const Point a = run.points[i - 1], b = run.points[i],
                            middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
                const double length = std::hypot(b.x - a.x, b.y - a.y);
                const double away = std::hypot(middle.x - centre.x, middle.y - centre.y);
                if (away >= nearest || length <= 0) continue;
                nearest = away;
                best = {straight(middle, {-(b.y - a.y) / length, (b.x - a.x) / length}, water.width)};
            }
    return best;
}

/// The crossing extended at both ends.
OverWater longer(OverWater line, double by) {
    const auto beyond = [by](Point end, Point before) {
        const double length = std::hypot(end.x - before.x, end.y - before.y);
        return length > 0
                   ? Point{end.x + (end.x - before.x) / length * by, end.y + (end.y - before.y) / length * by}
                   : end;
    };
    line.front() = beyond(line.front(), line[1]);
    line.back() = beyond(line.back(), line[line.size() - 2]);
    return line;
}

/// The line shifted `aside` to the right, with its ends flaring outwards.
OverWater shiftedAside(const OverWater& line, double aside) {
    constexpr double flare = 0.55;
    OverWater shifted;
    const auto across = [&](std::size_t i, double by) {
        const Point a = line[i == 0 ? 0 : i - 1], b = line[std::min(i + 1, line.size() - 1)];
        const double length = std::max(std::hypot(b.x - a.x, b.y - a.y), 1e-9);
        return Point{line[i].x - (b.y - a.y) / length * by, line[i].y + (b.x - a.x) / length * by};
    };
    for (std::size_t i = 0; i < line.size(); ++i) shifted.push_back(across(i, aside));
    const auto ends = longer(line, flare);
    const double out = aside + (aside < 0 ? -flare : flare);
    const Point first = across(0, out), last = across(line.size() - 1, out);
    shifted.insert(shifted.begin(),
                   {first.x + ends.front().x - line.front().x, first.y + ends.front().y - line.front().y});
    shifted.push_back({last.x + ends.back().x - line.back().x, last.y + ends.back().y - line.back().y});
    return shifted;
}

/// The crossing with its ends on land; never so short that it is not seen across a table.
OverWater onLand(const OverWater& crossing, double overhang) {
    constexpr double shortest = 4;
    double length = 0;
    for (std::size_t i = 1; i < crossing.size(); ++i)
        length += std::hypot(crossing[i].x - crossing[i - 1].x, crossing[i].y - crossing[i - 1].y);
    return longer(crossing, std::max(overhang, (shortest - length) / 2));
}

constexpr double parapetWidth = 0.42;

double spanWidth(const Crossing& crossing, const Symbol& symbol) {
    constexpr double besideRoad = 0.25;
    return std::max(symbol.number("width"), crossing.road + 2 * besideRoad);
}

void drawDeck(const Crossing& crossing, const Symbol& symbol, double width, picture::Layer& layer) {
    addStroke(layer.marks, picture::Curve::polyline(onLand(crossing.line, symbol.number("overhang"))),
              {.width = width, .colour = symbol.colour("fill"), .cap = picture::Cap::butt, .dashes = {}});
}

void drawParapets(const Crossing& crossing, const Symbol& symbol, bool hasWings, picture::Layer& layer) {
    const auto line = onLand(crossing.line, symbol.number("overhang"));
    const double width = spanWidth(crossing, symbol);
    picture::Curve parapets;
    for (const double side : {-width / 2, width / 2}) {
        const auto rim = shiftedAside(line, side);
        parapets.add(
            picture::Curve::polyline(hasWings ? std::span(rim) : std::span(rim).subspan(1, rim.size() - 2)));
    }
    addStroke(layer.marks, parapets, symbol.colour("ink"), parapetWidth);
}

void drawSpan(const Crossing& crossing, const Symbol& symbol, picture::Layer& layer) {
    drawDeck(crossing, symbol, spanWidth(crossing, symbol), layer);
    drawParapets(crossing, symbol, true, layer);
}

/// The ground that a bridge covers, as far as it is straight.
House groundOf(const Crossing& crossing, const Symbol& symbol) {
    const auto line = onLand(crossing.line, symbol.number("overhang"));
    const Point a = line.front(), b = line.back();
    return {{(a.x + b.x) / 2, (a.y + b.y) / 2},
            std::atan2(b.y - a.y, b.x - a.x),
            std::hypot(b.x - a.x, b.y - a.y),
            spanWidth(crossing, symbol) + parapetWidth};
}

/// The bridges of one hex. Where they meet they are one: the deck of each is open to the other, and no wing
/// stands on it.
void drawSpans(const std::vector<Crossing>& crossings, const Symbol& symbol, picture::Layer& layer) {
    constexpr double wings = 1.1;
    const auto meets = [&](const Crossing& one) {
        return std::ranges::any_of(crossings, [&](const Crossing& other) {
            return &one != &other && areClose(groundOf(one, symbol), groundOf(other, symbol), wings);
        });
    };
    std::vector<const Crossing*> joined;
    for (const auto& crossing : crossings) {
        if (meets(crossing))
            joined.push_back(&crossing);
        else
            drawSpan(crossing, symbol, layer);
    }
    for (const auto* one : joined) drawDeck(*one, symbol, spanWidth(*one, symbol), layer);
    for (const auto* one : joined) drawParapets(*one, symbol, false, layer);
    for (const auto* one : joined) drawDeck(*one, symbol, spanWidth(*one, symbol) - parapetWidth, layer);
}

/// A pale band through the water between two rows of stones.
void drawSteps(const Crossing& crossing, const Symbol& symbol, picture::Layer& layer) {
    constexpr double stone = 0.38, spacing = 0.62;
    const auto line = onLand(crossing.line, symbol.number("overhang"));
    const double width = std::max(symbol.number("width"), crossing.road);
    const auto ink = symbol.colour("ink");
    addStroke(layer.marks, picture::Curve::polyline(line),
              {.width = width, .colour = faded(ink, 0.8), .cap = picture::Cap::butt, .dashes = {}});
    picture::Curve rims;
    for (const double side : {-width / 2, width / 2}) {
        const auto rim = shiftedAside(line, side);
        rims.add(picture::Curve::polyline(std::span(rim).subspan(1, rim.size() - 2)));
    }
    addStroke(layer.marks, rims,
              {.width = stone, .colour = mixed(ink, {61, 52, 43, 255}, 0.7), .dashes = {0.01, spacing}});
}

}  // namespace

void drawCrossingSample(const Symbol& symbol, const picture::Box& box, std::vector<picture::Mark>& marks) {
    const Point at{(box.left + box.right) / 2, (box.top + box.bottom) / 2};
    const double water = box.width() * 0.36;
    const auto river = picture::Curve().move({at.x, box.top - 1}).line({at.x, box.bottom + 1});
    constexpr picture::Colour bank{93, 141, 173, 255}, wet{165, 200, 221, 255};
    addStroke(marks, river, bank, water + 0.3);
    addStroke(marks, river, wet, water);
    if (symbol.drawing() != "span" && symbol.drawing() != "steps") return;
    // As wide as the box allows next to a road or trail that leads to it.
    Symbol larger = symbol;
    larger.set("width", std::max(symbol.number("width"), box.height() * 0.34));
    const Crossing crossing{straight(at, {1, 0}, water)};
    picture::Layer layer;
    if (symbol.drawing() == "span")
        drawSpan(crossing, larger, layer);
    else
        drawSteps(crossing, larger, layer);
    marks.insert(marks.end(), layer.marks.begin(), layer.marks.end());
}

picture::Layer drawBridges(const Scene& scene) {
    picture::Layer layer{"bridges", {}};
    const auto& waters = scene.groundwork->waters(scene).lines;
    std::optional<OpenWaters> open;  // expensive and seldom needed
    for (const auto& feature : scene.field.features()) {
        const auto& symbol = scene.look.symbol("feature", scene.catalogue().features[feature.kind].id.text);
        const bool isSpan = symbol.drawing() == "span";
        if (!isSpan && symbol.drawing() != "steps") continue;
        auto crossings = crossingsIn(scene, feature.cell, waters);
        if (crossings.empty()) {
            if (!open) open = openWaters(scene);
            auto one = overOpenWater(scene, feature.cell, *open);
            if (!one) one = overWater(scene, feature.cell, waters);
            crossings.push_back(
                one ? std::move(*one)
                    : Crossing{straight(scene.sheet.centre(feature.cell), {1, 0}, scene.hex(0.15))});
        }
        if (isSpan)
            drawSpans(crossings, symbol, layer);
        else
            for (const auto& crossing : crossings) drawSteps(crossing, symbol, layer);
    }
    return layer;
}

}  // namespace cota::look
