#include "mapsets/look/layers/river_ends.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

constexpr double narrowest = 0.28, springRadius = 0.55;
constexpr double longestTaper = 60,
                 taperHexes = 1.4;  // millimetres; hexes, so that an edit reaches no farther
constexpr double behindShore = 2.5, flare = 1.5;

double stepBetween(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// Both sides of a line with a half width at each of its points, as one outline.
template <class HalfAt>
picture::Curve ribbon(std::span<const Point> points, HalfAt halfAt) {
    std::vector<Point> left, right;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point a = points[i == 0 ? 0 : i - 1], b = points[std::min(i + 1, points.size() - 1)];
        const double length = std::max(stepBetween(a, b), 1e-9), half = halfAt(i);
        const Point across{-(b.y - a.y) / length * half, (b.x - a.x) / length * half};
        left.push_back({points[i].x - across.x, points[i].y - across.y});
        right.push_back({points[i].x + across.x, points[i].y + across.y});
    }
    left.insert(left.end(), right.rbegin(), right.rend());
    return picture::Curve::polygon(left);
}

/// The points up to a distance along them, the last one exactly there.
std::vector<Point> firstPart(std::span<const Point> points, double length) {
    std::vector<Point> part{points.front()};
    for (std::size_t i = 1; i < points.size(); ++i) {
        const double step = stepBetween(points[i - 1], points[i]);
        if (step >= length) {
            const double t = step > 0 ? length / step : 0;
            part.push_back({points[i - 1].x + (points[i].x - points[i - 1].x) * t,
                            points[i - 1].y + (points[i].y - points[i - 1].y) * t});
            return part;
        }
        length -= step;
        part.push_back(points[i]);
    }
    return part;
}

}  // namespace

RiverEnds::RiverEnds(const Scene& scene, std::span<const WaterLine> lines) : scene_(scene), lines_(lines) {
    if (lines.empty()) return;
    for (const auto& patch : patchesOf(scene, {"waters"}))
        lakes_.push_back({Region(patch.outline, 6), patch.symbol->colour("fill")});
}

picture::Colour RiverEnds::waterBeyond(const RiverPart& part, bool atEnd, picture::Colour otherwise) const {
    const auto& points = part.points;
    const Point shore = atEnd ? points.back() : points.front(),
                last = atEnd ? points[points.size() - 2] : points[1];
    const double length = std::max(stepBetween(last, shore), 1e-9);
    const Point beyond{shore.x + (shore.x - last.x) / length * behindShore,
                       shore.y + (shore.y - last.y) / length * behindShore};
    const auto lake = std::ranges::find_if(lakes_, [&](const Lake& one) { return one.water.holds(beyond); });
    return lake == lakes_.end() ? otherwise : lake->colour;
}

bool RiverEnds::isInLake(Point at) const {
    return std::ranges::any_of(lakes_, [&](const Lake& lake) { return lake.water.holds(at); });
}

Point RiverEnds::shoreNear(Point at) const {
    double nearest = scene_.hex(0.2);
    Point found = at;
    const picture::Box around = picture::Box{at.x, at.y, at.x, at.y}.grown(nearest);
    for (const auto& lake : lakes_) {
        if (!lake.water.box.meets(around)) continue;
        for (const auto& run : lake.water.runs)
            for (const Point point : run.points)
                if (const double away = stepBetween(at, point); away < nearest) nearest = away, found = point;
    }
    return found;
}

bool RiverEnds::joinsAnother(std::size_t line, Point end) const {
    constexpr double gap = 0.8;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const double reach = lines_[i].width / 2 + gap;
        if (i == line || !lines_[i].box.grown(reach).holds(end)) continue;
        for (const auto& run : lines_[i].flat) {
            const picture::Walk walk(run.points);
            if (stepBetween(walk.at(walk.nearest(end)), end) <= reach) return true;
        }
    }
    return false;
}

bool RiverEnds::isSpring(std::size_t line, Point end, Point before) const {
    const double length = std::max(stepBetween(before, end), 1e-9);
    const Point beyond{end.x + (end.x - before.x) / length, end.y + (end.y - before.y) / length};
    return scene_.sheet.cellAt(beyond) != mapsets::noCell && scene_.sheet.fieldBox().holds(beyond) &&
           !joinsAnother(line, end);
}

RiverPart RiverEnds::part(std::vector<Point> points, const WaterLine& line) const {
    RiverPart part{.points = std::move(points), .half = line.width / 2};
    for (std::size_t i = 1; i < part.points.size(); ++i)
        part.taper += stepBetween(part.points[i - 1], part.points[i]);
    // Half, because each end may be a spring, and neither asks what the other is.
    part.taper = std::min({part.taper / 2, longestTaper, scene_.hex(taperHexes)});
    return part;
}

/// The last point on land before the water.
Point RiverEnds::shoreBetween(Point wet, Point land) const {
    for (int k = 0; k < 10; ++k) {
        const Point middle{(wet.x + land.x) / 2, (wet.y + land.y) / 2};
        (isInLake(middle) ? wet : land) = middle;
    }
    return land;
}

