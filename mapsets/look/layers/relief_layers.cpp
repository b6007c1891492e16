// Heights: tints by step, contours, and light from the north-west on the ground used by lines of sight.

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <string>

#include "mapsets/look/layers/ground_colours.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/natural_outline.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/scene/streets.h"

namespace cota::look {

namespace {

constexpr int indexEvery = 5;
constexpr double amongHouses = 0.7;  // strength of a contour

bool isDrawn(const Scene& scene) { return scene.look.symbol("relief").drawing() != "nothing"; }

/// Hexes at each height of the game or higher; the lowest height is the ground and has no step.
std::map<int, std::vector<Cell>> stepsOf(const Scene& scene) {
    std::map<int, std::vector<Cell>> steps;
    for (const int height : scene.groundwork->heights(scene)) steps[height];
    if (!steps.empty()) steps.erase(steps.begin());
    for (auto& [height, cells] : steps)
        for (const Cell cell : scene.sheet.hexes())
            if (scene.heights.ground(cell) >= height) cells.push_back(cell);
    return steps;
}

std::vector<picture::Curve> outlinesOf(const Scene& scene, const std::vector<Cell>& cells) {
    return softOutlines(scene.field, scene.sheet, setOf(scene.field, cells));
}

picture::Colour tintAt(const Symbol& symbol, double share) {
    return mixed(symbol.colour("low"), symbol.colour("high"), share);
}

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
void addGlidingTint(const Scene& scene, const Symbol& symbol, picture::Layer& layer) {
    const auto& grid = scene.groundwork->tints(scene);
    if (grid.most <= grid.least) return;
    const auto part = partIn(grid, scene.sheet.window());
    auto image = imageOf(grid, part);
    const auto ground = groundColour(scene);
    for (int row = part.top; row < part.bottom; ++row)
        for (int column = part.left; column < part.right; ++column) {
            const double share =
                static_cast<double>((grid.height(column, row) - grid.least) / (grid.most - grid.least));
            image.pixels.push_back(glidingTint(symbol, ground, share));
        }
    layer.marks.push_back({std::move(image)});
}

}  // namespace

picture::Layer drawTints(const Scene& scene) {
    picture::Layer layer{"tints", {}};
    if (!isDrawn(scene)) return layer;
    const auto& symbol = scene.look.symbol("relief");
    if (scene.field.relief()) {
        addGlidingTint(scene, symbol, layer);
        return layer;
    }
    const auto steps = stepsOf(scene);
    std::size_t number = 0;
    for (const auto& [height, cells] : steps) {
        const auto tint =
            faded(tintAt(symbol, shareOfStep(++number, steps.size())), symbol.number("strength"));
        for (auto& outline : outlinesOf(scene, cells)) addFill(layer.marks, std::move(outline), tint);
    }
    return layer;
}

picture::Layer drawShading(const Scene& scene) {
    picture::Layer layer{"shading", {}};
    if (!isDrawn(scene)) return layer;
    const auto& symbol = scene.look.symbol("relief");
    const auto& grid = scene.groundwork->light(scene);
    if (grid.most <= grid.least || symbol.number("light") <= 0) return layer;
    // Drawn as a transparent shadow: it darkens quiet ground like a multiplied grey, in a tenth of the time.
    const auto part = partIn(grid, scene.sheet.window());
    auto image = imageOf(grid, part);
    const auto shadow = symbol.colour("shade");
    // The steepest ground gets the full strength, in any unit of heights.
    const double rise = static_cast<double>(grid.most - grid.least) /
                        std::max(2.5, 0.8 * std::sqrt(static_cast<double>(grid.most - grid.least)));
    for (int row = part.top; row < part.bottom; ++row)
        for (int column = part.left; column < part.right; ++column) {
            const int left = std::max(0, column - 1), right = std::min(grid.columns - 1, column + 1);
            const int up = std::max(0, row - 1), down = std::min(grid.rows - 1, row + 1);
            const double dx = static_cast<double>(grid.height(right, row) - grid.height(left, row)) /
                              std::max(1, right - left);
            const double dy = static_cast<double>(grid.height(column, down) - grid.height(column, up)) /
                              std::max(1, down - up);
            const double fall = -(dx + dy) / std::numbers::sqrt2 * scene.hex() / grid.step / rise;
            const double dark = std::clamp(fall, 0.0, 1.0) * symbol.number("light");
            image.pixels.push_back(picture::faded(shadow, dark));
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
    for (const auto& [height, cells] : stepsOf(scene))
        for (auto& outline : outlinesOf(scene, cells))
            addContour(streets, std::move(outline),
                       {.width = symbol.number("contour"), .colour = symbol.colour("ink"), .dashes = {}},
                       layer);
    return layer;
}

}  // namespace cota::look
