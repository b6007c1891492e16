#include "mapsets/look/scene/way_turns.h"

#include <algorithm>
#include <cmath>

#include "mapsets/look/scene/way_vectors.h"

namespace cota::look {

namespace {

// Of the hex width.
constexpr double turnHandle = 0.18, turnBefore = 0.06, leastRadius = 0.075, mostRadius = 0.27;
constexpr double radiusPerHalf = 1.35;  // below 1 the inner bank of a river would have a cusp
constexpr double thirdOfTurn = 2.0943951;
constexpr double handleOfSixth = 0.357;  // of a sixth of a circle, for its chord

double lengthOf(Vector v) { return std::hypot(v.x, v.y); }

double cross(Vector u, Vector v) { return u.x * v.y - u.y * v.x; }

/// The point where a line from `from` touches a circle that it then follows; `turn` is positive if it turns
/// from x to y.
Point touching(Point from, Point centre, double radius, double turn) {
    const auto out = between(centre, from);
    const double far = lengthOf(out), along = radius * radius / far,
                 across = radius * std::sqrt(std::max(0.0, far * far - radius * radius)) / far;
    const Vector way = unit(out), beside{-way.y, way.x};
    const Point foot = moved(centre, way, along), one = moved(foot, beside, across);
    const bool isOne = cross(between(from, one), between(one, centre)) * turn > 0;
    return isOne ? one : moved(foot, beside, -across);
}

/// The knot on a circle where a path comes from `before`; `handle` is the same on both sides.
WayKnot straightInto(Point before, Point at, double toCurve, double inCurve) {
    const auto along = unit(between(before, at));
    return {moved(at, along, -toCurve), at, moved(at, along, inCurve)};
}

double arcHandle(Point centre, Point a, Point b, double radius) {
    const auto u = unit(between(centre, a)), v = unit(between(centre, b));
    const double angle = std::acos(std::clamp(u.x * v.x + u.y * v.y, -1.0, 1.0));
    return 4.0 / 3 * std::tan(angle / 4) * radius;
}

}  // namespace

std::optional<std::pair<int, int>> throughSides(std::uint8_t links, bool isTurned) {
    std::optional<std::pair<int, int>> best;
    int bestTurn = -1;
    const int turn = isTurned ? 3 : 0;
    for (int i = 0; i < 6; ++i)
        for (int k = i + 1; k < 6; ++k) {
            const int a = (i + turn) % 6, b = (k + turn) % 6;
            if (!(links >> a & 1) || !(links >> b & 1)) continue;
            const int apart = std::min(k - i, 6 - (k - i));
            if (apart > bestTurn) best = {a, b}, bestTurn = apart;
        }
    return best;
}

void turnBack(WayPiece& piece, const WayTurn& turn) {
    const auto along = unit(between(piece.a, piece.b));
    const Point ends{(piece.a.x + piece.b.x) / 2, (piece.a.y + piece.b.y) / 2};
    const auto back = unit(between(turn.node, ends));
    const auto knotAt = [&](Point far, double before, double after) {
        const Vector across{-back.y, back.x};
        const double sign = across.x * along.x + across.y * along.y < 0 ? -1 : 1;
        return WayKnot{moved(far, across, -before * sign), far, moved(far, across, after * sign)};
    };
    if (!turn.isWater) {
        const Point far = moved(turn.node, back, turnBefore * turn.hex);
        const double wide = turnHandle * turn.hex;
        piece.knots = {{moved(far, along, -wide), far, moved(far, along, wide)}};
        return;
    }
    // A river is wide: it heads for the middle of the hex, but turns before it in a circle.
    const double radius =
        turn.hex * std::clamp(radiusPerHalf * turn.half / turn.hex, leastRadius, mostRadius);
    const Point far = moved(turn.node, back, radius), centre = moved(far, back, radius);
    constexpr double leastWay = 0.2;  // of the hex width, before the circle; else the path goes over into it
    const double nearest = std::min(lengthOf(between(centre, piece.a)), lengthOf(between(centre, piece.b)));
    if (nearest < std::hypot(radius, leastWay * turn.hex)) {
        // A third of a circle around the corner of the hex.
        const double sign = cross(along, back) < 0 ? -1 : 1;
        const Point middle = moved(ends, {-along.y * sign, along.x * sign},
                                   -lengthOf(between(piece.a, piece.b)) / 2 * std::tan(thirdOfTurn / 4));
        const double in = handleOfSixth * lengthOf(between(piece.a, middle)),
                     out = handleOfSixth * lengthOf(between(middle, piece.b));
        piece.knots = {{moved(middle, along, -in), middle, moved(middle, along, out)}};
        piece.handleA = moved(piece.a, unit(between(piece.a, piece.handleA)), in);
        piece.handleB = moved(piece.b, unit(between(piece.b, piece.handleB)), out);
        return;
    }
    const double round = cross(along, back);
    const Point first = touching(piece.a, centre, radius, round),
                last = touching(piece.b, centre, radius, -round);
    const double toFirst = lengthOf(between(piece.a, first)) / 3,
                 fromLast = lengthOf(between(last, piece.b)) / 3;
    const double in = arcHandle(centre, first, far, radius), out = arcHandle(centre, far, last, radius);
    auto end = straightInto(piece.b, last, fromLast, out);
    std::swap(end.before, end.after);
    piece.knots = {straightInto(piece.a, first, toFirst, in), knotAt(far, in, out), end};
    piece.handleA = moved(piece.a, unit(between(piece.a, piece.handleA)), toFirst);
    piece.handleB = moved(piece.b, unit(between(piece.b, piece.handleB)), fromLast);
}

std::optional<RiverPlace> placeAmong(std::vector<RiverCrossing> crossings, std::size_t kind,
                                     const HexWater& water) {
    const double length = water.length();
    constexpr double bridges = 3.2, leastHalf = 0.7;  // parapets and wings of two bridges; half a roadway
    constexpr double used = 0.7;                      // of the length of the river
    double left = 1e9, right = 1e9;
    for (const auto& one : crossings) {
        left = std::min(left, std::abs(one.left.away));
        right = std::min(right, std::abs(one.right.away));
    }
    std::ranges::stable_sort(crossings, {}, [&](const RiverCrossing& one) {
        return (left < right ? one.left : one.right).passed;
    });
    std::vector<double> places{0};
    bool hasRoom = true;
    double middle = crossings.front().at();
    for (std::size_t i = 1; i < crossings.size(); ++i) {
        const auto &one = crossings[i - 1], &next = crossings[i];
        const double gap = std::max(one.half, leastHalf) + std::max(next.half, leastHalf) + bridges;
        hasRoom = hasRoom && next.at() - one.at() >= gap;
        places.push_back(places.back() + std::max(gap, next.at() - one.at()));
        middle += next.at();
    }
    if (hasRoom) return std::nullopt;
    const double all = places.back(), share = std::min(1.0, length * used / all), half = all * share / 2;
    const double edge = length * (1 - used) / 2;
    middle = std::clamp(middle / static_cast<double>(crossings.size()), std::min(edge + half, length / 2),
                        std::max(length - edge - half, length / 2));
    const Point first = water.after(middle - half), last = water.after(middle + half);
    const double far = std::max(lengthOf(between(first, last)), 1e-9);
    for (std::size_t i = 0; i < crossings.size(); ++i)
        if (crossings[i].kind == kind)
            return RiverPlace{water.after(middle - half + places[i] * share),
                              {-(last.y - first.y) / far, (last.x - first.x) / far}};
    return std::nullopt;
}

void crossAt(WayPiece& piece, Point over, Vector across, double reach) {
    // Between square and along its own way.
    constexpr double share = 0.36, own = 0.4;
    const auto ahead = unit(between(piece.a, piece.b));
    const double sign = ahead.x * across.x + ahead.y * across.y < 0 ? -1 : 1;
    across = unit({across.x * sign + ahead.x * own, across.y * sign + ahead.y * own});
    const Point from = moved(over, across, -reach), to = moved(over, across, reach);
    const double in = share * lengthOf(between(piece.a, from)), out = share * lengthOf(between(to, piece.b)),
                 third = 2 * reach / 3;
    piece.handleA = moved(piece.a, unit(between(piece.a, piece.handleA)), in);
    piece.handleB = moved(piece.b, unit(between(piece.b, piece.handleB)), out);
    piece.knots = {{moved(from, across, -in), from, moved(from, across, third)},
                   {moved(to, across, -third), to, moved(to, across, out)}};
}

void joinRiver(WayPiece& piece, const Confluence& where, std::span<const HexWater> waters) {
    const auto dot = [](Vector u, Vector v) { return u.x * v.x + u.y * v.y; };
    const auto ahead = [&](Vector v, Vector like) { return dot(v, like) < 0 ? Vector{-v.x, -v.y} : v; };
    const auto in = unit(between(piece.a, where.at));
    Vector run = ahead(where.along, in);
    piece.b = moved(where.at, run, std::min(2 * where.half, where.reach) * dot(in, run));
    for (const auto& water : waters)
        if (const auto near = water.nearest(piece.b); std::abs(near.away) < where.half) {
            piece.b = near.at;
            run = ahead({near.along.x, near.along.y}, run);
        }
    const Vector aside = ahead({-run.y, run.x}, between(piece.b, piece.a));
    constexpr double overlap = 0.96;
    piece.b = moved(piece.b, aside, std::max(0.0, where.half - where.own) * overlap);
    piece.handleB = moved(piece.b, run, -where.reach * 0.9);
}

}  // namespace cota::look
