// Roads, trails and railways: all casings first, then all fills, so that junctions are open.

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "mapsets/look/layers.h"
#include "mapsets/look/line_drawings.h"
#include "mapsets/look/side_lines.h"

namespace cota::look {

namespace {

picture::Mark stroke(const picture::Curve& line, double width, picture::Colour colour,
                     std::vector<double> dashes = {}, picture::Cap cap = picture::Cap::round) {
    return {
        picture::Stroke{line, {.width = width, .colour = colour, .cap = cap, .dashes = std::move(dashes)}}};
}

void drawCasing(const WayRun& run, const Symbol& symbol, picture::Layer& layer) {
    if (symbol.drawing() == "cased")
        layer.marks.push_back(stroke(run.line, symbol.number("width") + 2 * symbol.number("casing"),
                                     symbol.colour("ink"), {},
                                     run.endsInside ? picture::Cap::round : picture::Cap::butt));
}

void drawFill(const WayRun& run, const Symbol& symbol, picture::Layer& layer) {
    const auto name = symbol.drawing();
    if (name == "cased") {
        layer.marks.push_back(stroke(run.line, symbol.number("width"), symbol.colour("fill")));
    } else if (name == "dashes") {
        layer.marks.push_back(stroke(run.line, symbol.number("width"), symbol.colour("ink"),
                                     {symbol.number("on"), symbol.number("off")}, picture::Cap::butt));
    } else if (name == "bars") {
        const double width = symbol.number("width"), bar = symbol.number("on");
        layer.marks.push_back(stroke(run.line, width + 0.3, symbol.colour("ink"), {}, picture::Cap::butt));
        layer.marks.push_back(stroke(run.line, width, symbol.colour("fill"), {bar, bar}, picture::Cap::butt));
    }
}

struct Crossing {
    Point at;
    Point along;  // unit vector of the road
    double waterWidth = 0;
};

/// Where two straight parts cross.
std::optional<Point> meeting(Point a, Point b, Point c, Point d) {
    const double denominator = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
    if (std::abs(denominator) < 1e-9) return std::nullopt;
    const double t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / denominator;
    const double u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / denominator;
    if (t < 0 || t > 1 || u < 0 || u > 1) return std::nullopt;
    return Point{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

/// Where a way that is no water crosses water in a hex or on its sides; the one nearest to the middle.
std::optional<Crossing> crossingIn(const Scene& scene, Cell cell, const std::vector<WaterLine>& waters) {
    const Point centre = scene.sheet.centre(cell);
    const double reach = scene.hex(0.62);
    const picture::Box box{centre.x - reach, centre.y - reach, centre.x + reach, centre.y + reach};
    std::optional<Crossing> best;
    double nearest = reach * 1.05;
    for (const auto& water : waters) {
        if (!water.line.box().meets(box)) continue;
        for (const auto& run : picture::flattened(water.line, 8))
            for (std::size_t i = 1; i < run.points.size(); ++i)
                for (const auto& way : scene.ways.stretches(cell)) {
                    const auto& symbol =
                        scene.look.symbol("path", scene.catalogue().pathKinds[way.kind].id.text);
                    if (symbol.drawing() == "flow" || symbol.drawing() == "dry" ||
                        symbol.drawing() == "nothing")
                        continue;
                    const auto at = meeting(way.from, way.to, run.points[i - 1], run.points[i]);
                    if (!at || std::hypot(at->x - centre.x, at->y - centre.y) >= nearest) continue;
                    nearest = std::hypot(at->x - centre.x, at->y - centre.y);
                    const double length = std::hypot(way.to.x - way.from.x, way.to.y - way.from.y);
                    best = Crossing{*at,
                                    {(way.to.x - way.from.x) / length, (way.to.y - way.from.y) / length},
                                    water.width};
                }
    }
    return best;
}

/// No road there: the crossing lies over the water nearest to the middle of the hex, at right angles to it.
std::optional<Crossing> overWater(const Scene& scene, Cell cell, const std::vector<WaterLine>& waters) {
    const Point centre = scene.sheet.centre(cell);
    std::optional<Crossing> best;
    double nearest = scene.hex(0.6);
    for (const auto& water : waters)
        for (const auto& run : picture::flattened(water.line, 6))
            for (std::size_t i = 1; i < run.points.size(); ++i) {
                const Point a = run.points[i - 1], b = run.points[i],
                            middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
                const double length = std::hypot(b.x - a.x, b.y - a.y);
                const double away = std::hypot(middle.x - centre.x, middle.y - centre.y);
                if (away >= nearest || length <= 0) continue;
                nearest = away;
                best = Crossing{middle, {-(b.y - a.y) / length, (b.x - a.x) / length}, water.width};
            }
    return best;
}

void drawSpan(const Crossing& crossing, const Symbol& symbol, picture::Layer& layer) {
    const double half = crossing.waterWidth / 2 + symbol.number("overhang"),
                 wide = symbol.number("width") / 2;
    const Point u = crossing.along, v{-u.y, u.x};
    const auto at = [&](double along, double across) {
        return Point{crossing.at.x + u.x * along + v.x * across, crossing.at.y + u.y * along + v.y * across};
    };
    layer.marks.push_back(stroke(picture::Curve().move(at(-half, 0)).line(at(half, 0)), 2 * wide,
                                 symbol.colour("fill"), {}, picture::Cap::butt));
    picture::Curve parapets;
    for (const double side : {-wide, wide}) {
        const double flare = side < 0 ? -0.35 : 0.35;
        parapets.move(at(-half - 0.35, side + flare))
            .line(at(-half, side))
            .line(at(half, side))
            .line(at(half + 0.35, side + flare));
    }
    layer.marks.push_back(stroke(parapets, 0.3, symbol.colour("ink")));
}

void drawSteps(const Crossing& crossing, const Symbol& symbol, picture::Layer& layer) {
    const double half = crossing.waterWidth / 2 + symbol.number("overhang");
    const Point u = crossing.along;
    const auto line = picture::Curve()
                          .move({crossing.at.x - u.x * half, crossing.at.y - u.y * half})
                          .line({crossing.at.x + u.x * half, crossing.at.y + u.y * half});
    layer.marks.push_back(
        stroke(line, symbol.number("width"), symbol.colour("ink"), {0.55, 0.45}, picture::Cap::butt));
}

}  // namespace

void drawWayRun(const WayRun& run, const Symbol& symbol, std::vector<picture::Mark>& marks) {
    picture::Layer layer;
    drawCasing(run, symbol, layer);
    drawFill(run, symbol, layer);
    marks.insert(marks.end(), layer.marks.begin(), layer.marks.end());
}

void drawCrossingSample(const Symbol& symbol, Point at, std::vector<picture::Mark>& marks) {
    picture::Layer layer;
    constexpr double water = 2.4;
    layer.marks.push_back(stroke(picture::Curve().move({at.x, at.y - 3}).line({at.x, at.y + 3}), water,
                                 {165, 200, 221, 255}, {}, picture::Cap::butt));
    const Crossing crossing{at, {1, 0}, water};
    if (symbol.drawing() == "span") drawSpan(crossing, symbol, layer);
    if (symbol.drawing() == "steps") drawSteps(crossing, symbol, layer);
    marks.insert(marks.end(), layer.marks.begin(), layer.marks.end());
}

picture::Layer drawWays(const Scene& scene) {
    picture::Layer layer{"roads", {}};
    const auto& kinds = scene.catalogue().pathKinds;
    // Broken lines first: a road that crosses a trail lies above it.
    const auto each = [&](auto draw, auto takes) {
        for (std::size_t kind = kinds.size(); kind-- > 0;) {
            const auto& symbol = scene.look.symbol("path", kinds[kind].id.text);
            if (!takes(symbol.drawing())) continue;
            for (const auto& run : scene.ways.runs(kind)) draw(run, symbol, layer);
        }
    };
    each(drawFill, [](std::string_view name) { return name == "dashes"; });
    each(drawCasing, [](std::string_view name) { return name == "cased"; });
    each(drawFill, [](std::string_view name) { return name == "cased"; });
    each(drawFill, [](std::string_view name) { return name == "bars"; });
    return layer;
}

picture::Layer drawBridges(const Scene& scene) {
    picture::Layer layer{"bridges", {}};
    const auto waters = waterLines(scene);
    for (const auto& feature : scene.field.features()) {
        const auto& symbol = scene.look.symbol("feature", scene.catalogue().features[feature.kind].id.text);
        const bool isSpan = symbol.drawing() == "span";
        if (!isSpan && symbol.drawing() != "steps") continue;
        auto crossing = crossingIn(scene, feature.cell, waters);
        if (!crossing) crossing = overWater(scene, feature.cell, waters);
        if (!crossing) crossing = Crossing{scene.sheet.centre(feature.cell), {1, 0}, scene.hex(0.15)};
        if (isSpan)
            drawSpan(*crossing, symbol, layer);
        else
            drawSteps(*crossing, symbol, layer);
    }
    return layer;
}

}  // namespace cota::look
