#include "mapsets/analysis/objective_times.h"

#include <algorithm>

namespace cota::mapsets {

std::vector<std::optional<Arrival>> objectiveTimes(const LaidDocument& laid,
                                                   std::span<const Arrival> arrivals) {
    std::vector<std::optional<Arrival>> times;
    for (const auto& objective : laid.scenario()->objectives) {
        std::optional<Arrival>& first = times.emplace_back();
        for (const auto& hex : objective.hexes) {
            const auto cell = laid.field().resolve(hex.label).value_or(noCell);
            const auto at = std::ranges::lower_bound(arrivals, cell, {}, &Arrival::cell);
            const bool isReached = cell != noCell && at != arrivals.end() && at->cell == cell;
            if (isReached && (!first || at->turn < first->turn)) first = *at;
        }
    }
    return times;
}

}  // namespace cota::mapsets
