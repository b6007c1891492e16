#include "formats/picture/curve.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace cota::picture {

namespace {

/// Length of the handles, in radii, of a Bezier curve that draws a quarter circle.
constexpr double quarter = 0.5522847498;

Point moved(Point point, double x, double y) { return {point.x + x, point.y + y}; }

Point between(Point from, Point to, double share) {
    return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

/// Distance from the corner `at` to the beginning of its rounding: at most half the distance to either
/// neighbour, and small enough that the middle of the curve, a quarter of |a + b| from the corner, is at
/// most `most` away from it. a and b are the directions to the neighbours; if they cancel out, there is no
/// corner.
double roundingOf(Point before, Point at, Point after, double most) {
    const double back = std::hypot(before.x - at.x, before.y - at.y);
    const double ahead = std::hypot(after.x - at.x, after.y - at.y);
    if (back <= 0 || ahead <= 0) return 0;
    const double bow = std::hypot((before.x - at.x) / back + (after.x - at.x) / ahead,
                                  (before.y - at.y) / back + (after.y - at.y) / ahead);
    constexpr double straight = 0.02;  // about one degree
    return bow < straight ? 0 : std::min({back / 2, ahead / 2, 4 * most / bow});
}

}  // namespace

void Box::add(Point point) {
    if (empty()) {
        *this = {point.x, point.y, point.x, point.y};
        return;
    }
    left = std::min(left, point.x);
    right = std::max(right, point.x);
    top = std::min(top, point.y);
    bottom = std::max(bottom, point.y);
}

void Box::add(const Box& other) {
    if (other.empty()) return;
    add(Point{other.left, other.top});
    add(Point{other.right, other.bottom});
}

bool Box::meets(const Box& other) const {
    return !empty() && !other.empty() && left <= other.right && other.left <= right && top <= other.bottom &&
           other.top <= bottom;
}

bool Box::holds(Point point) const {
    return point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
}

Curve& Curve::move(Point to) {
    steps_.push_back(Step::move);
    points_.push_back(to);
    return *this;
}

Curve& Curve::line(Point to) {
    assert(!steps_.empty());
    steps_.push_back(Step::line);
    points_.push_back(to);
    return *this;
}

Curve& Curve::bend(Point handle, Point otherHandle, Point to) {
    assert(!steps_.empty());
    steps_.push_back(Step::bend);
    points_.insert(points_.end(), {handle, otherHandle, to});
    return *this;
}

Curve& Curve::close() {
    assert(!steps_.empty());
    steps_.push_back(Step::close);
    return *this;
}

Curve& Curve::add(const Curve& other) {
    steps_.insert(steps_.end(), other.steps_.begin(), other.steps_.end());
    points_.insert(points_.end(), other.points_.begin(), other.points_.end());
    return *this;
}

Box Curve::box() const {
    Box box;
    for (const auto point : points_) box.add(point);
    return box;
}

Curve Curve::shifted(double right, double down) const {
    Curve curve = *this;
    for (auto& point : curve.points_) point = {point.x + right, point.y + down};
    return curve;
}

Curve Curve::polyline(std::span<const Point> points) {
    Curve curve;
    for (const auto point : points) curve.empty() ? curve.move(point) : curve.line(point);
    return curve;
}

Curve Curve::polygon(std::span<const Point> points) {
    auto curve = polyline(points);
    return curve.empty() ? curve : curve.close();
}

Curve Curve::smooth(std::span<const Point> points, bool closed, double tension) {
    const auto count = points.size();
    if (count < 3) return closed ? polygon(points) : polyline(points);
    const auto at = [&](std::ptrdiff_t i) {
        const auto last = static_cast<std::ptrdiff_t>(count) - 1;
        if (closed) return points[static_cast<std::size_t>((i + last + 1) % (last + 1))];
        return points[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(i, 0, last))];
    };
    Curve curve;
    curve.move(points[0]);
    const double reach = tension / 6;
    const auto bends = static_cast<std::ptrdiff_t>(closed ? count : count - 1);
    for (std::ptrdiff_t i = 0; i < bends; ++i) {
        const auto before = at(i - 1), from = at(i), to = at(i + 1), after = at(i + 2);
        curve.bend(moved(from, (to.x - before.x) * reach, (to.y - before.y) * reach),
                   moved(to, (from.x - after.x) * reach, (from.y - after.y) * reach), to);
    }
    return closed ? curve.close() : curve;
}

