// Marsh, broken ground, open water, impassable ground.

#include "mapsets/look/layers/ground_fills.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/level_areas.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/height_tints.h"

namespace cota::look {

namespace {

constexpr double halfTurn = 3.14159265358979;

}  // namespace

void drawTufts(const Scene& scene, const Patch& patch, Marks& marks) {
    const auto& symbol = *patch.symbol;
    const double size = symbol.number("size");
    fillByLevel(scene, patch, marks);
    addEdge(patch, {0.9, 0.7}, marks);
    Blocks waters, grass;
    strew(
        scene, patch, symbol.number("spacing"), 67,
        [&](Point at, Seeded& chance) {
            const double wide = size * chance.between(0.5, 0.9);
            waters.at(at).move({at.x - wide, at.y}).line({at.x + wide, at.y});
            if (chance.unit() < 0.4)
                waters.at(at).move({at.x - wide * 0.4, at.y + 0.5}).line({at.x + wide * 0.7, at.y + 0.5});
            for (const double lean : {-0.35, 0.0, 0.35})
                grass.at(at)
                    .move({at.x + lean * 0.3 * size, at.y - 0.1})
                    .line({at.x + lean * size, at.y - size * (0.62 - std::abs(lean) * 0.5)});
        },
        size * 0.8);
    waters.stroke(marks, {.width = 0.16, .colour = symbol.colour("ink"), .dashes = {}});
    grass.stroke(marks, {.width = 0.18, .colour = symbol.colour("grass"), .dashes = {}});
}

void drawStones(const Scene& scene, const Patch& patch, Marks& marks) {
    const auto& symbol = *patch.symbol;
    const double size = symbol.number("size");
    fillByLevel(scene, patch, marks);
    addEdge(patch, {0.01, 0.7}, marks);
    Blocks stones, scarps;
    strew(
        scene, patch, symbol.number("spacing"), 71,
        [&](Point at, Seeded& chance) {
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
        },
        size * 0.8);
    stones.fill(marks, mixed(symbol.colour("fill"), symbol.colour("ink"), 0.35));
    stones.stroke(marks, {.width = 0.12, .colour = symbol.colour("ink"), .dashes = {}});
    scarps.stroke(marks, {.width = 0.14, .colour = symbol.colour("ink"), .dashes = {}});
}

namespace {

constexpr double shoreWidth = 0.2;

/// The pale water along a shore.
void addBands(const Scene& scene, const picture::Curve& shore, const picture::Curve& clip,
              picture::Colour band, Marks& marks) {
    picture::Group inside{.clip = clip, .marks = {}};
    addStroke(inside.marks, shore, band, scene.hex(0.16));
    addStroke(inside.marks, shore, mixed(band, {255, 255, 255, 255}, 0.35), scene.hex(0.07));
    marks.push_back({std::move(inside)});
}

/// The colour of that name of all patches, or nothing if they differ.
std::optional<picture::Colour> commonColour(std::span<const Patch* const> patches, const char* name) {
    const auto first = patches.front()->symbol->colour(name);
    const bool isCommon = std::ranges::all_of(
        patches, [&](const Patch* patch) { return patch->symbol->colour(name) == first; });
    return isCommon ? std::optional(first) : std::nullopt;
}

}  // namespace

void drawWaters(const Scene& scene, const Patch& patch, Marks& marks) {
    const auto& symbol = *patch.symbol;
    marks.push_back({picture::Fill{patch.outline, symbol.colour("fill")}});
    addBands(scene, patch.outline, patch.outline, symbol.colour("band"), marks);
    addStroke(marks, patch.outline, symbol.colour("shore"), shoreWidth);
}

void drawJoinedWaters(const Scene& scene, const picture::Curve& outline,
                      std::span<const Patch* const> patches, Marks& marks) {
    picture::Group waters{.clip = outline, .marks = {}};
    // The outlines of patches cut the corners of hexes; between them there is water, too.
    for (const Patch* patch : patches) {
        picture::Curve hexes;
        for (const Cell cell : patch->cells) hexes.add(picture::Curve::polygon(scene.sheet.corners(cell)));
        const auto fill = patch->symbol->colour("fill");
        addFill(waters.marks, hexes, fill);
        addStroke(waters.marks, hexes, fill, scene.hex(0.25));
    }
    for (const Patch* patch : patches) addFill(waters.marks, patch->outline, patch->symbol->colour("fill"));
    marks.push_back({std::move(waters)});
    if (const auto band = commonColour(patches, "band"))
        addBands(scene, outline, outline, *band, marks);
    else
        for (const Patch* patch : patches)
            addBands(scene, outline, patch->outline, patch->symbol->colour("band"), marks);
    if (const auto shore = commonColour(patches, "shore"))
        return addStroke(marks, outline, *shore, shoreWidth);
    for (const Patch* patch : patches) {
        picture::Group inside{.clip = patch->outline, .marks = {}};
        addStroke(inside.marks, outline, patch->symbol->colour("shore"), 2 * shoreWidth);
        marks.push_back({std::move(inside)});
    }
}

void addEdge(const Patch& patch, std::vector<double> dashes, Marks& marks) {
    constexpr double width = 0.18;
    marks.push_back({picture::Stroke{
        patch.outline,
        {.width = width, .colour = patch.symbol->colour("edge"), .dashes = std::move(dashes)}}});
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
    addEdge(patch, {}, marks);
}

}  // namespace cota::look
