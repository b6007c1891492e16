#pragma once
// The pieces around a place, for lines through it; only for the sources of slopes.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "formats/model/relief/slope_ray.h"

namespace cota::model {

/// The same as cross(), for places on one map, whose differences are below 2^29.
inline std::int64_t across(Vector a, Vector b) { return a.x * b.y - a.y * b.x; }

/// Directions all around, thirty degrees apart or less, in which lines are tried first.
inline constexpr std::array<Vector, 12> looks = {
    {{4, 0}, {4, 1}, {4, 2}, {3, 4}, {2, 5}, {1, 4}, {0, 4}, {-1, 4}, {-2, 5}, {-3, 4}, {-4, 2}, {-4, 1}}};

/// The shortest line through a place, with its direction and its length in 2^-20 of half a grid unit.
struct ShortestLine {
    SlopeLine line;
    Vector direction;
    Wide length = 0;
    /// The distances to the nearest contour and to the nearest one of another height, added, in half grid
    /// units, rounded down.
    std::int64_t ways = 0;
};

/// The two nearest heights around a place; only for the sources of slopes.
struct NearestPair {
    SlopeLine line;             // without its mark
    Wide below = 0, above = 0;  // in 2^-20 of half a grid unit
    // Squares of twice the distances in half grid units, as fractions.
    Wide belowNum = 0, belowDen = 1, aboveNum = 0, aboveDen = 1;
};

/// Everything near a place, relative to it.
struct Surroundings {
    struct Edge {
        Vector a, b;
        std::int64_t size;  // cross product of the ends
        std::uint32_t line;
        std::uint32_t piece;
        std::int64_t square;    // squared distance from the place, in half grid units, rounded down
        std::int64_t distance;  // its root, rounded down; valid after gatherCorners
    };
    /// A corner, turned by 180 degrees into the upper half if necessary, and the edge end that it comes
    /// from: 2 * edge + (1 for b).
    struct Corner {
        Vector at;
        std::uint32_t end;
    };
    /// The edges that directions between two consecutive corners meet first: ahead, behind.
    using Met = std::array<const Edge*, 2>;

    /// NearPieces pieces are stored as runs of consecutive pieces: index of the first and, in the low bits,
    /// their number.
    static constexpr unsigned runBits = 8;

    const Relief* relief = nullptr;
    std::vector<Edge> edges;
    std::vector<Corner> corners;       // by angle
    std::vector<Vector> directions;    // of the corners, without repetitions
    std::vector<std::uint32_t> place;  // index into directions for each end
    std::vector<Met> metFrom;          // from each direction to the next

    static std::int64_t rootOf(std::int64_t square) {
        return static_cast<std::int64_t>(wholeRoot(static_cast<std::uint64_t>(square)));
    }
    /// Distance of the corners of a square from its middle, in half grid units, rounded up.
    static std::int64_t radiusOf(const Relief& relief, std::int64_t half) {
        return rootOf((relief.scale().x + relief.scale().y) * half * half) + 1;
    }
    static bool isUpper(Vector v) { return v.y > 0 || (v.y == 0 && v.x > 0); }

