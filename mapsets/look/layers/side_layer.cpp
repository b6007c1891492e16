// Content of hexsides: hedges, walls, banks, crests.

#include <cmath>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/line_drawings.h"
#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/side_lines.h"

namespace cota::look {

namespace {

/// Visits points about `step` apart, with the direction of the line and the piece there. Each hexside has
/// its own steps, so that an edit of one does not move those of others; shorter pieces share theirs.
template <class Visit>
void along(const std::vector<Point>& points, double step, Visit visit) {
    constexpr double leastOfSide = 3;  // steps
    double left = step / 2;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point a = points[i - 1], b = points[i];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        if (length <= 0) continue;
        const bool isSide = length >= leastOfSide * step;
        const double own = isSide ? length / std::round(length / step) : step;
        if (isSide) left = own / 2;
        const Point direction{(b.x - a.x) / length, (b.y - a.y) / length};
        for (; left < length; left += own)
            visit(Point{a.x + direction.x * left, a.y + direction.y * left}, direction, i - 1);
        left -= length;
    }
}

void addBushes(const std::vector<Point>& points, const Symbol& symbol, double beside,
               const ChanceAt& chanceAt, std::vector<picture::Mark>& marks) {
    const double size = symbol.number("size");
    picture::Curve bushes, shadows;
    along(points, size * 1.02, [&](Point at, Point direction, std::size_t) {
        auto chance = chanceAt(at);
        const double radius = size * chance.between(0.4, 0.56),
                     shift = chance.sense * (chance.between(-0.12, 0.12) * size + beside);
        // To one side whichever end of the line comes first, as an edit far away may decide that.
        if (direction.x < 0 || (direction.x == 0 && direction.y < 0))
            direction = {-direction.x, -direction.y};
        const Point middle{at.x - direction.y * shift, at.y + direction.x * shift};
        shadows.add(picture::Curve::circle({middle.x + 0.16, middle.y + 0.16}, radius));
        bushes.add(picture::Curve::circle(middle, radius));
    });
    marks.push_back({picture::Fill{shadows, symbol.colour("shadow")}});
    marks.push_back({picture::Fill{bushes, symbol.colour("ink")}});
}

}  // namespace

void drawSideRun(const std::vector<Point>& points, const Symbol& symbol, const ChanceAt& chanceAt,
                 std::vector<picture::Mark>& marks, const std::vector<bool>& isLowLeft) {
    const auto name = symbol.drawing();
    const auto stroke = [&](const char* colour, double width) {
        marks.push_back({picture::Stroke{picture::Curve::polyline(points),
                                         {.width = width, .colour = symbol.colour(colour), .dashes = {}}}});
    };
    if (name == "line") {
        stroke("ink", symbol.number("width"));
    } else if (name == "bushes") {
        // Bushes alone look like dirt.
        stroke("ink", symbol.number("size") * 0.7);
        addBushes(points, symbol, 0, chanceAt, marks);
    } else if (name == "bank") {
        stroke("fill", symbol.number("width"));
        for (const double side : {-0.5, 0.5})
            addBushes(points, symbol, side * symbol.number("width"), chanceAt, marks);
    } else if (name == "ticks") {
        stroke("ink", symbol.number("width"));
        picture::Curve ticks;
        const double size = symbol.number("size");
        along(points, symbol.number("spacing"), [&](Point at, Point direction, std::size_t piece) {
            const double down = piece < isLowLeft.size() && isLowLeft[piece] ? -size : size;
            ticks.move(at).line({at.x - direction.y * down, at.y + direction.x * down});
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

namespace {

/// For each side of a run whether its lower hex is to the left; level sides count the lower on the sheet.
std::vector<bool> lowSides(const Scene& scene, const SideRun& run, const std::vector<Point>& points) {
    std::vector<bool> isLeft;
    for (std::size_t i = 0; i < run.sides.size(); ++i) {
        const Cell cell = scene.field.cellOf(run.sides[i].hex),
                   other = scene.field.neighbour(cell, run.sides[i].direction);
        const Point a = points[i], b = points[i + 1], centre = scene.sheet.centre(cell);
        const bool isCellLeft = (b.x - a.x) * (centre.y - a.y) - (b.y - a.y) * (centre.x - a.x) < 0;
        const int drop = scene.field.isOnMap(cell) && scene.field.isOnMap(other)
                             ? scene.heights.ground(other) - scene.heights.ground(cell)
                             : 0;
        // The hex that owns a side is the lower one on the sheet, but for sides to the south-east.
        const bool isCellLow = drop != 0 ? drop > 0 : run.sides[i].direction != model::Direction::se;
        isLeft.push_back(isCellLeft == isCellLow);
    }
    return isLeft;
}

}  // namespace

picture::Layer drawSides(const Scene& scene) {
    picture::Layer layer{"hexsides", {}};
    const auto& kinds = scene.catalogue().hexsides;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const auto& symbol = scene.look.symbol("hexside", kinds[kind].id.text);
        for (const auto& run : runsOf(scene.field.orientation(), hexsidesOf(scene, kind))) {
            std::vector<Point> points;
            for (const auto corner : run.corners) points.push_back(scene.sheet.at(corner));
            drawSideRun(
                points, symbol, [&](Point at) { return chanceAt(scene.sheet, at, 100, 79); }, layer.marks,
                lowSides(scene, run, points));
        }
    }
    return layer;
}

}  // namespace cota::look