/// The stretches of a line that lie outside lakes.
void RiverEnds::addOnLand(std::span<const Point> points, const WaterLine& river,
                          std::vector<RiverPart>& parts) const {
    std::vector<Point> dry;
    bool fromLake = false;
    const auto close = [&](bool intoLake) {
        if (dry.size() > 1) {
            auto one = part(std::move(dry), river);
            one.startsInLake = fromLake;
            one.endsInLake = intoLake;
            parts.push_back(std::move(one));
        }
        dry.clear();
    };
    bool wasWet = isInLake(points.front());
    if (!wasWet) dry.push_back(points.front());
    for (std::size_t i = 1; i < points.size(); ++i) {
        const bool isWet = isInLake(points[i]);
        if (isWet != wasWet) {
            dry.push_back(isWet ? shoreBetween(points[i], points[i - 1])
                                : shoreBetween(points[i - 1], points[i]));
            if (isWet) close(true);
            fromLake = !isWet;
        }
        if (!isWet) dry.push_back(points[i]);
        wasWet = isWet;
    }
    close(false);
}

/// Goes on to a shore next to its end.
bool RiverEnds::reachShore(RiverPart& part, bool atEnd) const {
    const Point end = atEnd ? part.points.back() : part.points.front(), shore = shoreNear(end);
    if (shore == end) return false;
    part.points.insert(atEnd ? part.points.end() : part.points.begin(), shore);
    return true;
}

std::vector<RiverPart> RiverEnds::partsOf(std::size_t line) const {
    const auto& river = lines_[line];
    std::vector<RiverPart> parts;
    constexpr int partsOfBend = 16;
    for (const auto& run : picture::flattened(river.line, partsOfBend)) {
        if (run.closed || run.points.size() < 2 || run.points.front() == run.points.back())
            parts.push_back(part(run.points, river));
        else
            addOnLand(run.points, river, parts);
    }
    if (parts.empty()) return parts;
    auto &first = parts.front(), &last = parts.back();
    const bool isRing = first.points.front() == last.points.back();
    if (!isRing && !first.startsInLake && isSpring(line, first.points.front(), first.points[1])) {
        first.startsInLake = reachShore(first, false);
        first.hasSpring = !first.startsInLake;
    }
    if (!isRing && !last.endsInLake &&
        isSpring(line, last.points.back(), last.points[last.points.size() - 2])) {
        last.endsInLake = reachShore(last, true);
        last.endsAtSpring = !last.endsInLake;
    }
    for (auto& part : parts)
        part.isWhole = parts.size() == 1 && !part.hasSpring && !part.endsAtSpring && !part.startsInLake &&
                       !part.endsInLake;
    return parts;
}

picture::Curve springOf(const RiverPart& part, bool atEnd, double beyond) {
    auto all = part.points;
    if (atEnd) std::ranges::reverse(all);
    const auto points = firstPart(all, part.taper);
    double passed = 0;
    auto shape = ribbon(points, [&](std::size_t i) {
        if (i > 0) passed += stepBetween(points[i - 1], points[i]);
        const double t = std::min(1.0, passed / std::max(part.taper, 1e-9));
        const double least = std::min(narrowest, part.half);
        return least + (part.half - least) * t + beyond;
    });
    shape.add(picture::Curve::circle(points.front(), std::min(springRadius, part.half) + beyond));
    return shape;
}

std::vector<Point> belowSprings(const RiverPart& part) {
    auto rest = part.points;
    for (const bool isSpring : {part.hasSpring, part.endsAtSpring}) {
        if (isSpring && rest.size() > 1) {
            const auto narrow = firstPart(rest, part.taper);
            if (narrow.size() >= rest.size() && narrow.back() == rest.back()) return {};
            rest.erase(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(narrow.size()) - 1);
            rest.insert(rest.begin(), narrow.back());
        }
        std::ranges::reverse(rest);
    }
    return rest;
}

picture::Curve mouthOf(const RiverPart& part, bool atEnd, double start) {
    auto points = part.points;
    if (atEnd) std::ranges::reverse(points);
    auto before = firstPart(points, start);
    std::ranges::reverse(before);
    const Point shore = before.back(), last = before[before.size() - 2];
    const double length = std::max(stepBetween(last, shore), 1e-9);
    const Point along{(shore.x - last.x) / length, (shore.y - last.y) / length};
    for (const double share : {0.5, 1.0})
        before.push_back({shore.x + along.x * behindShore * share, shore.y + along.y * behindShore * share});
    const std::size_t count = before.size();
    auto shape = ribbon(before, [&](std::size_t i) {
        return part.half * (i + 1 == count   ? flare
                            : i + 2 == count ? 1 + (flare - 1) * 0.75
                            : i + 3 == count ? 1 + (flare - 1) * 0.4
                                             : 1.0);
    });
    shape.add(picture::Curve::circle(before[count - 2], part.half * flare));
    return shape;
}

}  // namespace cota::look
