#include "mapsets/analysis/mutual_sight.h"

#include <oneapi/tbb/parallel_for.h>

#include <set>

namespace cota::mapsets {

std::optional<std::vector<MutualLine>> mutualLines(const Play& play, std::span<const Cell> ones,
                                                   std::span<const Cell> others, std::optional<int> range,
                                                   std::stop_token stop) {
    std::vector<std::vector<MutualLine>> rows(ones.size());
    // A pair of two hexes that are in both groups comes twice.
    const std::set<Cell> first(ones.begin(), ones.end()), second(others.begin(), others.end());
    const auto comesAgain = [&](Cell one, Cell other) {
        return other < one && second.contains(one) && first.contains(other);
    };
    oneapi::tbb::parallel_for(std::size_t{0}, ones.size(), [&](std::size_t i) {
        if (stop.stop_requested()) return;
        for (const Cell other : others) {
            if (ones[i] == other || comesAgain(ones[i], other)) continue;
            MutualLine line{ones[i], other, play.spotting().distance(ones[i], other)};
            if (range && line.distance > *range) continue;
            line.sees = play.sight().judge(line.one, line.other).isClear();
            line.isSeen =
                play.sight().isMutual() ? line.sees : play.sight().judge(line.other, line.one).isClear();
            if (line.sees || line.isSeen) rows[i].push_back(line);
        }
    });
    if (stop.stop_requested()) return {};
    std::vector<MutualLine> all;
    for (const auto& row : rows) all.insert(all.end(), row.begin(), row.end());
    return all;
}

}  // namespace cota::mapsets
