#include "mapsets/analysis/exposure.h"

#include <oneapi/tbb/combinable.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>

namespace cota::mapsets {

std::optional<std::vector<int>> exposure(const Play& play, const Watch& watch, std::stop_token stop) {
    const auto hexes = play.field().hexes();
    oneapi::tbb::combinable<std::vector<int>> sums([&] { return std::vector<int>(hexes.size()); });
    oneapi::tbb::parallel_for(std::size_t{0}, watch.from.size(), [&](std::size_t i) {
        if (stop.stop_requested()) return;
        const Cell from = watch.from[i];
        // Of its own: while it waits for its rows, a thread may begin with another watcher.
        std::vector<SightResult> results(hexes.size());
        play.sight().viewshed(from, results);
        auto& sum = sums.local();
        for (std::size_t k = 0; k < hexes.size(); ++k) {
            const bool isNear = !watch.range || play.spotting().distance(from, hexes[k]) <= *watch.range;
            if (results[k].isClear() && isNear && hexes[k] != from) ++sum[k];
        }
    });
    if (stop.stop_requested()) return {};
    std::vector<int> all(hexes.size());
    sums.combine_each(
        [&](const std::vector<int>& sum) { std::ranges::transform(all, sum, all.begin(), std::plus()); });
    return all;
}

}  // namespace cota::mapsets
