// Fields, marsh, broken ground, open water, impassable ground.

#include "mapsets/look/layers/ground_fills.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/level_areas.h"
#include "mapsets/look/symbols/height_tints.h"

namespace cota::look {

namespace {

constexpr double halfTurn = 3.14159265358979;

/// A piece of a field: a strip across a hex.
struct Strip {
    double from, to;  // across the furrows, from the middle of the hex
};

using ParcelColours = std::array<picture::Colour, 3>;

ParcelColours parcelColours(const Scene& scene, const Symbol& symbol, Cell cell) {
    if (!hasTints(scene.look) || scene.field.relief())
        return {symbol.colour("fill"), symbol.colour("other"), symbol.colour("third")};
    const HeightTints tints(scene.look, groundColour(scene));
    const int level = levelOf(scene, cell);
    return {tints.ofTerrain(symbol, level), tints.ofTerrain(symbol, level, "other"),
            tints.ofTerrain(symbol, level, "third")};
}

void drawParcelsOf(const Symbol& symbol, const ParcelColours& tints, Point centre, double reach,
                   Seeded chance, const picture::Curve& clip, Marks& marks) {
    const double turn = chance.between(0, halfTurn);
    const Point along{std::cos(turn), std::sin(turn)}, across{-along.y, along.x};
    const auto at = [&](double u, double v) {
        return Point{centre.x + along.x * u + across.x * v, centre.y + along.y * u + across.y * v};
    };
    picture::Group group{.clip = clip, .marks = {}};
    const double cut = chance.between(-0.2, 0.2) * reach, middle = chance.between(-0.25, 0.25) * reach;
    const std::array<Strip, 2> strips{Strip{-reach, cut}, Strip{cut, reach}};
    int tint = chance.below(3);
    picture::Curve furrows, borders;
    for (std::size_t s = 0; s < strips.size(); ++s) {
        const auto [from, to] = strips[s];
        const double part = middle + (s == 0 ? 0.15 : -0.2) * reach;
        for (const bool isLeft : {true, false}) {
            const double u0 = isLeft ? -reach : part, u1 = isLeft ? part : reach;
            const std::array corners{at(u0, from), at(u1, from), at(u1, to), at(u0, to)};
            group.marks.push_back({picture::Fill{picture::Curve::polygon(corners),
                                                 tints[static_cast<std::size_t>(tint++ % 3)]}});
            borders.add(picture::Curve::polygon(corners));
            const double step = symbol.number("spacing") * chance.between(0.85, 1.3);
            if (chance.unit() < 0.5)
                for (double v = from + step; v < to; v += step) furrows.move(at(u0, v)).line(at(u1, v));
            else
                for (double u = u0 + step; u < u1; u += step) furrows.move(at(u, from)).line(at(u, to));
        }
    }
    group.marks.push_back(
        {picture::Stroke{furrows, {.width = 0.1, .colour = symbol.colour("ink"), .dashes = {}}}});
    group.marks.push_back(
        {picture::Stroke{borders, {.width = 0.2, .colour = symbol.colour("ink"), .dashes = {}}}});
    marks.push_back({std::move(group)});
}

}  // namespace

void drawParcels(const Scene& scene, const Patch& patch, Marks& marks) {
    // Borders of fields are straight: each hex is cut by itself, which also costs less than one large
    // outline.
    for (const Cell cell : patch.cells)
        drawParcelsOf(*patch.symbol, parcelColours(scene, *patch.symbol, cell), scene.sheet.centre(cell),
                      scene.hex(0.62), Seeded(scene.field.hexAt(cell), 61),
                      picture::Curve::polygon(scene.sheet.corners(cell)), marks);
    if (!patch.isDrawn()) return;
    const auto box = patch.outline.box();
    drawParcelsOf(
        *patch.symbol,
        {patch.symbol->colour("fill"), patch.symbol->colour("other"), patch.symbol->colour("third")},
        {(box.left + box.right) / 2, (box.top + box.bottom) / 2}, std::max(box.width(), box.height()) * 0.6,
        Seeded(std::llround(box.width() * 100), std::llround(box.height() * 100), 61), patch.outline, marks);
}

void drawTufts(const Scene& scene, const Patch& patch, Marks& marks) {
    const auto& symbol = *patch.symbol;
    const double size = symbol.number("size");
    fillByLevel(scene, patch, marks);
    Blocks waters, grass;
    strew(scene, patch, symbol.number("spacing"), 67, [&](Point at, Seeded& chance) {
        const double wide = size * chance.between(0.5, 0.9);
        waters.at(at).move({at.x - wide, at.y}).line({at.x + wide, at.y});
        if (chance.unit() < 0.4)
            waters.at(at).move({at.x - wide * 0.4, at.y + 0.5}).line({at.x + wide * 0.7, at.y + 0.5});
        for (const double lean : {-0.35, 0.0, 0.35})
            grass.at(at)
                .move({at.x + lean * 0.3 * size, at.y - 0.1})
                .line({at.x + lean * size, at.y - size * (0.62 - std::abs(lean) * 0.5)});
    });
    waters.stroke(marks, {.width = 0.16, .colour = symbol.colour("ink"), .dashes = {}});
    grass.stroke(marks, {.width = 0.18, .colour = symbol.colour("grass"), .dashes = {}});
}

void drawStones(const Scene& scene, const Patch& patch, Marks& marks) {
    const auto& symbol = *patch.symbol;
    const double size = symbol.number("size");
    fillByLevel(scene, patch, marks);
    Blocks stones, scarps;
    strew(scene, patch, symbol.number("spacing"), 71, [&](Point at, Seeded& chance) {
        if (chance.unit() < 0.3) {
            const double wide = size * chance.between(0.8, 1.5), bow = size * chance.between(0.15, 0.4);
            scarps.at(at)
                .move({at.x - wide, at.y})
                .bend({at.x - wide / 3, at.y - bow}, {at.x + wide / 3, at.y - bow}, {at.x + wide, at.y});
            for (const double t : {-0.6, -0.2, 0.2, 0.6})
                scarps.at(at)
                    .move({at.x + wide * t, at.y - bow * 0.5})
                    .line({at.x + wide * t, at.y + size * 0.4});
            return;
        }
        std::vector<Point> corners;
        const int count = 5;
        const double radius = size * chance.between(0.25, 0.55);
        for (int i = 0; i < count; ++i) {
            const double angle = (i + chance.between(-0.3, 0.3)) * 2 * halfTurn / count;
            corners.push_back({at.x + std::cos(angle) * radius, at.y + std::sin(angle) * radius * 0.75});
        }
        stones.at(at).add(picture::Curve::polygon(corners));
    });
    stones.fill(marks, mixed(symbol.colour("fill"), symbol.colour("ink"), 0.35));
    stones.stroke(marks, {.width = 0.12, .colour = symbol.colour("ink"), .dashes = {}});
    scarps.stroke(marks, {.width = 0.14, .colour = symbol.colour("ink"), .dashes = {}});
}

void drawWaters(const Scene& scene, const Patch& patch, Marks& marks) {
    const auto& symbol = *patch.symbol;
    marks.push_back({picture::Fill{patch.outline, symbol.colour("fill")}});
    picture::Group inside{.clip = patch.outline, .marks = {}};
    inside.marks.push_back({picture::Stroke{
        patch.outline, {.width = scene.hex(0.16), .colour = symbol.colour("band"), .dashes = {}}}});
    inside.marks.push_back(
        {picture::Stroke{patch.outline,
                         {.width = scene.hex(0.07),
                          .colour = mixed(symbol.colour("band"), {255, 255, 255, 255}, 0.35),
                          .dashes = {}}}});
    marks.push_back({std::move(inside)});
    marks.push_back(
        {picture::Stroke{patch.outline, {.width = 0.2, .colour = symbol.colour("shore"), .dashes = {}}}});
}

void drawHatch(const Scene& scene, const Patch& patch, Marks& marks) {
    const auto& symbol = *patch.symbol;
    fillByLevel(scene, patch, marks);
    const auto box = patch.outline.box();
    // The lines start from the hex grid, so that the hatching of adjacent patches matches.
    const double step = symbol.number("spacing");
    const Point origin = scene.sheet.at(model::GridPoint{0, 0});
    const double first = std::floor((box.left - origin.x + box.top - origin.y) / step) * step;
    picture::Curve lines;
    for (double x = origin.x + origin.y + first - box.bottom; x < box.right; x += step)
        lines.move({x, box.bottom}).line({x + box.height(), box.top});
    marks.push_back({picture::Group{
        .clip = patch.outline,
        .marks = {{picture::Stroke{lines, {.width = 0.2, .colour = symbol.colour("ink"), .dashes = {}}}}}}});
}

}  // namespace cota::look
