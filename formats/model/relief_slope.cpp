// The shortest straight line through a place from one contour to another of a different height.
//
// Seen from the place, the corners of all pieces near it part the directions into intervals, within which the
// same two pieces are met first on both sides. There the length is a convex function of the direction and the
// share of it below the place a monotone one. So which mark the shortest line of an interval gives follows
// from the sign of a slope at whole directions, exactly. Lengths of the shortest lines of different intervals
// are compared to a millionth of a grid unit; of equal ones the higher mark counts, as halves of marks do.

#include <algorithm>
#include <array>
#include <utility>

#include "formats/model/relief.h"
#include "formats/model/relief_vector.h"
#include "formats/model/wide_integer.h"

namespace cota::model {

namespace {

/// The same of places on one map, whose differences stay below 2^29.
std::int64_t across(Vector a, Vector b) { return a.x * b.y - a.y * b.x; }

/// Near a place a line is sought in every direction; farther away in twelve first, and in all of them only if
/// one of these finds any. Nobody lays a ruler over more than sixteen hexes: then the nearest points decide.
constexpr std::int32_t nearReach = 3 * unitsPerHex;
constexpr std::int64_t farReach = 16 * unitsPerHex;

/// All round, thirty degrees apart or less.
constexpr std::array<Vector, 12> looks = {
    {{4, 0}, {4, 1}, {4, 2}, {3, 4}, {2, 5}, {1, 4}, {0, 4}, {-1, 4}, {-2, 5}, {-3, 4}, {-4, 2}, {-4, 1}}};

/// Whole directions may grow when they are halved again and again; those of corners nearer than a hundred
/// thousand hexes never lose a digit here.
Vector shortened(Vector direction, std::int64_t most) {
    while (std::max(std::abs(direction.x), std::abs(direction.y)) > most) {
        direction.x /= 2;
        direction.y /= 2;
    }
    return direction;
}

/// A piece met at height metres: a direction d from the place meets it at the parameter size / (normal * d).
struct Meet {
    Vector normal;  // turned so that it is positive for the directions that meet the piece
    Wide size = 0;  // positive
    int metres = 0;
    bool dashed = false;
    Wide along(Vector direction) const { return Wide{normal.x} * direction.x + Wide{normal.y} * direction.y; }
};

/// A length as a fraction of a direction's own.
struct Length {
    Wide num = 0, den = 1;
};

}  // namespace

/// One candidate: the two pieces met first, and the interval of directions between which they are.
struct Relief::Ray {
    Meet ahead, behind;
    Vector from, to;
    std::int64_t weightX, weightY;

    /// Positive where turning onwards makes the line longer.
    int growth(Vector direction) const {
        // Across with respect to the measure on paper: to first order the direction keeps its length.
        const Vector turned{-weightY * direction.y, weightX * direction.x};
        const Wide one = ahead.along(direction), two = behind.along(direction);
        return -compareProducts(ahead.size * ahead.along(turned), two * two,
                                -(behind.size * behind.along(turned)), one * one);
    }
    bool isRising() const { return ahead.metres > behind.metres; }
    const Meet& low() const { return isRising() ? behind : ahead; }
    const Meet& high() const { return isRising() ? ahead : behind; }

    /// Whether the place lies at u / v of the line or farther up, for the direction of the shortest line.
    bool isBeyond(int u, int v) const {
        // size(low) / low(d) * (v - u) >= size(high) / high(d) * u, which is linear in d.
        const Wide a = low().size * (v - u), b = high().size * u;
        const auto part = [&](std::int64_t l, std::int64_t h) { return a * h - b * l; };
        Wide gx = part(low().normal.x, high().normal.x), gy = part(low().normal.y, high().normal.y);
        constexpr Wide most = Wide{1} << 47;
        while (std::max(gx < 0 ? -gx : gx, gy < 0 ? -gy : gy) > most) gx /= 2, gy /= 2;
        const auto sign = [&](Vector d) { return signOf(gx * d.x + gy * d.y); };
        const int first = sign(from), last = sign(to);
        if (first >= 0 && last >= 0) return true;
        if (first < 0 && last < 0) return false;
        if (growth(from) >= 0) return first >= 0;
        if (growth(to) <= 0) return last >= 0;
        Vector limit{static_cast<std::int64_t>(-gy), static_cast<std::int64_t>(gx)};
        if (cross(from, limit) < 0) limit = {-limit.x, -limit.y};
        const int turn = growth(limit);
        if (turn == 0) return true;
        return (turn > 0 ? first : last) >= 0;
    }