Curve Curve::eased(std::span<const Point> points, bool closed, double most) {
    const auto count = points.size();
    if (count < 3) return closed ? polygon(points) : polyline(points);
    Curve curve;
    const auto go = [&](Point to) { curve.empty() ? curve.move(to) : curve.line(to); };
    for (std::size_t i = 0; i < count; ++i) {
        const Point before = points[(i + count - 1) % count], at = points[i], after = points[(i + 1) % count];
        const bool isEnd = !closed && (i == 0 || i + 1 == count);
        const double round = isEnd ? 0 : roundingOf(before, at, after, most);
        if (round <= 0) {
            go(at);
            continue;
        }
        const Point from = between(at, before, round / std::hypot(before.x - at.x, before.y - at.y));
        const Point to = between(at, after, round / std::hypot(after.x - at.x, after.y - at.y));
        go(from);
        curve.bend(between(from, at, 2.0 / 3), between(to, at, 2.0 / 3), to);
    }
    return closed ? curve.close() : curve;
}

Curve Curve::circle(Point centre, double radius) { return ellipse(centre, radius, radius); }

Curve Curve::ellipse(Point centre, double across, double down) {
    const double a = across * quarter, d = down * quarter;
    Curve curve;
    return curve.move(moved(centre, across, 0))
        .bend(moved(centre, across, d), moved(centre, a, down), moved(centre, 0, down))
        .bend(moved(centre, -a, down), moved(centre, -across, d), moved(centre, -across, 0))
        .bend(moved(centre, -across, -d), moved(centre, -a, -down), moved(centre, 0, -down))
        .bend(moved(centre, a, -down), moved(centre, across, -d), moved(centre, across, 0))
        .close();
}

Curve Curve::rectangle(const Box& box, double cornerRadius) {
    const Point corners[] = {
        {box.left, box.top}, {box.right, box.top}, {box.right, box.bottom}, {box.left, box.bottom}};
    if (cornerRadius <= 0) return polygon(corners);
    const double r = cornerRadius, h = cornerRadius * (1 - quarter);
    Curve curve;
    return curve.move({box.left + r, box.top})
        .line({box.right - r, box.top})
        .bend({box.right - h, box.top}, {box.right, box.top + h}, {box.right, box.top + r})
        .line({box.right, box.bottom - r})
        .bend({box.right, box.bottom - h}, {box.right - h, box.bottom}, {box.right - r, box.bottom})
        .line({box.left + r, box.bottom})
        .bend({box.left + h, box.bottom}, {box.left, box.bottom - h}, {box.left, box.bottom - r})
        .line({box.left, box.top + r})
        .bend({box.left, box.top + h}, {box.left + h, box.top}, {box.left + r, box.top})
        .close();
}

std::vector<FlatRun> flattened(const Curve& curve, int parts) {
    std::vector<FlatRun> runs;
    std::size_t next = 0;
    for (const auto step : curve.steps()) {
        if (step == Curve::Step::move) {
            runs.push_back({{curve.points()[next++]}, false});
        } else if (step == Curve::Step::line) {
            runs.back().points.push_back(curve.points()[next++]);
        } else if (step == Curve::Step::close) {
            runs.back().closed = true;
        } else {
            const Point a = runs.back().points.back(), b = curve.points()[next], c = curve.points()[next + 1],
                        d = curve.points()[next + 2];
            next += 3;
            for (int i = 1; i <= parts; ++i) {
                const double t = static_cast<double>(i) / parts, u = 1 - t;
                const double wa = u * u * u, wb = 3 * u * u * t, wc = 3 * u * t * t, wd = t * t * t;
                runs.back().points.push_back(
                    {wa * a.x + wb * b.x + wc * c.x + wd * d.x, wa * a.y + wb * b.y + wc * c.y + wd * d.y});
            }
        }
    }
    return runs;
}

Walk::Walk(std::span<const Point> points) {
    constexpr double leastStep = 1e-6;
    for (const auto point : points) {
        const double step =
            points_.empty() ? 0 : std::hypot(point.x - points_.back().x, point.y - points_.back().y);
        if (!points_.empty() && step < leastStep) continue;
        passed_.push_back(points_.empty() ? 0 : passed_.back() + step);
        points_.push_back(point);
    }
    if (points_.empty()) points_.emplace_back(), passed_.push_back(0);
    if (points_.size() == 1) points_.push_back(moved(points_[0], leastStep, 0)), passed_.push_back(leastStep);
}

Point Walk::at(double distance) const {
    const auto after = std::upper_bound(passed_.begin() + 1, passed_.end() - 1, distance) - passed_.begin();
    const auto i = static_cast<std::size_t>(after);
    return between(points_[i - 1], points_[i], (distance - passed_[i - 1]) / (passed_[i] - passed_[i - 1]));
}

double Walk::nearest(Point point) const {
    double least = 1e300, found = 0;
    for (std::size_t i = 1; i < points_.size(); ++i) {
        const Point a = points_[i - 1], b = points_[i];
        const double dx = b.x - a.x, dy = b.y - a.y;
        const double share =
            std::clamp(((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
        const double away = std::hypot(a.x + dx * share - point.x, a.y + dy * share - point.y);
        if (away >= least) continue;
        least = away;
        found = passed_[i - 1] + (passed_[i] - passed_[i - 1]) * share;
    }
    return found;
}

}  // namespace cota::picture
