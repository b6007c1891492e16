#include "editor/tools/tool_marks.h"

#include <array>
#include <cmath>

namespace cota::tools {

namespace {

// In pixels of the screen.
constexpr double lineWidth = 2;
constexpr double sideWidth = 4;
constexpr double dotRadius = 4;
constexpr double dash = 6;
constexpr double tick = 9;

picture::Pen penOf(double width, picture::Colour colour) {
    picture::Pen pen;
    pen.width = width;
    pen.colour = colour;
    return pen;
}

}  // namespace

std::vector<picture::Mark> hexMarks(const ToolContext& context, const std::set<Cell>& cells,
                                    picture::Colour colour) {
    picture::Curve shape;
    for (const Cell cell : cells) shape.add(picture::Curve::polygon(context.map.sheet().corners(cell)));
    if (shape.empty()) return {};
    return {{picture::Fill{shape, picture::faded(colour, 0.25)}},
            {picture::Stroke{shape, penOf(context.pixel, colour)}}};
}

std::vector<picture::Mark> regionMarks(const ToolContext& context, const std::set<Cell>& cells,
                                       picture::Colour colour) {
    if (cells.empty()) return {};
    const auto& field = context.map.field();
    std::vector<bool> isIn(static_cast<std::size_t>(field.cellCount()), false);
    for (const Cell cell : cells) isIn[static_cast<std::size_t>(cell)] = true;
    const std::vector<Cell> list(cells.begin(), cells.end());
    picture::Curve shape;
    for (const auto& loop : look::boundaryOf(field, list, isIn)) {
        std::vector<MapPoint> points;
        for (const auto corner : loop.corners) points.push_back(context.map.sheet().at(corner));
        shape.add(picture::Curve::polygon(points));
    }
    return {{picture::Fill{shape, picture::faded(colour, 0.15), true}},
            {picture::Stroke{shape, penOf(context.pixel, colour)}}};
}

picture::Mark hexsideMark(const ToolContext& context, model::HexSide side, picture::Colour colour) {
    const auto cell = context.map.field().cellOf(side.hex);
    if (cell == mapsets::noCell) return {};
    const auto corners = context.map.sheet().corners(cell);
    const auto at = static_cast<std::size_t>(side.direction);
    const std::array ends{corners[at], corners[(at + 1) % corners.size()]};
    return {picture::Stroke{picture::Curve::polyline(ends), penOf(sideWidth * context.pixel, colour)}};
}

picture::Mark lineMark(const ToolContext& context, std::span<const MapPoint> points, bool closed, bool dashed,
                       picture::Colour colour) {
    picture::Pen pen = penOf(lineWidth * context.pixel, colour);
    if (dashed) pen.dashes = {dash * context.pixel, dash * context.pixel};
    return {
        picture::Stroke{closed ? picture::Curve::polygon(points) : picture::Curve::polyline(points), pen}};
}

std::vector<picture::Mark> highSideMarks(const ToolContext& context, std::span<const MapPoint> points,
                                         model::HighSide high, bool closed, picture::Colour colour) {
    std::vector<picture::Mark> marks;
    if (high == model::HighSide::unknown) return marks;
    const double length = tick * context.pixel;
    const std::size_t count = points.size() < 2 ? 0 : points.size() - (closed ? 0 : 1);
    for (std::size_t i = 0; i < count; ++i) {
        const MapPoint from = points[i], to = points[(i + 1) % points.size()];
        const double x = to.x - from.x, y = to.y - from.y;
        const double segment = std::hypot(x, y);
        if (segment < length) continue;  // too short; adjacent segments show the side
        // y grows downwards on the sheet, so left of east is up.
        const double turn = (high == model::HighSide::left ? 1 : -1) * length / segment;
        const MapPoint middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
        const std::array ends{middle, MapPoint{middle.x + y * turn, middle.y - x * turn}};
        marks.push_back(lineMark(context, ends, false, false, colour));
    }
    return marks;
}

std::vector<picture::Mark> carryMarks(const ToolContext& context, std::optional<Cell> from,
                                      std::optional<Cell> to) {
    if (!from || !to) return {};
    auto marks = hexMarks(context, {*from, *to});
    const std::array ends{context.map.sheet().centre(*from), context.map.sheet().centre(*to)};
    if (from != to) marks.push_back(lineMark(context, ends));
    return marks;
}

picture::Mark dotMark(const ToolContext& context, MapPoint at, picture::Colour colour, double share) {
    return {picture::Fill{picture::Curve::circle(at, dotRadius * context.pixel * share), colour}};
}

}  // namespace cota::tools