    /// The direction of the shortest line, to a 65536th of the interval.
    Vector shortest() const {
        if (growth(from) >= 0) return from;
        if (growth(to) <= 0) return to;
        constexpr std::int64_t parts = 1 << 16;
        std::int64_t low = 0, high = parts;
        const auto at = [&](std::int64_t t) {
            return Vector{from.x * (parts - t) + to.x * t, from.y * (parts - t) + to.y * t};
        };
        while (high - low > 1) {
            const std::int64_t middle = (low + high) / 2;
            (growth(at(middle)) >= 0 ? high : low) = middle;
        }
        return at(high);
    }

    /// In 2^-20 of half a grid unit, rounded down.
    Wide length(Vector direction) const {
        direction = shortened(direction, std::int64_t{1} << 20);
        const Wide one = ahead.along(direction), two = behind.along(direction);
        if (one <= 0 || two <= 0) return Wide{1} << 100;  // shortened to nothing: never the shortest
        Length part{ahead.size * two + behind.size * one, one * two};
        while (part.num > (Wide{1} << 84)) part = {part.num / 2, std::max<Wide>(part.den / 2, 1)};
        const Wide square =
            Wide{weightX} * direction.x * direction.x + Wide{weightY} * direction.y * direction.y;
        return part.num * wholeRoot(static_cast<WideUnsigned>(square) << 40) / part.den;
    }

    /// What the shortest line of the interval says of the place.
    SlopeLine line(Vector shortest, Wide length, int step, bool withZero) const {
        SlopeLine line;
        line.low = low().metres;
        line.high = high().metres;
        line.dashed = low().dashed || high().dashed;
        line.marks = marksBetween(line.low, line.high, step);
        line.mark = withZero ? 0 : 1;
        while (line.mark < line.marks && isBeyond(2 * line.mark + 1, 2 * line.marks)) ++line.mark;
        constexpr Wide halfUnits = Wide{1} << 21;
        line.length = static_cast<std::int64_t>((length + halfUnits / 2) / halfUnits);
        const Vector shown = shortened(shortest, std::int64_t{1} << 30);
        const Wide below = low().size * high().along(shown), above = high().size * low().along(shown);
        constexpr int millionth = 1'000'000;
        if (below + above > 0)
            line.share =
                static_cast<int>((below / 1024) * millionth / std::max<Wide>((below + above) / 1024, 1));
        return line;
    }
};

/// Everything near a place, relative to it.
struct Relief::Fan {
    struct Edge {
        Vector a, b;
        std::int64_t size;  // cross product of the ends
        std::uint32_t line;
        std::int64_t square;    // of how far away it is in half grid units, rounded down
        std::int64_t distance;  // its root, rounded down; known after gatherCorners
    };
    /// A corner turned into the upper half, and which ends it comes from: 2 * edge + (1 for b).
    struct Corner {
        Vector at;
        std::uint32_t end;
    };
    /// The edges met first within the directions between two neighbouring corners: ahead, behind.
    using Met = std::array<const Edge*, 2>;

    const Relief* relief = nullptr;
    std::vector<Edge> edges;
    std::vector<Corner> corners;       // by angle
    std::vector<Vector> directions;    // of the corners, each once
    std::vector<std::uint32_t> place;  // of each end among the directions, those turned round behind
    std::vector<Met> metFrom;          // from each direction to the next

    static bool isUpper(Vector v) { return v.y > 0 || (v.y == 0 && v.x > 0); }

    void add(const Piece& piece, GridPoint at) {
        const auto relative = [&](GridPoint p) {
            return Vector{std::int64_t{p.x} - at.x, std::int64_t{p.y} - at.y};
        };
        const Vector a = relative(piece.a), b = relative(piece.b);
        edges.push_back({a, b, across(a, b), piece.line, 0, 0});
    }
    /// How far away the edges are; the nearest of all.
    const Edge* measure(std::int64_t wx, std::int64_t wy) {
        const Edge* nearest = nullptr;
        for (Edge& edge : edges) {
            const Vector along{edge.b.x - edge.a.x, edge.b.y - edge.a.y};
            const std::int64_t length = wx * along.x * along.x + wy * along.y * along.y;
            const std::int64_t part = -(wx * edge.a.x * along.x + wy * edge.a.y * along.y);
            const Vector end = part >= length ? edge.b : edge.a;
            edge.square = wx * end.x * end.x + wy * end.y * end.y;
            constexpr std::int64_t small = 1 << 29;  // squared and times twelve it still fits
            if (part > 0 && part < length)
                edge.square = std::abs(edge.size) < small
                                  ? edge.size * edge.size * wx * wy / length
                                  : static_cast<std::int64_t>(Wide{edge.size} * edge.size * wx * wy / length);
            if (!nearest || edge.square < nearest->square) nearest = &edge;
        }
        return nearest;
    }
    /// Leaves out what lies farther away than `most`: no line that counts reaches it.
    void keepWithin(std::int64_t most) {
        constexpr std::int64_t all = std::int64_t{1} << 31;  // no square on a map is larger than that of this
        if (most >= all) return;
        const std::int64_t beyond = most < 0 ? 0 : (most + 1) * (most + 1);
        std::erase_if(edges, [&](const Edge& edge) { return edge.square >= beyond; });
    }
    void gatherCorners() {
        corners.clear();
        for (std::uint32_t i = 0; i < edges.size(); ++i) {
            Edge& edge = edges[i];
            edge.distance = static_cast<std::int64_t>(wholeRoot(static_cast<std::uint64_t>(edge.square)));
            for (const std::uint32_t end : {0u, 1u}) {
                const Vector v = end == 0 ? edge.a : edge.b;
                corners.push_back({isUpper(v) ? v : Vector{-v.x, -v.y}, 2 * i + end});
            }
        }
        std::ranges::sort(corners, [](const Corner& a, const Corner& b) { return across(a.at, b.at) > 0; });
        directions.clear();
        place.resize(corners.size());
        for (const Corner& corner : corners) {
            if (directions.empty() || across(directions.back(), corner.at) != 0)
                directions.push_back(corner.at);
            place[corner.end] = static_cast<std::uint32_t>(directions.size() - 1);
        }
    }
    Vector after(std::size_t i) const {
        if (i + 1 < directions.size()) return directions[i + 1];
        return {-directions.front().x, -directions.front().y};  // half a turn on
    }
    Vector between(std::size_t i) const {
        const Vector to = after(i);
        return {directions[i].x + to.x, directions[i].y + to.y};
    }

