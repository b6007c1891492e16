// Heights: tints by level, contours, hachures, and light on the slopes.

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>

#include "mapsets/look/layers/heights_in_lines.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/weighted_contours.h"
#include "mapsets/look/relief/slope_light.h"
#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/level_areas.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/scene/streets.h"
#include "mapsets/look/symbols/height_tints.h"

namespace cota::look {

namespace {

constexpr int indexEvery = 5;
constexpr double amongHouses = 0.7;  // strength of a contour

bool isDrawn(const Scene& scene) { return scene.look.symbol("relief").drawing() != "nothing"; }

/// An image of a part of the ground, still without pixels.
picture::Image imageOf(const HeightGrid& grid, const GridPart& part) {
    picture::Image image{.at = grid.boxOf(part),
                         .columns = part.right - part.left,
                         .rows = part.bottom - part.top,
                         .pixels = {}};
    image.pixels.reserve(static_cast<std::size_t>(image.columns) * static_cast<std::size_t>(image.rows));
    return image;
}

/// Drawn contours: tints glide, because lines of sight know no steps there.
void addGlidingTint(const Scene& scene, const HeightTints& tints, picture::Layer& layer) {
    const auto& grid = scene.groundwork->tints(scene);
    const auto part = partIn(grid, scene.sheet.window());
    auto image = imageOf(grid, part);
    for (int row = part.top; row < part.bottom; ++row)
        for (int column = part.left; column < part.right; ++column)
            image.pixels.push_back(tints.at(levelAt(scene, static_cast<double>(grid.height(column, row)))));
    layer.marks.push_back({std::move(image)});
}

}  // namespace

picture::Layer drawTints(const Scene& scene) {
    picture::Layer layer{"tints", {}};
    if (!hasTints(scene.look)) return layer;
    const auto ground = groundColour(scene);
    const HeightTints tints(scene.look, ground);
    if (scene.field.relief()) {
        addGlidingTint(scene, tints, layer);
        return layer;
    }
    const auto& levels = scene.levels();
    // The base has level 0. Deeper levels are laid over it only where they are, so that the first of them
    // changes nothing elsewhere, not even at the edge of the map.
    const auto all = picture::Curve::rectangle(scene.sheet.window().grown(scene.hex()));
    if (levels.least > 0) addFill(layer.marks, all, tints.ofLevel(levels.least));
    for (int level = 0; level > levels.least; --level) {
        auto below = all;
        const auto found = std::ranges::find(levels.above, level, &LevelArea::level);
        if (found != levels.above.end()) below.add(found->outline());
        layer.marks.push_back({picture::Fill{std::move(below), tints.ofLevel(level - 1), true}});
    }
    for (const auto& area : levels.above)
        if (!area.rings.empty() && area.level > 0)
            addFill(layer.marks, area.outline(), tints.ofLevel(area.level));
    return layer;
}

picture::Layer drawShading(const Scene& scene) {
    picture::Layer layer{"shading", {}};
    if (!hasTints(scene.look)) return layer;
    const auto& symbol = scene.look.symbol("relief");
    if (symbol.number("dark") <= 0 && symbol.number("light") <= 0) return layer;
    const auto light = slopeLight(scene);
    if (light.isEmpty()) return layer;
    // Transparent colours: they darken quiet ground like a multiplied grey, in a tenth of the time.
    const auto coloursOf = [&](const char* colour) {
        std::array<picture::Colour, 256> colours;
        for (std::size_t i = 0; i < colours.size(); ++i)
            colours[i] = picture::faded(symbol.colour(colour), static_cast<double>(i) / 255);
        return colours;
    };
    const auto shades = coloursOf("shade"), glows = coloursOf("glow");
    picture::Image image{.at = light.at, .columns = light.columns, .rows = light.rows, .pixels = {}};
    image.pixels.reserve(light.shade.size());
    for (std::size_t i = 0; i < light.shade.size(); ++i) {
        // Where shade passes into light both are weak, and what remains of them is one of the two.
        const std::size_t shade = light.shade[i], glow = light.glow[i];
        image.pixels.push_back(shade >= glow ? shades[shade - glow] : glows[glow - shade]);
    }
    layer.marks.push_back({std::move(image)});
    return layer;
}

int contourInterval(const mapsets::Battlefield& field) {
    std::set<int> heights;
    for (const auto& line : field.relief()->lines()) heights.insert(line.metres);
    int interval = 0, below = 0;
    for (const int height : heights) {
        if (height != *heights.begin())
            interval = interval == 0 ? height - below : std::min(interval, height - below);
        below = height;
    }
    return interval;
}

namespace {

/// Contours are faint among houses.
void addContour(const Streets& streets, picture::Curve line, const picture::Pen& pen, picture::Layer& layer) {
    auto [outside, inside] = streets.partsOf(std::move(line));
    if (!outside.empty()) addStroke(layer.marks, std::move(outside), pen);
    if (inside.empty()) return;
    auto faint = pen;
    faint.colour = faded(pen.colour, amongHouses);
    addStroke(layer.marks, std::move(inside), faint);
}

void addHeights(const std::vector<std::vector<HeightInLine>>& heights, picture::Layer& layer) {
    for (const auto& line : heights)
        for (const auto& height : line) addText(layer.marks, height.text);
}

void addDrawnContours(const Scene& scene, const Symbol& symbol, const Streets& streets,
                      picture::Layer& layer) {
    const int interval = contourInterval(scene.field);
    const auto heights = heightsInLines(scene);
    std::size_t next = 0;
    for (const auto& line : scene.field.relief()->lines()) {
        std::vector<Point> points;
        for (const auto point : line.points) points.push_back(scene.sheet.at(point));
        const bool isIndex = interval > 0 && line.metres % (interval * indexEvery) == 0;
        const picture::Pen pen{.width = symbol.number(isIndex ? "index" : "contour"),
                               .colour = symbol.colour("ink"),
                               .dashes = line.dashed ? std::vector{1.6, 0.7} : std::vector<double>{}};
        addContour(streets, brokenLine(std::move(points), line.closed, heights[next++]), pen, layer);
    }
    addHeights(heights, layer);
}

/// Which levels are on both sides of a point of a line, a quarter of a hex up and down the slope.
struct LevelDrop {
    int above = 0, below = 0;
    bool isOnMap = false;
};
LevelDrop levelDropAt(const Scene& scene, Point at, Point down) {
    constexpr double reach = 0.26;
    const Cell upper =
        scene.sheet.cellAt({at.x - down.x * scene.hex(reach), at.y - down.y * scene.hex(reach)});
    const Cell lower =
        scene.sheet.cellAt({at.x + down.x * scene.hex(reach), at.y + down.y * scene.hex(reach)});
    if (upper == mapsets::noCell || lower == mapsets::noCell) return {};
    return {levelOf(scene, upper), levelOf(scene, lower), true};
}

/// The direction down the slope, at a right angle to a piece of a line with the higher ground on its left.
Point downhill(Point a, Point b, double length) { return {-(b.y - a.y) / length, (b.x - a.x) / length}; }

/// Wedges down the slope where it drops several levels at once, below a heavier edge. Millimetres.
void addHachures(const Scene& scene, const Symbol& symbol, picture::Layer& layer) {
    const int cliff = static_cast<int>(symbol.number("cliff"));
    if (cliff < 2) return;
    constexpr double spacing = 0.66, base = 0.38, highBase = 0.46, rim = 0.36, ending = 0.42, wobble = 0.11,
                     betweenLines = 0.42;
    Blocks rims, wedges;
    for (const auto& area : scene.levels().above)
        for (const auto& ring : area.rings)
            for (std::size_t i = 0; i < ring.points.size(); ++i) {
                const Point a = ring.points[i], b = ring.points[(i + 1) % ring.points.size()];
                const double length = std::hypot(b.x - a.x, b.y - a.y);
                if (length <= 0) continue;
                const Point down = downhill(a, b, length);
                const auto drop = levelDropAt(scene, {(a.x + b.x) / 2, (a.y + b.y) / 2}, down);
                if (!drop.isOnMap || drop.above != area.level || drop.above - drop.below < cliff) continue;
                rims.at(a).move(a).line(b);
                const int count = std::max(1, static_cast<int>(std::lround(length / spacing)));
                const double half = (drop.above - drop.below > cliff ? highBase : base) / 2;
                for (int k = 0; k < count; ++k) {
                    const double t = (k + 0.5) / count;
                    const Point at{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
                    auto chance = chanceAt(scene.sheet, at, 64, 83);
                    double reach = (drop.above - drop.below - 1) * betweenLines + ending +
                                   chance.between(-wobble, wobble);
                    if (chance.unit() < 0.5) reach *= 0.85;
                    const Point along{(b.x - a.x) / length * half, (b.y - a.y) / length * half};
                    wedges.at(at)
                        .move({at.x - along.x, at.y - along.y})
                        .line({at.x + along.x, at.y + along.y})
                        .line({at.x + down.x * reach, at.y + down.y * reach})
                        .close();
                }
            }
    wedges.fill(layer.marks, symbol.colour("rim"));
    rims.stroke(layer.marks, {.width = rim, .colour = symbol.colour("rim"), .dashes = {}});
}

}  // namespace

picture::Layer contourHeights(const Scene& scene) {
    picture::Layer layer{"contours", {}};
    if (!isDrawn(scene) || !scene.field.relief()) return layer;
    addHeights(heightsInLines(scene), layer);
    return layer;
}

picture::Layer drawContours(const Scene& scene) {
    picture::Layer layer{"contours", {}};
    if (!isDrawn(scene)) return layer;
    const auto& symbol = scene.look.symbol("relief");
    const Streets streets(scene);
    if (scene.field.relief()) {
        addDrawnContours(scene, symbol, streets, layer);
        return layer;
    }
    for (const auto& area : scene.levels().above) {
        if (area.rings.empty()) continue;
        if (!hasTints(scene.look)) {
            addWeightedContours(area, symbol, layer.marks);
            continue;
        }
        const bool isIndex = area.level % indexEvery == 0;
        addContour(streets, area.outline(),
                   {.width = symbol.number(isIndex ? "index" : "contour"),
                    .colour = symbol.colour("ink"),
                    .dashes = {}},
                   layer);
    }
    addHachures(scene, symbol, layer);
    return layer;
}

}  // namespace cota::look
