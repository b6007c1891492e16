// Content of hexsides: hedges, walls, banks, crests.

#include <cmath>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/line_drawings.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/side_lines.h"

namespace cota::look {

namespace {

/// Visits points along a run, `step` apart, with the direction of the line there.
template <class Visit>
void along(const std::vector<Point>& points, double step, Visit visit) {
    double left = step / 2;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point a = points[i - 1], b = points[i];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        if (length <= 0) continue;
        const Point direction{(b.x - a.x) / length, (b.y - a.y) / length};
        for (; left < length; left += step)
            visit(Point{a.x + direction.x * left, a.y + direction.y * left}, direction);
        left -= length;
    }
}

void addBushes(const std::vector<Point>& points, const Symbol& symbol, double beside,
               std::vector<picture::Mark>& marks) {
    const double size = symbol.number("size");
    picture::Curve bushes, shadows;
    along(points, size * 1.02, [&](Point at, Point direction) {
        Seeded chance(std::llround(at.x * 100), std::llround(at.y * 100), 79);
        const double radius = size * chance.between(0.4, 0.56),
                     shift = chance.between(-0.12, 0.12) * size + beside;
        const Point middle{at.x - direction.y * shift, at.y + direction.x * shift};
        shadows.add(picture::Curve::circle({middle.x + 0.16, middle.y + 0.16}, radius));
        bushes.add(picture::Curve::circle(middle, radius));
    });
    marks.push_back({picture::Fill{shadows, symbol.colour("shadow")}});
    marks.push_back({picture::Fill{bushes, symbol.colour("ink")}});
}

}  // namespace

void drawSideRun(const std::vector<Point>& points, const Symbol& symbol, std::vector<picture::Mark>& marks) {
    const auto name = symbol.drawing();
    const auto stroke = [&](const char* colour, double width) {
        marks.push_back({picture::Stroke{picture::Curve::polyline(points),
                                         {.width = width, .colour = symbol.colour(colour), .dashes = {}}}});
    };
    if (name == "line") {
        stroke("ink", symbol.number("width"));
    } else if (name == "bushes") {
        addBushes(points, symbol, 0, marks);
    } else if (name == "bank") {
        stroke("fill", symbol.number("width"));
        for (const double side : {-0.5, 0.5}) addBushes(points, symbol, side * symbol.number("width"), marks);
    } else if (name == "ticks") {
        stroke("ink", symbol.number("width"));
        picture::Curve ticks;
        const double size = symbol.number("size");
        along(points, symbol.number("spacing"), [&](Point at, Point direction) {
            ticks.move(at).line({at.x - direction.y * size, at.y + direction.x * size});
        });
        marks.push_back({picture::Stroke{
            ticks, {.width = symbol.number("width") * 0.6, .colour = symbol.colour("ink"), .dashes = {}}}});
    }
}

std::vector<model::HexSide> sidesOf(const Scene& scene, std::size_t pathKind) {
    std::vector<model::HexSide> sides;
    if (!scene.catalogue().pathKinds[pathKind].alongSides) return sides;
    for (const Cell cell : scene.field.hexes())
        for (const auto direction : model::allDirections)
            if (scene.field.linked(pathKind, cell, direction))
                sides.push_back(model::HexSide::of(scene.field.hexAt(cell), direction));
    return sides;
}

std::vector<model::HexSide> hexsidesOf(const Scene& scene, std::size_t hexsideKind) {
    std::vector<model::HexSide> sides;
    for (const Cell cell : scene.field.hexes())
        for (const auto direction : model::allDirections)
            for (const auto kind : scene.field.hexsides(cell, direction))
                if (kind == hexsideKind)
                    sides.push_back(model::HexSide::of(scene.field.hexAt(cell), direction));
    return sides;
}

picture::Layer drawSides(const Scene& scene) {
    picture::Layer layer{"hexsides", {}};
    const auto& kinds = scene.catalogue().hexsides;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const auto& symbol = scene.look.symbol("hexside", kinds[kind].id.text);
        for (const auto& run : runsOf(scene.field.orientation(), hexsidesOf(scene, kind))) {
            std::vector<Point> points;
            for (const auto corner : run.corners) points.push_back(scene.sheet.at(corner));
            drawSideRun(points, symbol, layer.marks);
        }
    }
    return layer;
}

}  // namespace cota::look
