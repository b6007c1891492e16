#include "mapsets/look/scene/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "formats/picture/text_shape.h"

namespace cota::look {

namespace {

Point around(Point centre, double radius, double turn) {
    const double angle = turn * 2 * std::numbers::pi;
    return {centre.x + std::cos(angle) * radius, centre.y + std::sin(angle) * radius};
}

}  // namespace

picture::Curve regular(Point centre, double radius, int corners, double turn) {
    std::vector<Point> points;
    for (int i = 0; i < corners; ++i)
        points.push_back(around(centre, radius, turn + static_cast<double>(i) / corners));
    return picture::Curve::polygon(points);
}

picture::Curve star(Point centre, double radius) {
    std::vector<Point> points;
    for (int i = 0; i < 10; ++i)
        points.push_back(around(centre, i % 2 ? radius * 0.42 : radius, -0.25 + i / 10.0));
    return picture::Curve::polygon(points);
}

bool isInside(Point point, std::span<const Point> polygon) {
    bool inside = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Point a = polygon[i], b = polygon[j];
        if ((a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

Region::Region(const picture::Curve& outline, int parts)
    : box(outline.box()), runs(picture::flattened(outline, parts)) {}

bool Region::holds(Point point) const {
    if (!box.holds(point)) return false;
    bool isIn = false;
    for (const auto& run : runs)
        if (isInside(point, run.points)) isIn = !isIn;
    return isIn;
}

std::optional<Portion> portionIn(const picture::Box& box, Point from, Point to) {
    Portion portion{0, 1};
    const auto clip = [&](double start, double end, double low, double high) {
        if (start == end) return start >= low && start <= high;
        const double one = (low - start) / (end - start), other = (high - start) / (end - start);
        portion = {std::max(portion.from, std::min(one, other)), std::min(portion.to, std::max(one, other))};
        return portion.from <= portion.to;
    };
    if (!clip(from.x, to.x, box.left, box.right) || !clip(from.y, to.y, box.top, box.bottom))
        return std::nullopt;
    return portion;
}

picture::Box coveredBy(const picture::Text& text) {
    const auto size = sizeOf(text.words, text.font);
    double above = size.height;
    if (text.down == picture::Down::top) above = 0;
    if (text.down == picture::Down::middle) above = size.height / 2;
    if (text.down == picture::Down::baseline) above = size.ascent;
    return {text.at.x - size.width / 2, text.at.y - above, text.at.x + size.width / 2,
            text.at.y - above + size.height};
}

void addFill(std::vector<picture::Mark>& marks, picture::Curve shape, picture::Colour colour) {
    marks.emplace_back().what = picture::Fill{std::move(shape), colour};
}

void addStroke(std::vector<picture::Mark>& marks, picture::Curve line, const picture::Pen& pen) {
    marks.emplace_back().what = picture::Stroke{std::move(line), pen};
}

void addStroke(std::vector<picture::Mark>& marks, picture::Curve line, picture::Colour colour, double width) {
    addStroke(marks, std::move(line), {.width = width, .colour = colour, .dashes = {}});
}

void addText(std::vector<picture::Mark>& marks, picture::Text text) {
    marks.emplace_back().what = std::move(text);
}

const Symbol& groundSymbol(const Scene& scene) {
    for (const auto& [file, board] : scene.document.boards)
        return scene.look.symbol("terrain", board->ground.text);
    return scene.look.symbol("terrain");
}

picture::Colour groundColour(const Scene& scene) {
    const auto& symbol = groundSymbol(scene);
    const auto& parameters = symbol.description().parameters;
    const bool has = std::any_of(parameters.begin(), parameters.end(),
                                 [](const auto& one) { return std::string_view(one.name) == "fill"; });
    return has ? symbol.colour("fill") : scene.look.symbol("terrain").colour("fill");
}

const Symbol& nationSymbol(const Scene& scene, const std::string& nation, const model::SideId& side) {
    std::size_t nth = 0;
    if (const auto* scenario = scene.scenario()) {
        const auto found = std::ranges::find(scenario->sides, side, &model::Side::id);
        if (found != scenario->sides.end()) nth = static_cast<std::size_t>(found - scenario->sides.begin());
    }
    return scene.look.symbolApart("nation", nation, nth);
}

const Symbol& sideSymbol(const Scene& scene, const model::SideId& side) {
    if (const auto* scenario = scene.scenario())
        for (const auto& one : scenario->sides)
            if (one.id == side) return nationSymbol(scene, one.nation, side);
    return scene.look.symbol("nation");
}

picture::Colour sideColour(const Scene& scene, const model::SideId& side) {
    return sideSymbol(scene, side).colour("side");
}

std::vector<picture::Colour> sideGrounds(const Scene& scene) {
    std::vector<picture::Colour> grounds;
    if (const auto* scenario = scene.scenario())
        for (const auto& side : scenario->sides)
            if (const auto ground = sideSymbol(scene, side.id).colour("ground");
                std::ranges::find(grounds, ground) == grounds.end())
                grounds.push_back(ground);
    return grounds;
}

std::vector<double> sideDashes(const Scene& scene, const model::SideId& side) {
    const double dash = sideSymbol(scene, side).number("dash");
    return {dash, 0.8 + dash * 0.22};
}

}  // namespace cota::look
