#include "mapsets/look/scene/zone_rims.h"

#include <algorithm>
#include <cmath>

#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

/// The corners of a loop, `inset` millimetres inside; at the edge of the map no farther out than that.
std::vector<Point> cornersInside(const Scene& scene, const RegionLoop& loop, double inset) {
    const auto edge = scene.sheet.fieldBox().grown(-inset);
    std::vector<Point> points;
    for (std::size_t i = 0; i < loop.corners.size(); ++i) {
        const auto& before = loop.inside[(i + loop.corners.size() - 1) % loop.corners.size()];
        const Point corner = scene.sheet.at(loop.corners[i]);
        const Point a = scene.sheet.centre(before), b = scene.sheet.centre(loop.inside[i]);
        const Point towards{(a.x + b.x) / 2, (a.y + b.y) / 2};
        const double length = std::hypot(towards.x - corner.x, towards.y - corner.y);
        const double by = inset * 1.155;  // hexsides meet at 120 degrees
        points.push_back(
            {std::clamp(corner.x + (towards.x - corner.x) / length * by, edge.left, edge.right),
             std::clamp(corner.y + (towards.y - corner.y) / length * by, edge.top, edge.bottom)});
    }
    return points;
}

Point onWay(Point a, Point b, double share) { return {a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share}; }

/// How a line on one hexside begins and ends, and its dashes between.
struct SideDashes {
    double atEnds = 0;  // share of the side
    int count = 0;      // dashes and gaps of equal length between the corners
    double half = 0;    // of a dash, as a share of the side
};

/// Dashes that begin anew on each hexside, in the middle of one at each corner.
SideDashes dashesOf(double length, const std::vector<double>& dashes) {
    const double period = dashes[0] + dashes[1];
    SideDashes made{.count = static_cast<int>(std::max(1L, std::lround(length / period)))};
    made.half = dashes[0] / period / made.count / 2;
    made.atEnds = made.half;
    return made;
}

}  // namespace

picture::Curve insideOf(const Scene& scene, const std::vector<bool>& isIn, double inset) {
    picture::Curve outline;
    for (const auto& loop : boundaryOf(scene.field, scene.field.hexes(), isIn))
        outline.add(picture::Curve::polygon(cornersInside(scene, loop, inset)));
    return outline;
}

picture::Mark insideHexsides(const picture::Curve& outline, std::vector<picture::Mark> marks) {
    picture::Mark mark;
    mark.what = picture::Group{.clip = outline, .evenOdd = true, .marks = std::move(marks)};
    return mark;
}

/// The number of lines of other sides between the line of the zone and its hexsides.
int ZoneRims::rankOf(const std::vector<RegionLoop>& loops, const model::SideId& side) const {
    constexpr int most = 3;
    std::vector<bool> isTaken(most + 1);
    for (const auto& loop : loops)
        for (std::size_t i = 0; i < loop.sides.size(); ++i)
            if (const auto found = drawn_.find(loop.sides[i]); found != drawn_.end())
                for (const auto& line : found->second)
                    if (line.inside == loop.inside[i] && line.side != side)
                        isTaken[static_cast<std::size_t>(line.rank)] = true;
    const auto free = std::find(isTaken.begin(), isTaken.end() - 1, false);
    return static_cast<int>(free - isTaken.begin());
}

ZoneRims::Line ZoneRims::lineOn(const model::HexSide& hexside, Cell inside, const model::SideId& side) const {
    const auto found = drawn_.find(hexside);
    if (found == drawn_.end()) return Line::whole;
    const auto& lines = found->second;
    if (std::ranges::any_of(lines, [&](const Drawn& line) { return line.side == side; })) return Line::none;
    const bool isOver = std::ranges::any_of(lines, [&](const Drawn& line) { return line.inside == inside; });
    return isOver ? Line::corners : Line::whole;
}

double ZoneRims::add(const std::vector<bool>& isIn, const Symbol& symbol, const model::SideId& side) {
    constexpr double strength = 0.7, between = 0.3, cornerShare = 0.22;
    const double width = symbol.number("width");
    const auto loops = boundaryOf(scene_.field, scene_.field.hexes(), isIn);
    const int rank = rankOf(loops, side);
    const double inset = rank * (width + between);
    const auto dashes = sideDashes(scene_, side);
    picture::Curve outline, lines;
    for (const auto& loop : loops) {
        const auto points = cornersInside(scene_, loop, inset);
        outline.add(picture::Curve::polygon(points));
        const std::size_t count = points.size();
        std::vector<SideDashes> sides;
        for (std::size_t i = 0; i < count; ++i) {
            const Point a = points[i], b = points[(i + 1) % count];
            auto line = lineOn(loop.sides[i], loop.inside[i], side);
            if (line == Line::whole && symbol.drawing() == "corners") line = Line::corners;
            sides.push_back(line == Line::none      ? SideDashes{}
                            : line == Line::corners ? SideDashes{.atEnds = cornerShare}
                                                    : dashesOf(std::hypot(b.x - a.x, b.y - a.y), dashes));
            for (int k = 1; k < sides.back().count; ++k) {
                const double at = static_cast<double>(k) / sides.back().count, half = sides.back().half;
                lines.move(onWay(a, b, at - half)).line(onWay(a, b, at + half));
            }
        }
        for (std::size_t i = 0; i < count; ++i) {
            const auto &in = sides[(i + count - 1) % count], &out = sides[i];
            if (in.atEnds <= 0 && out.atEnds <= 0) continue;
            const Point at = points[i];
            if (in.atEnds > 0)
                lines.move(onWay(at, points[(i + count - 1) % count], in.atEnds)).line(at);
            else
                lines.move(at);
            if (out.atEnds > 0) lines.line(onWay(at, points[(i + 1) % count], out.atEnds));
        }
    }
    for (const auto& loop : loops)
        for (std::size_t i = 0; i < loop.sides.size(); ++i)
            drawn_[loop.sides[i]].push_back({loop.inside[i], side, rank});
    if (!lines.empty())
        marks_.push_back(
            insideHexsides(outline, {{picture::Stroke{lines,
                                                      {.width = 2 * width,
                                                       .colour = faded(sideColour(scene_, side), strength),
                                                       .cap = picture::Cap::butt,
                                                       .join = picture::Join::miter,
                                                       .dashes = {}}}}}));
    return inset + width;
}

}  // namespace cota::look
