// Heights: tints by level, contours, hachures, and light on the slopes.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <set>
#include <string>

#include "mapsets/look/layers/ground_colours.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/weighted_contours.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/level_areas.h"
#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/scene/slope_light.h"
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
    const HeightTints tints(scene.look, groundColour(scene));
    if (scene.field.relief()) {
        addGlidingTint(scene, tints, layer);
        return layer;
    }
    const auto& levels = scene.levels();
    if (levels.least != 0)
        addFill(layer.marks, picture::Curve::rectangle(scene.sheet.window().grown(scene.hex())),
                tints.ofLevel(levels.least));
    for (const auto& area : levels.above)
        if (!area.rings.empty()) addFill(layer.marks, area.outline(), tints.ofLevel(area.level));
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
    const auto add = [&](const std::vector<std::uint8_t>& strengths, picture::Colour colour, double most) {
        std::array<picture::Colour, 256> colours;
        for (std::size_t i = 0; i < colours.size(); ++i)
            colours[i] = picture::faded(colour, most * static_cast<double>(i) / 255);
        picture::Image image{.at = light.at, .columns = light.columns, .rows = light.rows, .pixels = {}};
        image.pixels.reserve(strengths.size());
        for (const auto strength : strengths) image.pixels.push_back(colours[strength]);
        layer.marks.push_back({std::move(image)});
    };
    if (symbol.number("dark") > 0) add(light.shade, symbol.colour("shade"), symbol.number("dark"));
    if (symbol.number("light") > 0) add(light.glow, symbol.colour("glow"), symbol.number("light"));
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

void addHeight(const GroundColours& grounds, const Symbol& symbol, const std::string& words, Point a, Point b,
               picture::Layer& layer) {
    const Point middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
    double turn = std::atan2(b.y - a.y, b.x - a.x) * 180 / std::numbers::pi;
    if (turn > 90) turn -= 180;
    if (turn < -90) turn += 180;
    layer.marks.push_back(
        {picture::Text{.words = words,
                       .font = {.family = symbol.word("family"), .points = symbol.number("points")},
                       .colour = symbol.colour("ink"),
                       .at = middle,
                       .down = picture::Down::middle,
                       .turn = turn,
                       .halo = 0.4,
                       .haloColour = grounds.at(middle)}});
}

/// Contours are faint among houses.
void addContour(const Streets& streets, picture::Curve line, const picture::Pen& pen, picture::Layer& layer) {
    auto [outside, inside] = streets.partsOf(std::move(line));
    if (!outside.empty()) addStroke(layer.marks, std::move(outside), pen);
    if (inside.empty()) return;
    auto faint = pen;
    faint.colour = faded(pen.colour, amongHouses);
    addStroke(layer.marks, std::move(inside), faint);
}

/// Whether the line of a zone may run through the place for the height of a contour.
bool isOnRim(const Scene& scene, Point a, Point b) {
    const auto& rims = scene.groundwork->rims(scene);
    if (rims.empty()) return false;
    constexpr double half = 2.4, middle = 0.3;  // millimetres of a height; share of the hex clear of its rim
    const double length = std::max(std::hypot(b.x - a.x, b.y - a.y), 1e-9);
    for (const double along : {-half, 0.0, half}) {
        const Point at{(a.x + b.x) / 2 + (b.x - a.x) / length * along,
                       (a.y + b.y) / 2 + (b.y - a.y) / length * along};
        const Cell cell = scene.sheet.cellAt(at);
        if (cell == mapsets::noCell || !rims.contains(cell)) continue;
        const auto centre = scene.sheet.centre(cell);
        if (std::hypot(at.x - centre.x, at.y - centre.y) > scene.hex(middle)) return true;
    }
    return false;
}

/// The piece of a contour for its height: near the middle, away from houses and lines of zones if possible;
/// 0 if houses are everywhere.
std::size_t heightPlace(const Scene& scene, const Streets& streets, const std::vector<Point>& points) {
    std::size_t second = 0;
    for (const std::size_t part : {8u, 7u, 9u, 6u, 10u, 5u, 11u, 4u, 12u, 3u, 13u}) {
        const std::size_t at = std::clamp<std::size_t>(points.size() * part / 16, 1, points.size() - 1);
        if (streets.hold(points[at - 1]) || streets.hold(points[at])) continue;
        if (!isOnRim(scene, points[at - 1], points[at])) return at;
        if (second == 0) second = at;
    }
    return second;
}

void addDrawnContours(const Scene& scene, const Symbol& symbol, const Streets& streets,
                      picture::Layer& layer) {
    const int interval = contourInterval(scene.field);
    picture::Layer texts;
    const GroundColours grounds(scene);
    for (const auto& line : scene.field.relief()->lines()) {
        std::vector<Point> points;
        for (const auto point : line.points) points.push_back(scene.sheet.at(point));
        const bool isIndex = interval > 0 && line.metres % (interval * indexEvery) == 0;
        const picture::Pen pen{.width = symbol.number(isIndex ? "index" : "contour"),
                               .colour = symbol.colour("ink"),
                               .dashes = line.dashed ? std::vector{1.6, 0.7} : std::vector<double>{}};
        addContour(streets, picture::Curve::eased(points, line.closed, mostEase), pen, layer);
        if (points.size() < 4) continue;
        if (const auto at = heightPlace(scene, streets, points); at > 0)
            addHeight(grounds, symbol, std::to_string(line.metres), points[at - 1], points[at], texts);
    }
    layer.marks.insert(layer.marks.end(), texts.marks.begin(), texts.marks.end());
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
                    Seeded chance(std::llround(at.x * 64), std::llround(at.y * 64), 83);
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
