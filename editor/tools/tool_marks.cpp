#include "editor/tools/tool_marks.h"

namespace cota::tools {

namespace {

constexpr double lineWidth = 0.5;  // millimetres
constexpr double dotRadius = 0.9;

picture::Pen penOf(double width, picture::Colour colour) {
    picture::Pen pen;
    pen.width = width;
    pen.colour = colour;
    return pen;
}

}  // namespace

std::vector<picture::Mark> hexMarks(const session::Table& table, const std::set<session::Cell>& cells,
                                    picture::Colour colour) {
    picture::Curve shape;
    for (const session::Cell cell : cells) shape.add(picture::Curve::polygon(table.sheet().corners(cell)));
    if (shape.empty()) return {};
    return {{picture::Fill{shape, picture::faded(colour, 0.25)}},
            {picture::Stroke{shape, penOf(lineWidth / 2, colour)}}};
}

picture::Mark sideMark(const session::Table& table, model::HexSide side, picture::Colour colour) {
    const auto cell = table.field().cellOf(side.hex);
    if (cell == mapsets::noCell) return {};
    const auto corners = table.sheet().corners(cell);
    const auto at = static_cast<std::size_t>(side.direction);
    const std::array ends{corners[at], corners[(at + 1) % corners.size()]};
    return {picture::Stroke{picture::Curve::polyline(ends), penOf(2 * lineWidth, colour)}};
}

picture::Mark lineMark(std::span<const model::MapPoint> points, bool closed, bool dashed,
                       picture::Colour colour) {
    picture::Pen pen = penOf(lineWidth, colour);
    if (dashed) pen.dashes = {2 * lineWidth, 2 * lineWidth};
    return {
        picture::Stroke{closed ? picture::Curve::polygon(points) : picture::Curve::polyline(points), pen}};
}

picture::Mark dotMark(model::MapPoint at, picture::Colour colour) {
    return {picture::Fill{picture::Curve::circle(at, dotRadius), colour}};
}

}  // namespace cota::tools
