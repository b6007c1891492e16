#include "mapsets/look/scene/way_banks.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>
#include <utility>

#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

namespace {

constexpr double bank = 1.1;       // millimetres of land between a river and a road
constexpr double others = 1.6;     // between two paths on one bank
constexpr double mostShare = 0.6;  // of the side's length that the paths on it take at most
constexpr int calmings = 3;
constexpr int hexesSeen = 32;  // beyond a side; a longer run beside a river keeps to the right

int turned(model::Direction from, int to) { return (to - static_cast<int>(from) + 6) % 6; }

/// The side opposite to `entry`, or the next to that, of those in `links`.
int straightest(unsigned links, model::Direction entry) {
    int best = 0, least = 7;
    for (int d = 0; d < 6; ++d) {
        if (!(links >> d & 1U)) continue;
        const int away = std::abs(turned(entry, d) - 3);
        if (away < least) best = d, least = away;
    }
    return best;
}

Point middleOf(Point a, Point b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }
double lengthOf(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// A distance to the river of at least `apart`; those that are far enough are kept, and between them it
/// glides.
double keptAway(double away, double apart) {
    constexpr double soft = 2.5;
    const double x = std::clamp((away - apart) / soft, 0.0, 1.0);
    return away >= apart + soft ? away : apart + soft * x * x;
}

/// Smoother, but for the ends and, if there is one, the crossing at `fixed`.
void calm(std::vector<Point>& points, std::size_t fixed) {
    const auto before = points;
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        if (fixed == 0 || i + 1 < fixed || i > fixed + 1)
            points[i] = middleOf(before[i], middleOf(before[i - 1], before[i + 1]));
}

}  // namespace

WayLooks wayLooksOf(const Symbology& look, const mapsets::Catalogue& catalogue) {
    WayLooks looks;
    for (const auto& kind : catalogue.pathKinds) {
        const auto& symbol = look.symbol("path", kind.id.text);
        const auto name = symbol.drawing();
        WayLooks::Path path{.half = 0, .isWater = (name == "flow" || name == "dry") && !kind.alongSides};
        if (name != "nothing") path.half = symbol.number("width") / 2;
        if (name == "cased") path.half += symbol.number("casing");
        looks.paths.push_back(path);
    }
    for (const auto& feature : catalogue.features) {
        const auto name = look.symbol("feature", feature.id.text).drawing();
        looks.bridges.push_back(name == "span" || name == "steps");
    }
    return looks;
}

bool WayBanks::crosses(std::size_t kind, Cell cell, model::Direction side) const {
    return !field_.mapset().catalogue.pathKinds[kind].alongSides && field_.linked(kind, cell, side);
}

/// Whether the bridge of a hex is for the road beside the river, because no other road crosses the river
/// there.
bool WayBanks::hasBridge(std::size_t water, Cell cell) const {
    if (!std::ranges::any_of(field_.features(cell), [&](const auto& feature) {
            return feature.kind < looks_.bridges.size() && looks_.bridges[feature.kind];
        }))
        return false;
    const unsigned river = field_.links(water, cell);
    if (std::popcount(river) != 2) return true;
    const int first = std::countr_zero(river), second = 31 - std::countl_zero(river);
    unsigned inside = 0, outside = 0;
    for (std::size_t k = 0; k < looks_.paths.size(); ++k) {
        if (looks_.isWater(k)) continue;
        for (int d = 0; d < 6; ++d) {
            if (!(field_.links(k, cell) >> d & 1) || d == first || d == second) continue;
            (d > first && d < second ? inside : outside) |= 1U;
        }
    }
    return inside == 0 || outside == 0;
}

double WayBanks::apart(std::size_t kind, std::size_t water) const {
    return looks_.half(kind) + looks_.half(water) + bank;
}

/// Follows a path beside a river from `from` through the side `out` to where one leaves the other. A bridge
/// on the way means that it is on the other bank before.
WayBanks::RunEnd WayBanks::follow(std::size_t kind, std::size_t water, Cell from,
                                  model::Direction out) const {
    RunEnd end{.cell = field_.neighbour(from, out)};
    auto entry = model::opposite(out);
    for (int i = 0; i < hexesSeen; ++i) {
        if (!field_.isOnMap(end.cell)) return end;
        const unsigned in = 1U << static_cast<unsigned>(entry);
        const unsigned river = field_.links(water, end.cell) & ~in, path = field_.links(kind, end.cell) & ~in;
        if (river == 0 || path == 0) return end;
        if (hasBridge(water, end.cell)) end.isOther = !end.isOther;
        if ((river & path) == 0) {
            const bool isLeft =
                turned(entry, straightest(path, entry)) < turned(entry, straightest(river, entry));
            end.isRight = isLeft == end.isOther;
            return end;
        }
        const auto next = static_cast<model::Direction>(straightest(river & path, entry));
        end.cell = field_.neighbour(end.cell, next);
        entry = model::opposite(next);
    }
    return end;
}

std::optional<std::size_t> WayBanks::riverAcross(std::size_t kind, Cell cell, model::Direction side) const {
    if (looks_.isWater(kind) || !crosses(kind, cell, side)) return std::nullopt;
    for (std::size_t k = 0; k < looks_.paths.size(); ++k)
        if (looks_.isWater(k) && crosses(k, cell, side)) return k;
    return std::nullopt;
}

std::vector<Cell> WayBanks::runsFrom(std::span<const Cell> cells) const {
    std::vector<Cell> found, open(cells.begin(), cells.end());
    std::set<Cell> seen(cells.begin(), cells.end());
    while (!open.empty()) {
        const Cell cell = open.back();
        open.pop_back();
        for (const auto side : model::allDirections) {
            const Cell other = field_.neighbour(cell, side);
            if (!field_.isOnMap(other) || seen.contains(other)) continue;
            bool isShared = false;
            for (std::size_t k = 0; k < looks_.paths.size() && !isShared; ++k)
                isShared = riverAcross(k, cell, side).has_value();
            if (!isShared) continue;
            seen.insert(other);
            found.push_back(other);
            open.push_back(other);
        }
    }
    return found;
}

bool WayBanks::isOnRightBank(std::size_t kind, std::size_t water, Cell owner, model::Direction side) const {
    const auto ahead = follow(kind, water, owner, side);
    const auto behind = follow(kind, water, field_.neighbour(owner, side), model::opposite(side));
    // If the ends want different banks, the one in the earlier hex decides for all of the run.
    const bool isBehindFirst = behind.cell < ahead.cell;
    if (behind.isRight && (isBehindFirst || !ahead.isRight)) return !*behind.isRight;
    if (ahead.isRight) return *ahead.isRight;
    return isBehindFirst ? !behind.isOther : ahead.isOther;
}

std::optional<double> WayBanks::place(std::size_t kind, Cell owner, model::Direction side) const {
    const std::size_t kinds = field_.mapset().catalogue.pathKinds.size();
    std::optional<std::size_t> river;
    bool hasLand = false;
    for (std::size_t k = 0; k < kinds; ++k) {
        if (!crosses(k, owner, side)) continue;
        if (!looks_.isWater(k))
            hasLand = true;
        else if (!river)
            river = k;
    }
    if (!river || !hasLand) return std::nullopt;
    // From left to right; a river is between the banks.
    double own = 0, before = 0, first = 0, last = 0;
    bool isFirst = true, wasWater = false;
    double at = 0;
    for (const int part : {0, 1, 2})
        for (std::size_t k = 0; k < kinds; ++k) {
            if (!crosses(k, owner, side)) continue;
            const int wanted = looks_.isWater(k) ? 1 : isOnRightBank(k, *river, owner, side) ? 2 : 0;
            if (wanted != part) continue;
            const double half = looks_.half(k);
            if (!isFirst)
                at += before + half + (wasWater != looks_.isWater(k) ? bank : wasWater ? 0.2 : others);
            else
                first = -half;
            if (k == kind) own = at;
            last = at + half;
            before = half;
            wasWater = looks_.isWater(k);
            isFirst = false;
        }
    // Between the middle of the lines and the middle of what they cover.
    const double middle = (at / 2 + (first + last) / 2) / 2;
    const double length = sheet_.hexMillimetres() / std::sqrt(3.0);
    return (own - middle) * std::min(1.0, length * mostShare / std::max(at, 1e-9));
}

HexWater::Nearest HexWater::nearest(Point point) const {
    Nearest found{points.front(), {1, 0}, 1e9, 0};
    double passed = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point a = points[i - 1], b = points[i];
        const double length = lengthOf(a, b), before = std::exchange(passed, passed + length);
        if (length <= 0) continue;
        const Point along{(b.x - a.x) / length, (b.y - a.y) / length};
        const double t = std::clamp((point.x - a.x) * along.x + (point.y - a.y) * along.y, 0.0, length);
        const Point at{a.x + along.x * t, a.y + along.y * t};
        const double away = lengthOf(at, point);
        if (away >= std::abs(found.away)) continue;
        const double right = (point.y - a.y) * along.x - (point.x - a.x) * along.y;
        found = {at, along, right < 0 ? -away : away, before + t};
    }
    return found;
}

