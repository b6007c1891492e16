#include "mapsets/analysis/spotted_from.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <span>

#include "mapsets/spotting/range_limit.h"

namespace cota::mapsets {

namespace {

/// The offsets of all hexes at this distance.
void addRing(int distance, std::vector<model::HexCoord>& offsets) {
    for (int r = -distance; r <= distance; ++r) {
        const int least = std::max(-distance, -r - distance), most = std::min(distance, -r + distance);
        const bool isWhole = r == -distance || r == distance;
        for (int q = least; q <= most; q += isWhole ? 1 : std::max(most - least, 1))
            offsets.push_back({q, r});
    }
}

}  // namespace

std::optional<std::vector<int>> spottedFrom(const Play& play, const TurnConditions& turn,
                                            const model::Attributes* target, int farthest,
                                            std::stop_token stop) {
    const Battlefield& field = play.field();
    const auto hexes = field.hexes();
    // By distance: rings[d] is the place of the first offset of distance d.
    std::vector<model::HexCoord> around;
    std::vector<std::size_t> rings;
    const int reach = std::min(farthest, field.extent());
    for (int distance = 0; distance <= reach; ++distance) {
        rings.push_back(around.size());
        addRing(distance, around);
    }
    rings.push_back(around.size());
    const auto* limit = dynamic_cast<const RangeLimit*>(&play.spotting());
    std::vector<int> most(hexes.size());
    oneapi::tbb::parallel_for(std::size_t{0}, hexes.size(), [&](std::size_t i) {
        if (stop.stop_requested()) return;
        const auto centre = field.hexAt(hexes[i]);
        SpottingQuery query{hexes[i], hexes[i], turn, nullptr, target};
        const auto isSpotted = [&](model::HexCoord offset) {
            query.from = field.cellOf(centre + offset);
            return query.from != noCell && field.isOnMap(query.from) && play.spotting().spots(query);
        };
        // The farthest first: a nearer ring is asked only while none farther has answered.
        int distance = limit ? std::min(limit->rangeAtMost(query), reach) : reach;
        for (; distance > 0; --distance) {
            const auto ring = std::span(around).subspan(rings[static_cast<std::size_t>(distance)]);
            const auto size =
                rings[static_cast<std::size_t>(distance) + 1] - rings[static_cast<std::size_t>(distance)];
            if (std::ranges::any_of(ring.first(size), isSpotted)) break;
        }
        most[i] = std::max(distance, 0);
    });
    if (stop.stop_requested()) return {};
    return most;
}

}  // namespace cota::mapsets
