// Bridges and fords, where a road crosses water: at right angles over a river, from shore to shore over a
// hex of open water.

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/line_drawings.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

/// The line over the water, from shore to shore: two points, or more if the road bends on the bridge.
using Crossing = std::vector<Point>;

/// A straight crossing; `along` is a unit vector.
Crossing straight(Point at, Point along, double width) {
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

Crossing crossingAt(Point at, const WayStretch& way, double waterWidth) {
    const double length = std::hypot(way.to.x - way.from.x, way.to.y - way.from.y);
    return straight(at, {(way.to.x - way.from.x) / length, (way.to.y - way.from.y) / length}, waterWidth);
}

/// Where a road crosses water in a hex or on its sides; the place nearest to the centre.
std::optional<Crossing> crossingIn(const Scene& scene, Cell cell, const std::vector<WaterLine>& waters) {
    const Point centre = scene.sheet.centre(cell);
    const double reach = scene.hex(0.65);
    const picture::Box box{centre.x - reach, centre.y - reach, centre.x + reach, centre.y + reach};
    const auto roads = roadsAround(scene, cell);
    std::optional<Crossing> best;
    double nearest = reach;
    for (const auto& water : waters) {
        if (!water.box.meets(box)) continue;
        for (const auto& run : water.flat)
            for (std::size_t i = 1; i < run.points.size(); ++i) {
                picture::Box stretch;
                stretch.add(run.points[i - 1]);
                stretch.add(run.points[i]);
                if (!stretch.meets(box)) continue;
                for (const auto& way : roads) {
                    const auto at = meeting(way.from, way.to, run.points[i - 1], run.points[i]);
                    if (!at || std::hypot(at->x - centre.x, at->y - centre.y) >= nearest) continue;
                    nearest = std::hypot(at->x - centre.x, at->y - centre.y);
                    best = crossingAt(*at, way, water.width);
                }
            }
    }
    return best;
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
    const auto take = [&](const Crossing& line) {
        double away = nearest;
        for (const auto point : line)
            away = std::min(away, std::hypot(point.x - centre.x, point.y - centre.y));
        if (line.size() > 1 && away < nearest) nearest = away, best = line;
    };
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (!isRoad(scene, {kind, {}, {}})) continue;
        for (const auto& run : scene.ways.runs(kind))
            for (const auto& flat : picture::flattened(run.line, parts)) {
                Crossing line;
                for (std::size_t i = 0; i < flat.points.size(); ++i) {
                    const Point point = flat.points[i];
                    if (isWater(waters, point)) {
                        if (line.empty() && i > 0) line.push_back(shore(waters, point, flat.points[i - 1]));
                        line.push_back(point);
                        continue;
                    }
                    if (line.empty()) continue;
                    line.push_back(shore(waters, line.back(), point));
                    take(line);
                    line.clear();
                }
                take(line);
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
                best = straight(middle, {-(b.y - a.y) / length, (b.x - a.x) / length}, water.width);
            }
    return best;
}

/// The crossing extended at both ends.
Crossing longer(Crossing line, double by) {
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
Crossing beside(const Crossing& line, double aside) {
    constexpr double flare = 0.35;
    Crossing shifted;
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

void drawSpan(const Crossing& crossing, const Symbol& symbol, picture::Layer& layer) {
    const auto line = longer(crossing, symbol.number("overhang"));
    const double width = symbol.number("width");
    addStroke(layer.marks, picture::Curve::polyline(line),
              {.width = width, .colour = symbol.colour("fill"), .cap = picture::Cap::butt, .dashes = {}});
    picture::Curve parapets;
    for (const double side : {-width / 2, width / 2})
        parapets.add(picture::Curve::polyline(beside(line, side)));
    addStroke(layer.marks, parapets, symbol.colour("ink"), 0.3);
}

void drawSteps(const Crossing& crossing, const Symbol& symbol, picture::Layer& layer) {
    addStroke(layer.marks, picture::Curve::polyline(longer(crossing, symbol.number("overhang"))),
              {.width = symbol.number("width"),
               .colour = symbol.colour("ink"),
               .cap = picture::Cap::butt,
               .dashes = {0.55, 0.45}});
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
    const auto crossing = straight(at, {1, 0}, water);
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
        auto crossing = crossingIn(scene, feature.cell, waters);
        if (!crossing && !open) open = openWaters(scene);
        if (!crossing) crossing = overOpenWater(scene, feature.cell, *open);
        if (!crossing) crossing = overWater(scene, feature.cell, waters);
        if (!crossing) crossing = straight(scene.sheet.centre(feature.cell), {1, 0}, scene.hex(0.15));
        if (isSpan)
            drawSpan(*crossing, symbol, layer);
        else
            drawSteps(*crossing, symbol, layer);
    }
    return layer;
}

}  // namespace cota::look
