#include "mapsets/look/layers/weighted_contours.h"

#include <algorithm>
#include <cmath>
#include <numbers>
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

double widthAt(const LitPoint& point, double thick) {
    return point.light < 0 ? thinnest + thick * -point.light : thinnest + inLight * point.light;
}

/// The outline of a piece of the line, from one step to another.
void addPiece(const std::vector<LitPoint>& steps, std::size_t from, std::size_t count, double thick,
              picture::Curve& into) {
    const auto edge = [&](std::size_t k, double side) {
        const auto& point = steps[(from + k) % steps.size()];
        const double half = widthAt(point, thick) / 2 * side;
        return Point{point.at.x + point.down.x * half, point.at.y + point.down.y * half};
    };
    into.move(edge(0, 1));
    for (std::size_t k = 1; k <= count; ++k) into.line(edge(k, 1));
    for (std::size_t k = count + 1; k > 0; --k) into.line(edge(k - 1, -1));
    into.close();
}

}  // namespace

void addWeightedContours(const LevelArea& area, const Symbol& symbol, std::vector<picture::Mark>& marks) {
    const double thick = symbol.number("thick");
    picture::Curve dark, lit;
    for (const auto& ring : area.rings) {
        auto steps = stepsOf(ring.points);
        if (steps.size() < 3) continue;
        smoothLight(steps);
        const auto isDark = [&](std::size_t i) { return steps[i % steps.size()].light < 0; };
        std::size_t start = 0;
        while (start < steps.size() && isDark(start) == isDark(start + 1)) ++start;
        start = start < steps.size() ? start + 1 : 0;
        for (std::size_t done = 0; done < steps.size();) {
            const std::size_t from = start + done;
            std::size_t count = 1;
            while (done + count < steps.size() && isDark(from + count) == isDark(from)) ++count;
            addPiece(steps, from % steps.size(), count, thick, isDark(from) ? dark : lit);
            done += count;
        }
    }
    if (!lit.empty()) addFill(marks, std::move(lit), symbol.colour("lit"));
    if (!dark.empty()) addFill(marks, std::move(dark), symbol.colour("ink"));
}

}  // namespace cota::look