double HexWater::length() const {
    double length = 0;
    for (std::size_t i = 1; i < points.size(); ++i) length += lengthOf(points[i - 1], points[i]);
    return length;
}

Point HexWater::after(double passed) const {
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Point a = points[i - 1], b = points[i];
        const double length = lengthOf(a, b);
        if (passed <= length && length > 0)
            return {a.x + (b.x - a.x) * passed / length, a.y + (b.y - a.y) * passed / length};
        passed -= length;
    }
    return points.back();
}

namespace {

/// Where a path crosses a river, nearest to its middle.
struct Ford {
    Point over;
    std::size_t count = 0;
    bool isSquare = false;
};
Ford fordOf(const std::vector<Point>& points, const HexWater& water) {
    Ford found;
    double least = 1e9;
    const Point centre = points[points.size() / 2];
    for (std::size_t i = 1; i < points.size(); ++i) {
        const auto a = water.nearest(points[i - 1]), b = water.nearest(points[i]);
        if ((a.away < 0) == (b.away < 0)) continue;
        ++found.count;
        const double away = lengthOf(middleOf(points[i - 1], points[i]), centre);
        if (away >= least) continue;
        least = away;
        found.over = middleOf(a.at, b.at);
        const double length = std::max(lengthOf(points[i - 1], points[i]), 1e-9);
        constexpr double square = 0.88;  // the sine of the angle to the river
        found.isSquare = std::abs((points[i].x - points[i - 1].x) * a.along.y -
                                  (points[i].y - points[i - 1].y) * a.along.x) >= square * length;
    }
    if (found.count == 0) found.over = water.nearest(centre).at;
    return found;
}

/// Makes the points run straight over the river, and returns which of them is on it.
std::size_t crossSquare(std::vector<Point>& points, Point over, const HexWater& water, double toBank,
                        double reach) {
    std::size_t middle = points.size() / 2;
    double nearest = 1e9;
    for (std::size_t i = 2; i + 2 < points.size(); ++i)
        if (const double away = lengthOf(points[i], over); away < nearest) nearest = away, middle = i;
    const auto at = water.nearest(over);
    const Point across{-at.along.y * toBank * reach, at.along.x * toBank * reach};
    points[middle] = over;
    points[middle - 1] = {over.x - across.x, over.y - across.y};
    points[middle + 1] = {over.x + across.x, over.y + across.y};
    return middle;
}

/// Moves a path so that it comes to a river at `to`, not at `from`; its ends stay.
void lead(std::vector<Point>& points, Point from, Point to) {
    double all = 0, nearest = 1e9, there = 0;
    std::vector<double> passed;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0) all += lengthOf(points[i - 1], points[i]);
        passed.push_back(all);
        if (const double away = lengthOf(points[i], from); away < nearest) nearest = away, there = all;
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double before = passed[i];
        const double part =
            before <= there ? before / std::max(there, 1e-9) : (all - before) / std::max(all - there, 1e-9);
        const double share = part * part * (3 - 2 * part);
        points[i].x += (to.x - from.x) * share;
        points[i].y += (to.y - from.y) * share;
    }
}