    void add(const ContourPiece& piece, GridPoint at) {
        const auto relative = [&](GridPoint p) {
            return Vector{std::int64_t{p.x} - at.x, std::int64_t{p.y} - at.y};
        };
        const Vector a = relative(piece.a), b = relative(piece.b);
        edges.push_back({a, b, across(a, b), piece.line, relief->indexOf(piece), 0, 0});
    }
    /// Gathers exactly the pieces within `reach` thousandths of a hex, so that a turned map gives the same.
    /// Returns the nearest edge that was examined, or nothing.
    std::optional<Edge> gather(const Relief& from, GridPoint at, std::int32_t reach) {
        relief = &from;
        edges.clear();
        const std::int32_t box = reach + reach / 4 + 1;
        from.forPieces({at.x - box, at.y - box}, {at.x + box, at.y + box},
                       [&](const ContourPiece& piece) { add(piece, at); });
        const Edge* nearest = measure(from.scale());
        const auto found = nearest ? std::optional(*nearest) : std::nullopt;
        keepWithin(2 * std::int64_t{reach});
        return found;
    }
    /// The same as gather, but only for the contours around a face.
    std::optional<Edge> gatherFace(const Relief& from, Relief::FaceIndex face, GridPoint at,
                                   std::int32_t reach) {
        relief = &from;
        edges.clear();
        std::uint32_t last = UINT32_MAX;
        for (const LineSide side : from.faces()[face].border) {
            if (side.line == last) continue;  // its other side is in the border too
            last = side.line;
            for (const ContourPiece& piece : from.piecesOf(last)) add(piece, at);
        }
        const Edge* nearest = measure(from.scale());
        const auto found = nearest ? std::optional(*nearest) : std::nullopt;
        keepWithin(2 * std::int64_t{reach});
        return found;
    }
    /// The distances to the nearest edge and to the nearest one of another height, added; valid after
    /// gatherCorners.
    std::int64_t waysToNearest() const {
        const Edge* nearest = nullptr;
        for (const Edge& edge : edges)
            if (!nearest || edge.square < nearest->square) nearest = &edge;
        if (!nearest) return 0;
        std::int64_t other = 0;
        bool isKnown = false;
        for (const Edge& edge : edges)
            if (metresOf(edge) != metresOf(*nearest) && (!isKnown || edge.distance < other))
                other = edge.distance, isKnown = true;
        return isKnown ? nearest->distance + other : 0;
    }
    /// Uses the pieces of `near`. Returns the nearest edge, or null.
    const Edge* take(const Relief& from, GridPoint at, const NearPieces& near) {
        relief = &from;
        edges.clear();
        for (std::uint32_t i = 0; i < near.count; ++i) {
            const ContourPiece* first = from.pieces().data() + (near.pieces[i] >> runBits);
            for (std::uint32_t k = 0; k < near.pieces[i] % (1u << runBits); ++k) add(first[k], at);
        }
        return measure(from.scale());
    }
    int metresOf(const Edge& edge) const { return relief->lines()[edge.line].metres; }
    /// Computes the distances of the edges; returns the nearest edge.
    const Edge* measure(PaperScale scale) {
        const std::int64_t wx = scale.x, wy = scale.y;
        const Edge* nearest = nullptr;
        for (Edge& edge : edges) {
            const Vector along{edge.b.x - edge.a.x, edge.b.y - edge.a.y};
            const std::int64_t length = wx * along.x * along.x + wy * along.y * along.y;
            const std::int64_t part = -(wx * edge.a.x * along.x + wy * edge.a.y * along.y);
            const Vector end = part >= length ? edge.b : edge.a;
            edge.square = wx * end.x * end.x + wy * end.y * end.y;
            constexpr std::int64_t small = 1 << 29;  // its square times twelve still fits
            if (part > 0 && part < length)
                edge.square = std::abs(edge.size) < small
                                  ? edge.size * edge.size * wx * wy / length
                                  : static_cast<std::int64_t>(Wide{edge.size} * edge.size * wx * wy / length);
            if (!nearest || edge.square < nearest->square) nearest = &edge;
        }
        return nearest;
    }
    /// Removes edges farther away than `most`: lines that matter do not reach them.
    void keepWithin(std::int64_t most) {
        constexpr std::int64_t all = std::int64_t{1} << 31;  // greater than any distance on a map
        if (most >= all) return;
        const std::int64_t beyond = most < 0 ? 0 : (most + 1) * (most + 1);
        std::erase_if(edges, [&](const Edge& edge) { return edge.square >= beyond; });
    }
    void gatherCorners() {
        corners.clear();
        for (std::uint32_t i = 0; i < edges.size(); ++i) {
            Edge& edge = edges[i];
            edge.distance = rootOf(edge.square);
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
        return {-directions.front().x, -directions.front().y};  // after half a turn
    }
    Vector between(std::size_t i) const {
        const Vector to = after(i);
        return {directions[i].x + to.x, directions[i].y + to.y};
    }

    /// Whether `direction` meets `edge` at a smaller distance than `other`, ahead or behind.
    static bool isNearer(const Edge& edge, const Edge& other, Vector direction) {
        const auto width = [&](const Edge& one) {
            return std::abs(across(direction, one.b) - across(direction, one.a));
        };
        return Wide{std::abs(edge.size)} * width(other) < Wide{std::abs(other.size)} * width(edge);
    }
    /// The first edges that a direction meets ahead and behind; a corner that is only touched counts.
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
    /// The same for all intervals between consecutive corners at once: every edge is compared with the
    /// others only where it is met. The place must not be on an edge.
    void meetAll() {
        const auto count = static_cast<std::uint32_t>(directions.size());
        metFrom.assign(count, {});
        for (std::uint32_t i = 0; i < edges.size(); ++i) {
            const Edge& edge = edges[i];
            // A full turn is 2 * count steps; an edge spans less than half of them.
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
    SlopeRay rayOf(const Met& met, Vector from, Vector to, Vector within) const;
    std::optional<Wide> firstLook(const Edge& nearest) const;
    /// The direction straight across an edge, on paper.
    Vector straightAcross(const Edge& edge) const {
        const Vector along{edge.b.x - edge.a.x, edge.b.y - edge.a.y};
        const Vector straight{-relief->scale().y * along.y, relief->scale().x * along.x};
        return shortened(straight, std::int64_t{1} << 20);
    }

    /// The length of a direction on paper, in half grid units, rounded up.
    std::int64_t lengthOf(Vector v) const {
        return rootOf(relief->scale().x * v.x * v.x + relief->scale().y * v.y * v.y) + 1;
    }

    // near_pieces.cpp
    bool areTangled() const;
    bool putInto(NearPieces& near);
};

std::optional<NearestPair> nearestPair(const Relief& relief, GridPoint place);  // nearest_slope.cpp

}  // namespace cota::model
