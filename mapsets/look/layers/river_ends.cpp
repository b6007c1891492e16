#include "mapsets/look/layers/river_ends.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

constexpr double narrowest = 0.42, springRadius = 0.75;
constexpr double brook = 0.3;  // share of the narrow part that is a brook of one width
constexpr double longestTaper = 60,
                 taperHexes = 2.2;  // millimetres; hexes, so that an edit reaches no farther
constexpr double mouthLength = 3, behindShore = 2.5, behindShoreHexes = 0.1;
constexpr double flare = 0.7, flareBehind = 0.5;  // millimetres on each side; for each behind the shore

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

/// Whether the ground falls along the river from this end. The far end is not asked: an edit there would
/// change this one.
bool RiverEnds::isHigh(std::span<const Point> fromEnd) const {
    constexpr double step = 0.4;
    constexpr int steps = 4;
    const auto groundAt = [&](Point at) {
        std::optional<int> least;  // of the hexes around, because a river may run along hexsides
        for (const auto& [x, y] : {std::pair{0.0, -0.2}, {0.17, 0.1}, {-0.17, 0.1}})
            if (const Cell cell = scene_.sheet.cellAt({at.x + scene_.hex(x), at.y + scene_.hex(y)});
                cell != mapsets::noCell)
                least = std::min(least.value_or(scene_.heights.ground(cell)), scene_.heights.ground(cell));
        return least;
    };
    const auto end = groundAt(fromEnd.front());
    if (!end) return false;
    const picture::Walk walk(std::vector<Point>(fromEnd.begin(), fromEnd.end()));
    bool falls = false;
    for (int i = 1; i <= steps; ++i) {
        const double at = scene_.hex(step * i);
        if (at > walk.length()) break;
        const auto ground = groundAt(walk.at(at)).value_or(*end);
        if (ground > *end) return false;
        falls = falls || ground < *end;
    }
    return falls;
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

/// Goes on to a shore in front of its end, else to one beside it.
bool RiverEnds::reachShore(RiverPart& part, bool atEnd) const {
    constexpr double back = 1.5, step = 0.25;  // millimetres
    std::vector<Point> fromEnd(part.points.begin(), part.points.end());
    if (atEnd) std::ranges::reverse(fromEnd);
    const Point end = fromEnd.front(), before = firstPart(fromEnd, back).back();
    const double length = std::max(stepBetween(before, end), 1e-9);
    Point shore = end;
    for (double far = step; far <= scene_.hex(0.3) && shore == end; far += step) {
        const Point at{end.x + (end.x - before.x) / length * far, end.y + (end.y - before.y) / length * far};
        if (isInLake(at)) shore = shoreBetween(at, end);
    }
    if (shore == end) shore = shoreNear(end);
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
        first.startsHigh = first.hasSpring && isHigh(first.points);
    }
    if (!isRing && !last.endsInLake &&
        isSpring(line, last.points.back(), last.points[last.points.size() - 2])) {
        last.endsInLake = reachShore(last, true);
        last.endsAtSpring = !last.endsInLake;
        const std::vector<Point> back(last.points.rbegin(), last.points.rend());
        last.endsHigh = last.endsAtSpring && isHigh(back);
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
        const double t = std::clamp((passed / std::max(part.taper, 1e-9) - brook) / (1 - brook), 0.0, 1.0);
        const double least = std::min(narrowest, part.half);
        return least + (part.half - least) * t * t * (3 - 2 * t) + beyond;
    });
    const bool isHigh = atEnd ? part.endsHigh : part.startsHigh;
    const double round = std::min(isHigh ? springRadius : narrowest, part.half);
    shape.add(picture::Curve::circle(points.front(), round + beyond));
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

RiverMouth RiverEnds::mouthOf(const RiverPart& part, bool atEnd) const {
    constexpr double step = 0.2, slant = 0.6;  // millimetres
    auto points = part.points;
    if (atEnd) std::ranges::reverse(points);
    auto before = firstPart(points, mouthLength);
    std::ranges::reverse(before);
    const picture::Walk land(before);
    const Point shore = before.back(), last = land.at(std::max(0.0, land.length() - 4 * step));
    const double length = std::max(stepBetween(last, shore), 1e-9);
    const Point along{(shore.x - last.x) / length, (shore.y - last.y) / length};
    const double behind = std::max(behindShore, scene_.hex(behindShoreHexes));
    before.push_back({shore.x + along.x * behind, shore.y + along.y * behind});
    const picture::Walk walk(before);
    const double all = walk.length(), toShore = all - behind;
    RiverMouth mouth;
    std::vector<double> passed;
    const int count = static_cast<int>(std::ceil(all / step));
    for (int i = 0; i <= count; ++i) {
        const double at = all * i / count;
        const Point from = walk.at(std::max(0.0, at - step)), to = walk.at(std::min(all, at + step)),
                    middle = walk.at(at);
        const double far = std::max(stepBetween(from, to), 1e-9), open = std::min(1.0, at / toShore);
        const double half =
            part.half + flare * open * open * open + std::max(0.0, at - toShore) * flareBehind;
        const Point across{-(to.y - from.y) / far * half, (to.x - from.x) / far * half};
        mouth.left.push_back({middle.x - across.x, middle.y - across.y});
        mouth.right.push_back({middle.x + across.x, middle.y + across.y});
        // On a slanting shore one side is still on land where the middle line is at the shore.
        mouth.share.push_back(std::min(1.0, at / (toShore + slant)));
        passed.push_back(at);
    }
    const auto bankOf = [&](const std::vector<Point>& side) {
        std::vector<Point> bank;
        for (std::size_t i = 0; i < side.size(); ++i) {
            // Before the shore of the middle line a side may touch a lake that bends around it.
            if (passed[i] > toShore / 2 && isInLake(side[i])) {
                if (!bank.empty()) bank.push_back(shoreBetween(side[i], bank.back()));
                break;
            }
            bank.push_back(side[i]);
        }
        return bank;
    };
    mouth.leftBank = bankOf(mouth.left);
    mouth.rightBank = bankOf(mouth.right);
    return mouth;
}

}  // namespace cota::look
