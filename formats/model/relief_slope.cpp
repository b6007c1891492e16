// The shortest straight line through a place from one contour to another of a different height.
//
// Seen from the place, the corners of all pieces near it part the directions into intervals, within which the
// same two pieces are met first on both sides. There the length is a convex function of the direction and the
// share of it below the place a monotone one. So which mark the shortest line of an interval gives follows
// from the sign of a slope at whole directions, exactly. Lengths of the shortest lines of different intervals
// are compared to a millionth of a grid unit; of equal ones the higher mark counts, as halves of marks do.

#include <algorithm>
#include <array>

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
        Wide size;  // cross product of the ends
        std::uint32_t line;
    };
    std::vector<Edge> edges;
    std::vector<Vector> corners;  // turned into the upper half, by angle

    std::vector<std::int64_t> distances;  // of the edges, rounded down, in half grid units

    void clear() {
        edges.clear();
        corners.clear();
        distances.clear();
    }
    void add(const Piece& piece, GridPoint place) {
        const auto relative = [&](GridPoint p) {
            return Vector{std::int64_t{p.x} - place.x, std::int64_t{p.y} - place.y};
        };
        const Vector a = relative(piece.a), b = relative(piece.b);
        edges.push_back({a, b, cross(a, b), piece.line});
    }
    /// How far away the edges are; the nearest of all.
    std::int64_t measure(std::int64_t wx, std::int64_t wy) {
        std::int64_t nearest = INT64_MAX;
        for (const Edge& edge : edges) {
            const Vector along{edge.b.x - edge.a.x, edge.b.y - edge.a.y};
            const Wide length = Wide{wx} * along.x * along.x + Wide{wy} * along.y * along.y;
            const Wide part = -(Wide{wx} * edge.a.x * along.x + Wide{wy} * edge.a.y * along.y);
            const Vector end = part >= length ? edge.b : edge.a;
            Wide square = Wide{wx} * end.x * end.x + Wide{wy} * end.y * end.y;
            if (part > 0 && part < length) square = edge.size * edge.size * wx * wy / length;
            distances.push_back(static_cast<std::int64_t>(wholeRoot(static_cast<WideUnsigned>(square))));
            nearest = std::min(nearest, distances.back());
        }
        return nearest;
    }
    /// Leaves out what lies farther away than `most`: no line that counts reaches it.
    void keepWithin(std::int64_t most) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < edges.size(); ++i)
            if (distances[i] <= most) {
                edges[kept] = edges[i];
                distances[kept++] = distances[i];
            }
        edges.resize(kept);
        distances.resize(kept);
    }
    void gatherCorners() {
        for (const Edge& edge : edges)
            for (const Vector v : {edge.a, edge.b})
                corners.push_back(v.y > 0 || (v.y == 0 && v.x > 0) ? v : Vector{-v.x, -v.y});
        sortCorners();
    }
    void sortCorners() {
        std::ranges::sort(corners, [](Vector a, Vector b) { return cross(a, b) > 0; });
        corners.erase(
            std::unique(corners.begin(), corners.end(), [](Vector a, Vector b) { return cross(a, b) == 0; }),
            corners.end());
    }
    /// The first edges a direction meets ahead and behind; a corner that is only touched is met.
    std::array<const Edge*, 2> meet(Vector direction) const {
        std::array<const Edge*, 2> found{};
        std::array<Wide, 2> num{}, den{};
        for (const Edge& edge : edges) {
            const std::int64_t a = across(direction, edge.a), b = across(direction, edge.b);
            if ((a > 0 && b > 0) || (a < 0 && b < 0) || a == b) continue;
            Wide width = Wide{b} - a, size = edge.size;
            if (width < 0) width = -width, size = -size;
            const std::size_t side = size > 0 ? 0 : 1;
            if (side == 1) size = -size;
            if (found[side] && size * den[side] >= num[side] * width) continue;
            found[side] = &edge;
            num[side] = size;
            den[side] = width;
        }
        return found;
    }
};

std::optional<SlopeLine> Relief::shortestWithin(GridPoint place, std::int32_t reach, int step,
                                                bool withZero) const {
    thread_local Fan fan;  // asked for every hex of a map
    fan.clear();
    const std::int32_t box = reach + reach / 4 + 1;
    forPieces({place.x - box, place.y - box}, {place.x + box, place.y + box},
              [&](const Piece& piece) { fan.add(piece, place); });
    const auto meetOf = [&](const Fan::Edge& edge, Vector direction) {
        Meet meet;
        const Vector along{edge.b.x - edge.a.x, edge.b.y - edge.a.y};
        meet.normal = {along.y, -along.x};
        meet.size = edge.size < 0 ? -edge.size : edge.size;
        if (meet.along(direction) < 0) meet.normal = {-meet.normal.x, -meet.normal.y};
        meet.metres = lines_[edge.line].metres;
        meet.dashed = lines_[edge.line].dashed;
        return meet;
    };
    // Exactly what lies within the reach: a map that lies turned must see the same.
    const std::int64_t nearest = fan.measure(weightX_, weightY_);
    fan.keepWithin(2 * std::int64_t{reach});
    // A first look round bounds the length; what lies too far away to be an end of a shorter line goes.
    std::optional<Wide> bound;
    for (const Vector look : looks) {
        const auto [ahead, behind] = fan.meet(look);
        if (!ahead || !behind || lines_[ahead->line].metres == lines_[behind->line].metres) continue;
        const Ray ray{meetOf(*ahead, look), meetOf(*behind, look), look, look, weightX_, weightY_};
        const Wide length = ray.length(look);
        if (!bound || length < *bound) bound = length;
    }
    if (bound) {
        const auto most = static_cast<std::int64_t>(*bound >> 20) + 2;
        fan.keepWithin(most - nearest);
    } else if (reach > nearReach)
        return std::nullopt;
    fan.gatherCorners();
    std::optional<SlopeLine> best;
    Wide bestLength = 0;
    const std::size_t count = fan.corners.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Vector from = fan.corners[i];
        Vector to = fan.corners[(i + 1) % count];
        if (i + 1 == count) to = {-to.x, -to.y};  // half a turn on
        const Vector middle{from.x + to.x, from.y + to.y};
        const auto [ahead, behind] = fan.meet(middle);
        if (!ahead || !behind || lines_[ahead->line].metres == lines_[behind->line].metres) continue;
        const Ray ray{meetOf(*ahead, middle), meetOf(*behind, middle), from, to, weightX_, weightY_};
        const Vector shortest = ray.shortest();
        const Wide length = ray.length(shortest);
        if (best && length > bestLength) continue;
        const SlopeLine line = ray.line(shortest, length, step, withZero);
        if (best && length == bestLength && line.mark <= best->mark) continue;
        best = line;
        bestLength = length;
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
