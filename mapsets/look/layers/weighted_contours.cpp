#include "mapsets/look/layers/weighted_contours.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>
#include <vector>

#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

/// Millimetres.
constexpr double lineStep = 0.4, smoothing = 3, thinnest = 0.13, inLight = 0.06;

/// A point of a line with the direction down the slope and the light on it: 1 faces the light, -1 away.
struct LitPoint {
    Point at;
    Point down;
    double light = 0;
};

/// The ring at equal steps.
std::vector<LitPoint> stepsOf(const std::vector<Point>& points) {
    std::vector<LitPoint> steps;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point a = points[i], b = points[(i + 1) % points.size()];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        if (length <= 0) continue;
        const int count = std::max(1, static_cast<int>(std::lround(length / lineStep)));
        // The higher ground is on the left of the line.
        const Point down{-(b.y - a.y) / length, (b.x - a.x) / length};
        for (int k = 0; k < count; ++k)
            steps.push_back({{a.x + (b.x - a.x) * k / count, a.y + (b.y - a.y) * k / count},
                             down,
                             -(down.x + down.y) / std::numbers::sqrt2});
    }
    return steps;
}

/// The mean along the line, so that widths swell and shrink slowly.
void smoothLight(std::vector<LitPoint>& steps) {
    const auto count = static_cast<std::ptrdiff_t>(steps.size());
    const auto half =
        std::min<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(smoothing / lineStep / 2), (count - 1) / 2);
    const auto at = [&](std::ptrdiff_t i) { return static_cast<std::size_t>((i % count + count) % count); };
    std::vector<LitPoint> before = steps;
    LitPoint sum{};
    const auto add = [&](const LitPoint& one, double sign) {
        sum.light += sign * one.light;
        sum.down.x += sign * one.down.x;
        sum.down.y += sign * one.down.y;
    };
    for (std::ptrdiff_t i = -half; i <= half; ++i) add(before[at(i)], 1);
    for (std::ptrdiff_t i = 0; i < count; ++i) {
        auto& point = steps[static_cast<std::size_t>(i)];
        point.light = sum.light / static_cast<double>(2 * half + 1);
        const double length = std::hypot(sum.down.x, sum.down.y);
        if (length > 0) point.down = {sum.down.x / length, sum.down.y / length};
        add(before[at(i - half)], -1);
        add(before[at(i + half + 1)], 1);
    }
}

/// Strokes of one colour, by width in hundredths of a millimetre.
using StrokesByWidth = std::map<int, picture::Curve>;

/// In steps that nobody sees, so that long pieces have one width.
int widthAt(const LitPoint& point, double thick) {
    constexpr int stepOfWidth = 4;
    const double width = point.light < 0 ? thinnest + thick * -point.light : thinnest + inLight * point.light;
    return static_cast<int>(std::lround(width * 100 / stepOfWidth)) * stepOfWidth;
}

}  // namespace

void addWeightedContours(const LevelArea& area, const Symbol& symbol, std::vector<picture::Mark>& marks) {
    const double thick = symbol.number("thick");
    StrokesByWidth dark, lit;
    for (const auto& ring : area.rings) {
        auto steps = stepsOf(ring.points);
        if (steps.size() < 3) continue;
        smoothLight(steps);
        const auto strokeOf = [&](std::size_t i) {
            return std::pair(steps[i].light < 0, widthAt(steps[i], thick));
        };
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const auto [isDark, width] = strokeOf(i);
            auto& line = (isDark ? dark : lit)[width];
            const bool goesOn = i > 0 && strokeOf(i - 1) == std::pair(isDark, width);
            if (!goesOn) line.move(steps[i].at);
            line.line(steps[(i + 1) % steps.size()].at);
        }
    }
    for (const auto& [strokes, colour] : {std::pair{&lit, "lit"}, std::pair{&dark, "ink"}})
        for (auto& [width, line] : *strokes)
            addStroke(marks, std::move(line), symbol.colour(colour), width / 100.0);
}

}  // namespace cota::look
