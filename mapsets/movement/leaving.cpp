#include "mapsets/movement/leaving.h"

#include <algorithm>

#include "mapsets/field/zone_resolver.h"

namespace cota::mapsets {

std::vector<Cell> exitsOf(const Battlefield& field, const model::Scenario& scenario,
                          const model::SideId& side) {
    std::vector<Cell> cells;
    ZoneResolver zones(field, scenario.zones);
    for (const auto& exit : scenario.exits) {
        if (exit.side != side || exit.zone.empty()) continue;
        if (const auto* zone = zones.resolve(exit.zone))
            for (const auto cell : zone->cells)
                if (field.isMapEdge(cell)) cells.push_back(cell);
    }
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

std::optional<int> leavingTurn(const ReachedHex& hex, const ReachQuery& query, std::optional<Points> cost) {
    const Points price = cost.value_or(0);
    const bool hasMoved = hex.turn > 0;
    int turn = std::max(hex.turn, 1);
    const bool mayGoOn = !hasMoved || (!hex.stops && !hex.minimumMove && !query.oneHexPerTurn);
    const bool fresh = !hasMoved && query.spentBefore == 0 && query.oneHexAlways;
    if (!mayGoOn || (hex.left < price && !fresh)) {
        if (query.allowance < price && !query.oneHexAlways) return std::nullopt;
        ++turn;
    }
    if (query.allowance <= 0 || (query.turns != 0 && turn > query.turns)) return std::nullopt;
    return turn;
}

}  // namespace cota::mapsets