    /// Whether a direction meets the edge nearer than another one, on whichever side both lie.
    static bool isNearer(const Edge& edge, const Edge& other, Vector direction) {
        const auto width = [&](const Edge& one) {
            return std::abs(across(direction, one.b) - across(direction, one.a));
        };
        return Wide{std::abs(edge.size)} * width(other) < Wide{std::abs(other.size)} * width(edge);
    }
    /// The first edges a direction meets ahead and behind; a corner that is only touched is met.
    Met meet(Vector direction) const {
        Met found{};
        std::array<std::int64_t, 2> size{}, width{};
        for (const Edge& edge : edges) {
            const std::int64_t a = across(direction, edge.a), b = across(direction, edge.b);
            if ((a > 0 && b > 0) || (a < 0 && b < 0) || a == b) continue;
            const std::size_t side = (edge.size > 0) == (b > a) && edge.size != 0 ? 0 : 1;
            const std::int64_t ownSize = std::abs(edge.size), ownWidth = std::abs(b - a);
            if (found[side] && Wide{ownSize} * width[side] >= Wide{size[side]} * ownWidth) continue;
            found[side] = &edge;
            size[side] = ownSize;
            width[side] = ownWidth;
        }
        return found;
    }
    /// The same between all neighbouring corners at once: every edge is held against the others only where
    /// it is met. The place lies on none of them.
    void meetAll() {
        const auto count = static_cast<std::uint32_t>(directions.size());
        metFrom.assign(count, {});
        for (std::uint32_t i = 0; i < edges.size(); ++i) {
            const Edge& edge = edges[i];
            // Once round are 2 * count steps; an edge takes less than half of them.
            const std::uint32_t one = place[2 * i] + (isUpper(edge.a) ? 0 : count);
            const std::uint32_t two = place[2 * i + 1] + (isUpper(edge.b) ? 0 : count);
            std::uint32_t first = std::min(one, two), last = std::max(one, two);
            if (last - first > count) first = std::exchange(last, first + 2 * count);
            for (std::uint32_t k = first; k < last; ++k) {
                const std::uint32_t step = k % count;
                const Edge*& held = metFrom[step][k / count % 2];
                if (!held || isNearer(edge, *held, between(step))) held = &edge;
            }
        }
    }