/// How far the point lies beyond the end of the river that is nearest to it.
double beyond(Point point, const HexWater::Nearest& near) {
    return std::abs((point.x - near.at.x) * near.along.x + (point.y - near.at.y) * near.along.y);
}
bool isBeyond(Point point, const HexWater::Nearest& near) { return beyond(point, near) > 0.5; }
/// Rather behind the end than beside it.
bool isBehindEnd(Point point, const HexWater::Nearest& near) {
    return isBeyond(point, near) && beyond(point, near) > 0.7 * std::abs(near.away);
}

}  // namespace

std::vector<Point> besideWater(std::vector<Point> points, const HexWater& water, double apart, PathEnd end,
                               const std::optional<RiverPlace>& place) {
    const bool isEndFree = end == PathEnd::free;
    if (points.size() < 5 || water.points.size() < 2) return {};
    const auto first = water.nearest(points.front()), last = water.nearest(points.back());
    const double from = first.away, to = isEndFree ? from : last.away;
    // Beyond the end of a river there is no bank: the path goes around the end.
    const bool isFirstBeyond = isBehindEnd(points.front(), first),
               isOverEnd = isFirstBeyond || (!isEndFree && isBehindEnd(points.back(), last));
    const double own = isFirstBeyond ? to : from, bankFrom = own < 0 ? -1 : 1,
                 bankTo = isOverEnd ? bankFrom
                          : to < 0  ? -1
                                    : 1;
    const bool isCrossing = bankFrom != bankTo;
    const bool isNear =
        std::ranges::any_of(points, [&](Point at) { return std::abs(water.nearest(at).away) < apart; });
    if (!isNear) return {};
    const std::size_t count = points.size();
    std::size_t middle = count / 2;
    if (isCrossing) {
        auto ford = fordOf(points, water);
        if (place) {
            lead(points, ford.over, place->over);
            ford.over = place->over;
        } else if (ford.count == 1 && ford.isSquare) {
            return {};
        }
        middle = crossSquare(points, ford.over, water, bankTo, apart * 0.8);
    }
    const std::size_t moved = isEndFree ? count : count - 1;
    for (std::size_t i = 1; i < moved; ++i) {
        if (isCrossing && i + 1 >= middle && i <= middle + 1) continue;
        const auto near = water.nearest(points[i]);
        const double side = isCrossing && i > middle ? bankTo : bankFrom;
        if (isBeyond(points[i], near)) continue;
        // Both ends are given: between them the distance goes over from one to the other.
        const double along = static_cast<double>(i) / static_cast<double>(count - 1);
        const double wanted = std::min(apart, std::abs(from) * (1 - along) + std::abs(to) * along);
        const double kept = keptAway(near.away * side, wanted) * side;
        points[i] = {near.at.x - near.along.y * kept, near.at.y + near.along.x * kept};
    }
    for (int i = 0; i < calmings; ++i) calm(points, isCrossing ? middle : 0);
    // The crossing itself must be a knot.
    if (isCrossing && middle % 2 != 0) points.insert(points.begin() + 1, middleOf(points[0], points[1]));
    return points;
}

std::vector<WayKnot> knotsOf(std::span<const Point> points) {
    std::vector<WayKnot> knots;
    for (std::size_t i = 2; i + 2 < points.size(); i += 2) {
        const Point at = points[i], a = points[i - 2], b = points[i + 2];
        const double length = std::max(lengthOf(a, b), 1e-9), x = (b.x - a.x) / length,
                     y = (b.y - a.y) / length, before = lengthOf(a, at) / 3, after = lengthOf(at, b) / 3;
        knots.push_back({{at.x - x * before, at.y - y * before}, at, {at.x + x * after, at.y + y * after}});
    }
    return knots;
}

}  // namespace cota::look
