// The shortest straight line through a place from one contour to another of a different height.
//
// The corners of all near pieces divide the directions from the place into intervals in which the same two
// pieces are met first on both sides. In an interval the length is a convex function of the direction, and
// the share of it below the place is monotone. So the mark on the shortest line of an interval follows
// exactly from the sign of a slope at whole directions. ShortestLine lines of different intervals are
// compared to a millionth of a grid unit; of equal ones the higher mark is used, as halves of marks round up.

#include <algorithm>

#include "formats/model/relief/line_bounds.h"
#include "formats/model/relief/surroundings.h"

namespace cota::model {

namespace {

/// Up to this distance all near pieces are examined; farther away only the contours around the face, if the
/// place sees no others.
constexpr std::int32_t nearReach = 3 * unitsPerHex;
constexpr int wholePercent = 100;
/// Margin for comparing lengths, half a grid unit: smaller differences may be rounding errors. Closer than
/// four units to a contour it is not certain, because there are too many directions along the contour.
constexpr Wide doubt = Wide{1} << 20;
constexpr std::int64_t freeSquare = 8 * 8;

std::optional<ShortestLine> shortestWithin(const Relief& relief, GridPoint place, std::int32_t reach,
                                           const SlopeReading& reading,
                                           std::optional<Relief::FaceIndex> face) {
    thread_local Surroundings around;  // used for every hex of a map
    const auto nearest =
        face ? around.gatherFace(relief, *face, place, reach) : around.gather(relief, place, reach);
    const bool isSame = std::ranges::all_of(around.edges, [&](const Surroundings::Edge& edge) {
        return around.metresOf(edge) == around.metresOf(around.edges.front());
    });
    if (isSame) return std::nullopt;
    // A first look bounds the length; pieces too far away for a shorter line are removed.
    const std::optional<Wide> bound = around.firstLook(*nearest);
    std::int64_t most = INT64_MAX;  // half grid units
    if (bound) {
        most = static_cast<std::int64_t>(*bound >> 20) + 2;
        around.keepWithin(most - Surroundings::rootOf(nearest->square));
    }
    around.gatherCorners();
    const bool isOnOne = nearest->square == 0;
    if (!isOnOne) around.meetAll();
    std::optional<ShortestLine> best;
    for (std::size_t i = 0; i < around.directions.size(); ++i) {
        const Surroundings::Met met = isOnOne ? around.meet(around.between(i)) : around.metFrom[i];
        if (!around.joinsHeights(met)) continue;
        // The line is at least as long as the distances to both, which are rounded down.
        if (met[0]->distance + met[1]->distance > most) continue;
        const SlopeRay ray = around.rayOf(met, around.directions[i], around.after(i), around.between(i));
        const Vector shortest = ray.shortest();
        const Wide length = ray.length(shortest);
        if (best && length > best->length) continue;
        const SlopeLine line = ray.line(shortest, length, reading.step, reading.withZero);
        if (best && length == best->length && line.mark <= best->line.mark) continue;
        best = {line, shortest, length, 0};
        most = std::min(most, static_cast<std::int64_t>(length >> 20) + 2);
    }
    if (best) best->ways = around.waysToNearest();
    return best;
}

/// Far contours matter only if near ones do not bound the line. The search goes farther until nothing beyond
/// the reach can make the line shorter or block it. If the reading does not use long lines, they are not
/// searched.
std::optional<ShortestLine> shortestThrough(const Relief& relief, GridPoint place,
                                            const SlopeReading& reading) {
    if (relief.empty()) return std::nullopt;
    const std::int64_t whole = relief.wholeReach();
    std::optional<Relief::FaceIndex> face;
    std::int64_t longest = INT64_MAX;  // the longest line that is used, thousandths of a hex
    for (std::int64_t reach = nearReach / 2;; reach *= 2) {
        const auto within = static_cast<std::int32_t>(std::min(reach, whole));
        const auto found = shortestWithin(relief, place, within, reading, face);
        if (reach >= whole) return found;
        if (found && found->line.length < reach) return found;
        if (reach >= longest) return std::nullopt;
        if (found) reach = std::max(reach, found->line.length / 2 + 1);
        if (longest == INT64_MAX && reading.by == SlopeReading::By::nearStraight) {
            const auto pair = nearestPair(relief, place);
            if (!pair) return std::nullopt;
            longest = static_cast<std::int64_t>((pair->below + pair->above) * reading.most /
                                                (Wide{wholePercent} << 21)) +
                      2;
        }
        if (!face && relief.isPlain() && 2 * reach > nearReach && !relief.touching(place, 0))
            face = relief.faceAt(place);
    }
}

}  // namespace

int marksBetween(int low, int high, int step) {
    constexpr int quarters = 4;
    return std::clamp((high - low) / std::max(step, 1), 1, quarters);
}

std::optional<SlopeLine> slopeAt(const Relief& relief, GridPoint place, const SlopeReading& reading) {
    using By = SlopeReading::By;
    const auto found =
        reading.by == By::nearestPoints ? std::nullopt : shortestThrough(relief, place, reading);
    if (found && reading.by == By::straight) return found->line;
    // Usually it is obvious that the line is short enough.
    if (found && found->length * wholePercent <= (Wide{found->ways} << 20) * reading.most) return found->line;
    const auto nearest = nearestPair(relief, place);
    const auto isShort = [&] {
        return found->length * wholePercent <= (nearest->below + nearest->above) * reading.most;
    };
    if (found && (!nearest || isShort())) return found->line;
    return slopeFromNearest(relief, place, reading.step, reading.withZero);
}

/// The near pieces include every piece that a line not longer than near.longest can meet. So the shortest
/// line among them is the shortest of all, unless lengths are so similar that rounding could decide.
std::optional<SlopeLine> slopeAmong(const Relief& relief, const NearPieces& near, GridPoint place,
                                    const SlopeReading& reading) {
    thread_local Surroundings around;
    const Surroundings::Edge* nearest = around.take(relief, place, near);
    if (!nearest || nearest->square < freeSquare) return std::nullopt;
    const auto longest = LineBounds(around).longestAround(*nearest, 0, near.longest);
    if (!longest) return std::nullopt;
    const std::int64_t most = *longest + 2;
    around.keepWithin(most - Surroundings::rootOf(nearest->square));
    around.gatherCorners();
    around.meetAll();
    std::optional<ShortestLine> best;
    Wide other = Wide{1} << 100;  // the shortest line with a different result
    for (std::size_t i = 0; i < around.directions.size(); ++i) {
        const Surroundings::Met met = around.metFrom[i];
        if (!around.joinsHeights(met) || met[0]->distance + met[1]->distance > most) continue;
        const SlopeRay ray = around.rayOf(met, around.directions[i], around.after(i), around.between(i));
        const Vector shortest = ray.shortest();
        const Wide length = ray.length(shortest);
        if (best && length > best->length + doubt) continue;
        const SlopeLine line = ray.line(shortest, length, reading.step, reading.withZero);
        const bool isSame = best && line.low == best->line.low && line.high == best->line.high &&
                            line.mark == best->line.mark;
        if (best && !isSame) other = std::min(other, std::max(length, best->length));
        if (!best || length < best->length) best = {line, shortest, length, 0};
    }
    if (!best || other <= best->length + doubt) return std::nullopt;
    const bool isAnyLength = reading.by == SlopeReading::By::straight;
    const Wide ways = Wide{isAnyLength ? 0 : around.waysToNearest()} << 20;
    if (!isAnyLength && (best->length + doubt) * wholePercent > ways * reading.most) return std::nullopt;
    return best->line;
}

}  // namespace cota::model
