#include "mapsets/analysis/spotted_from.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <functional>

namespace cota::mapsets {

std::optional<std::vector<int>> spottedFrom(const Play& play, const TurnConditions& turn,
                                            const model::Attributes* target, int farthest,
                                            std::stop_token stop) {
    const Battlefield& field = play.field();
    const auto hexes = field.hexes();
    // The farthest first: a nearer hex is asked only while none farther has answered.
    std::vector<model::HexCoord> around;
    const int reach = std::min(farthest, field.extent());
    for (int r = -reach; r <= reach; ++r)
        for (int q = std::max(-reach, -r - reach); q <= std::min(reach, -r + reach); ++q)
            around.push_back({q, r});
    std::ranges::stable_sort(around, std::greater<>(), [](model::HexCoord offset) {
        return model::distance({0, 0}, offset);
    });
    std::vector<int> most(hexes.size());
    oneapi::tbb::parallel_for(std::size_t{0}, hexes.size(), [&](std::size_t i) {
        if (stop.stop_requested()) return;
        const auto centre = field.hexAt(hexes[i]);
        for (const model::HexCoord offset : around) {
            const Cell from = field.cellOf(centre + offset);
            if (from == noCell || from == hexes[i] || !field.isOnMap(from)) continue;
            const int distance = play.spotting().distance(from, hexes[i]);
            if (distance <= most[i] || distance > farthest) continue;
            if (play.spotting().spots({from, hexes[i], turn, nullptr, target})) most[i] = distance;
        }
    });
    if (stop.stop_requested()) return {};
    return most;
}

}  // namespace cota::mapsets
