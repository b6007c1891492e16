// The contours near a square of a map, without those that none of its places can see.
//
// If no contours meet, a face is a connected region, and a straight line leaves it where it meets the first
// contour. So only the contours around a face can be seen from inside it, and all others can be left out. If
// contours meet, faces are not certain to be connected; then all near contours are kept.

#include <algorithm>
#include <array>

#include "formats/model/relief/line_bounds.h"
#include "formats/model/relief/surroundings.h"

namespace cota::model {

namespace {

/// Distances around a square in which contours are searched, in thousandths of a hex: first, and at most.
constexpr std::int64_t firstReach = 3000, lastReach = 12'000;
/// NearPieces pieces are collected for lines of at least this length, in half grid units.
constexpr std::int64_t usualLength = 2600;
/// With more pieces near a square, checking them would be slower than a new search.
constexpr std::ptrdiff_t mostNear = 110;

/// The faces in which places of a square can be; `isFull` if there are too many.
struct Faces {
    std::array<Relief::FaceIndex, 8> items{};
    std::size_t count = 0;
    bool isFull = false;
    bool has(Relief::FaceIndex face) const {
        return isFull || std::find(items.begin(), items.begin() + count, face) != items.begin() + count;
    }
    void add(Relief::FaceIndex face) {
        if (has(face)) return;
        isFull = count == items.size();
        if (!isFull) items[count++] = face;
    }
};

/// The faces at the pieces that run through the square, and the face of its middle.
Faces facesIn(const Relief& relief, GridPoint middle, std::int32_t half) {
    Faces faces;
    faces.add(relief.faceAt(middle));
    const GridPoint low{middle.x - half, middle.y - half}, high{middle.x + half, middle.y + half};
    relief.forPieces(low, high, [&](const ContourPiece& piece) {
        if (std::max(piece.a.x, piece.b.x) < low.x || std::min(piece.a.x, piece.b.x) > high.x ||
            std::max(piece.a.y, piece.b.y) < low.y || std::min(piece.a.y, piece.b.y) > high.y)
            return;
        const Vector way = wayOf(piece);
        const Wide off = cross(way, {std::int64_t{middle.x} - piece.a.x, std::int64_t{middle.y} - piece.a.y});
        if ((off < 0 ? -off : off) > Wide{half} * (std::abs(way.x) + std::abs(way.y))) return;
        for (const std::uint8_t side : {std::uint8_t{0}, std::uint8_t{1}})
            faces.add(relief.faceOf({piece.line, side}));
    });
    return faces;
}

}  // namespace

/// Whether pieces cross, or pieces of two lines coincide; then the directions between corners do not show
/// which piece is met first.
bool Surroundings::areTangled() const {
    for (auto one = edges.begin(); one != edges.end(); ++one) {
        const auto [x0, x1] = std::minmax(one->a.x, one->b.x);
        const auto [y0, y1] = std::minmax(one->a.y, one->b.y);
        const Vector along{one->b.x - one->a.x, one->b.y - one->a.y};
        for (auto two = edges.begin(); two != one; ++two) {
            if (std::min(two->a.x, two->b.x) > x1 || std::max(two->a.x, two->b.x) < x0 ||
                std::min(two->a.y, two->b.y) > y1 || std::max(two->a.y, two->b.y) < y0)
                continue;
            const int a = signOf(across(along, two->a) - across(along, one->a));
            const int b = signOf(across(along, two->b) - across(along, one->a));
            if (a == 0 && b == 0 && one->line != two->line) return true;
            const Vector other{two->b.x - two->a.x, two->b.y - two->a.y};
            const int c = signOf(across(other, one->a) - across(other, two->a));
            const int d = signOf(across(other, one->b) - across(other, two->a));
            if (a * b < 0 && c * d < 0) return true;
        }
    }
    return false;
}

/// Stores the edges as runs of consecutive pieces. Returns false if there is not enough space.
bool Surroundings::putInto(NearPieces& near) {
    std::ranges::sort(edges, {}, &Edge::piece);
    if (edges.empty() || edges.back().piece >> (32 - runBits) != 0) return false;
    for (std::size_t i = 0; i < edges.size();) {
        std::uint32_t count = 1;
        while (i + count < edges.size() && edges[i + count].piece == edges[i].piece + count) ++count;
        if (near.count == NearPieces::most) return false;
        near.pieces[near.count++] = edges[i].piece << runBits | count;
        i += count;
    }
    return true;
}

NearPieces nearPieces(const Relief& relief, GridPoint middle, std::int32_t half) {
    const bool isPlain = relief.isPlain();
    const std::int64_t radius = Surroundings::radiusOf(relief, half);
    thread_local Surroundings around;
    NearPieces near;
    const Faces faces = isPlain ? facesIn(relief, middle, half) : Faces{};
    if (isPlain && faces.count == 1) near.face = faces.items[0];
    const std::int64_t last = isPlain ? lastReach : lastReach / 2;
    for (std::int64_t reach = firstReach; reach <= last; reach *= 2) {
        const auto edge = around.gather(relief, middle, static_cast<std::int32_t>(reach));
        if (!edge) continue;
        // One part of a line through a place is at least as long as the distance to the nearest edge. Beyond
        // the reach there may be edges nearer than those examined.
        const std::int64_t apart = std::min(Surroundings::rootOf(edge->square), 2 * reach);
        const std::int64_t spare = apart - 2 * radius - 4;
        near.free = static_cast<std::int32_t>(std::max<std::int64_t>(apart - radius - 1, 0));
        if (near.face != NearPieces::several && relief.faces()[near.face].kind != FaceKind::slope) break;
        if (isPlain)
            std::erase_if(around.edges, [&](const Surroundings::Edge& one) {
                return !faces.has(relief.faceOf({one.line, 0})) && !faces.has(relief.faceOf({one.line, 1}));
            });
        // Lines through other places of the square may be slightly longer. If there is none through its
        // middle, there may be some at a contour that cuts the square.
        const auto look = LineBounds(around).bestLook(*edge);
        if (!look && isPlain && reach < last) continue;
        std::int64_t longest = look ? look->length + look->length / 4 + radius : 2 * usualLength;
        longest = std::max(longest, usualLength);
        if (longest - spare > 2 * reach && reach < last) continue;
        longest = std::min(longest, 2 * reach + spare);
        around.keepWithin(longest - spare);
        if (std::ssize(around.edges) > mostNear) {
            // Removed edges are farther away than those that are kept.
            const auto first = around.edges.begin() + mostNear;
            std::ranges::nth_element(around.edges, first, {}, &Surroundings::Edge::square);
            longest = std::min(longest, Surroundings::rootOf(first->square) + spare - 1);
            around.edges.resize(mostNear);
        }
        if (longest > 0 && (isPlain || !around.areTangled()) && around.putInto(near))
            near.longest = static_cast<std::int32_t>(longest);
        break;
    }
    return near;
}

}  // namespace cota::model
