#include "mapsets/look/scene/name_lines.h"

#include <algorithm>
#include <cmath>

#include "formats/picture/text_shape.h"
#include "mapsets/look/scene/ways.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

namespace {

/// The distance of two points of a line made from a longer one.
constexpr double step = 0.4;

std::size_t lettersIn(const std::string& words) {
    return static_cast<std::size_t>(
        std::count_if(words.begin(), words.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

/// Names are read from left to right; on upright lines from the bottom up.
void turnUpright(std::vector<Point>& points) {
    const double right = points.back().x - points.front().x, down = points.back().y - points.front().y;
    constexpr double upright = 0.25;
    const bool isUpright = std::abs(right) < upright * std::abs(down);
    if (isUpright ? down > 0 : right < 0) std::reverse(points.begin(), points.end());
}

/// The points between two distances, evenly.
std::vector<Point> stretch(const picture::Walk& walk, double from, double to) {
    const auto count = std::max(2, static_cast<int>(std::ceil((to - from) / step)) + 1);
    std::vector<Point> points;
    for (int i = 0; i < count; ++i) points.push_back(walk.at(from + (to - from) * i / (count - 1)));
    return points;
}

/// The points with each moved to the mean of those around it, at most `reach` millimetres away.
std::vector<Point> calmed(const std::vector<Point>& points, double reach) {
    const auto wide = static_cast<std::ptrdiff_t>(std::lround(reach / step));
    const auto last = static_cast<std::ptrdiff_t>(points.size()) - 1;
    std::vector<Point> calm;
    for (std::ptrdiff_t i = 0; i <= last; ++i) {
        const auto near = std::min({wide, i, last - i});  // the ends stay
        Point sum{0, 0};
        for (auto k = i - near; k <= i + near; ++k) {
            sum.x += points[static_cast<std::size_t>(k)].x;
            sum.y += points[static_cast<std::size_t>(k)].y;
        }
        const auto count = static_cast<double>(2 * near + 1);
        calm.push_back({sum.x / count, sum.y / count});
    }
    return calm;
}

/// The line at a distance to its right. Where it would run back inside a bend, its points are left out.
std::vector<Point> beside(const std::vector<Point>& points, double distance) {
    std::vector<Point> moved;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point before = points[i == 0 ? 0 : i - 1], after = points[std::min(i + 1, points.size() - 1)];
        const double x = after.x - before.x, y = after.y - before.y, length = std::hypot(x, y);
        if (length <= 0) continue;
        const Point at{points[i].x - y / length * distance, points[i].y + x / length * distance};
        if (!moved.empty() && (at.x - moved.back().x) * x + (at.y - moved.back().y) * y <= 0) continue;
        moved.push_back(at);
    }
    return moved;
}

double awayOf(const picture::Walk& walk, double distance, Point at) {
    const Point before = walk.at(distance - step), here = walk.at(distance), after = walk.at(distance + step);
    const double x = after.x - before.x, y = after.y - before.y, length = std::hypot(x, y);
    return length <= 0 ? 0 : ((at.y - here.y) * x - (at.x - here.x) * y) / length;
}

}  // namespace

NameLine alongCurve(std::span<const Point> points, const std::string& words, const picture::Font& font) {
    const auto runs = picture::flattened(picture::Curve::smooth(points, false), 12);
    if (runs.empty() || runs.front().points.size() < 2) return {};
    auto line = runs.front().points;
    turnUpright(line);
    const auto letters = static_cast<double>(lettersIn(words));
    constexpr double mostLetters = 3;
    const double room =
        letters < 1 ? 0 : (picture::Walk(line).length() - picture::sizeOf(words, font).width) / letters;
    return {std::move(line),
            font.spacing + std::clamp(room, 0.0, mostLetters * picture::millimetres(font.points))};
}

NameLine alongPath(const std::vector<Point>& course, Point at, const std::string& words,
                   const picture::Font& font, double hex) {
    if (course.size() < 2) return {};
    const picture::Walk walk(course);
    const double wide = picture::sizeOf(words, font).width, letter = picture::millimetres(font.points);
    const double nearest = walk.nearest(at);
    const double away = std::clamp(awayOf(walk, nearest, at), -hex, hex);
    // Longer than the name, because the line beside a bend is shorter than the path.
    const double half = wide / 2 + letter * 2 + std::abs(away);
    const double middle = walk.length() < 2 * half ? walk.length() / 2
                                                   : std::clamp(nearest, wide / 2, walk.length() - wide / 2);
    const double from = std::max(0.0, middle - half), to = std::min(walk.length(), middle + half);
    auto points = beside(calmed(stretch(walk, from, to), letter), away);
    if (points.size() < 2) return {};
    // The part of the line that the letters need, so that the name is around its place.
    const picture::Walk moved(points);
    const double centre = moved.length() < wide ? moved.length() / 2
                                                : std::clamp(moved.nearest(walk.at(middle)), wide / 2,
                                                             moved.length() - wide / 2);
    points = stretch(moved, centre - wide / 2, centre + wide / 2);
    turnUpright(points);
    return {std::move(points), font.spacing};
}

std::vector<Point> courseOf(const MapSheet& sheet, const mapsets::LaidBoard& laid, const model::Path& path) {
    std::vector<Point> points;
    const auto side = [&](const model::HexSide& printed) {
        const auto a = model::hexCentre(laid.grid, printed.hex),
                   b = model::hexCentre(laid.grid, printed.other());
        const Point from = sheet.at(laid.toMap(a)), to = sheet.at(laid.toMap(b));
        points.push_back({(from.x + to.x) / 2, (from.y + to.y) / 2});
    };
    const auto exit = [&](model::HexCoord hex) {
        for (const auto& end : path.ends)
            if (end.hex == hex || end.other() == hex) return side(end);
        points.push_back(sheet.at(laid.toMap(model::hexCentre(laid.grid, hex))));
    };
    for (const auto& one : path.sides) side(one);
    if (path.hexes.size() > 1) {
        exit(path.hexes.front());
        for (std::size_t i = 1; i < path.hexes.size(); ++i) {
            const auto a = sheet.at(laid.toMap(model::hexCentre(laid.grid, path.hexes[i - 1])));
            const auto b = sheet.at(laid.toMap(model::hexCentre(laid.grid, path.hexes[i])));
            points.push_back({(a.x + b.x) / 2, (a.y + b.y) / 2});
        }
        exit(path.hexes.back());
    }
    const auto runs = picture::flattened(picture::Curve::smooth(points, false), 6);
    return runs.empty() ? std::vector<Point>{} : runs.front().points;
}

std::vector<Point> drawnCourse(const MapSheet& sheet, const Ways& ways, std::size_t kind,
                               std::vector<Point> course) {
    for (Point& point : course) {
        const Cell cell = sheet.cellAt(point);
        if (cell == mapsets::noCell) continue;
        double least = sheet.hexMillimetres() * 0.4;
        Point found = point;
        for (const auto& way : ways.stretches(cell)) {
            if (way.kind != kind) continue;
            const std::array<Point, 2> ends{way.from, way.to};
            const picture::Walk walk(ends);
            const Point near = walk.at(walk.nearest(point));
            const double away = std::hypot(near.x - point.x, near.y - point.y);
            if (away >= least) continue;
            least = away;
            found = near;
        }
        point = found;
    }
    return course;
}

picture::Font nameFont(const Symbol& style) {
    return {style.word("family"), style.number("points"), style.flag("bold"), style.flag("italic"),
            style.number("spacing")};
}

}  // namespace cota::look