    bool joinsHeights(const Met& met) const;
    Ray rayOf(const Met& met, Vector from, Vector to, Vector within) const;
    std::optional<Wide> firstLook(const Edge& nearest, bool isFar) const;
};

Relief::Ray Relief::Fan::rayOf(const Met& met, Vector from, Vector to, Vector within) const {
    const auto meetOf = [&](const Edge& edge) {
        Meet meet;
        const Vector along{edge.b.x - edge.a.x, edge.b.y - edge.a.y};
        meet.normal = {along.y, -along.x};
        meet.size = std::abs(edge.size);
        if (meet.along(within) < 0) meet.normal = {-meet.normal.x, -meet.normal.y};
        meet.metres = relief->lines_[edge.line].metres;
        meet.dashed = relief->lines_[edge.line].dashed;
        return meet;
    };
    return {meetOf(*met[0]), meetOf(*met[1]), from, to, relief->weightX_, relief->weightY_};
}

bool Relief::Fan::joinsHeights(const Met& met) const {
    return met[0] && met[1] && relief->lines_[met[0]->line].metres != relief->lines_[met[1]->line].metres;
}

/// The length of a line in some direction bounds that of the shortest one: straight across the nearest
/// contour and the nearest of another height, or else all round. Farther away than `nearReach` only what is
/// seen all round counts.
std::optional<Wide> Relief::Fan::firstLook(const Edge& nearest, bool isFar) const {
    std::optional<Wide> bound;
    const auto look = [&](Vector direction) {
        const Met met = meet(direction);
        if (!joinsHeights(met)) return;
        const Wide length = rayOf(met, direction, direction, direction).length(direction);
        if (!bound || length < *bound) bound = length;
    };
    if (isFar) {
        for (const Vector direction : looks) look(direction);
        return bound;
    }
    const Edge* other = nullptr;
    for (const Edge& edge : edges)
        if (relief->lines_[edge.line].metres != relief->lines_[nearest.line].metres &&
            (!other || edge.square < other->square))
            other = &edge;
    for (const Edge* edge : {&nearest, other}) {
        if (!edge) return std::nullopt;  // one height only
        const Vector along{edge->b.x - edge->a.x, edge->b.y - edge->a.y};
        const Vector across{-relief->weightY_ * along.y, relief->weightX_ * along.x};
        look(shortened(across, std::int64_t{1} << 20));
    }
    if (!bound)
        for (const Vector direction : looks) look(direction);
    return bound;
}

std::optional<SlopeLine> Relief::shortestWithin(GridPoint place, std::int32_t reach, int step,
                                                bool withZero) const {
    thread_local Fan fan;  // asked for every hex of a map
    fan.relief = this;
    fan.edges.clear();
    const std::int32_t box = reach + reach / 4 + 1;
    forPieces({place.x - box, place.y - box}, {place.x + box, place.y + box},
              [&](const Piece& piece) { fan.add(piece, place); });
    const Fan::Edge* nearestEdge = fan.measure(weightX_, weightY_);
    if (!nearestEdge) return std::nullopt;
    const Fan::Edge nearest = *nearestEdge;
    // Exactly what lies within the reach: a map that lies turned must see the same.
    fan.keepWithin(2 * std::int64_t{reach});
    const bool isSame = std::ranges::all_of(fan.edges, [&](const Fan::Edge& edge) {
        return lines_[edge.line].metres == lines_[fan.edges.front().line].metres;
    });
    if (isSame) return std::nullopt;
    // A first look bounds the length; what lies too far away to be an end of a shorter line goes.
    const std::optional<Wide> bound = fan.firstLook(nearest, reach > nearReach);
    std::int64_t most = INT64_MAX;  // half grid units
    if (bound) {
        most = static_cast<std::int64_t>(*bound >> 20) + 2;
        fan.keepWithin(most -
                       static_cast<std::int64_t>(wholeRoot(static_cast<std::uint64_t>(nearest.square))));
    } else if (reach > nearReach)
        return std::nullopt;
    fan.gatherCorners();
    const bool isOnOne = nearest.square == 0;
    if (!isOnOne) fan.meetAll();
    std::optional<SlopeLine> best;
    Wide bestLength = 0;
    for (std::size_t i = 0; i < fan.directions.size(); ++i) {
        const Fan::Met met = isOnOne ? fan.meet(fan.between(i)) : fan.metFrom[i];
        if (!fan.joinsHeights(met)) continue;
        // No shorter than the ways to both, which are rounded down.
        if (met[0]->distance + met[1]->distance > most) continue;
        const Ray ray = fan.rayOf(met, fan.directions[i], fan.after(i), fan.between(i));
        const Vector shortest = ray.shortest();
        const Wide length = ray.length(shortest);
        if (best && length > bestLength) continue;
        const SlopeLine line = ray.line(shortest, length, step, withZero);
        if (best && length == bestLength && line.mark <= best->mark) continue;
        best = line;
        bestLength = length;
        most = std::min(most, static_cast<std::int64_t>(length >> 20) + 2);
    }
    return best;
}

std::optional<SlopeLine> Relief::slopeThrough(GridPoint place, int step, bool withZero) const {
    if (empty()) return std::nullopt;
    // Far contours matter only where near ones do not bound the line: look farther until nothing beyond the
    // reach can make it shorter, or shut off what was found.
    const std::int64_t whole = std::min<std::int64_t>(
        farReach, std::max(std::int64_t{high_.x} - low_.x, std::int64_t{high_.y} - low_.y));
    for (std::int64_t reach = nearReach / 2;; reach *= 2) {
        const auto found =
            shortestWithin(place, static_cast<std::int32_t>(std::min(reach, whole)), step, withZero);
        if (reach >= whole) return found;
        if (found && found->length < reach) return found;
        if (found) reach = std::max(reach, found->length / 2 + 1);
    }
}

}  // namespace cota::model
