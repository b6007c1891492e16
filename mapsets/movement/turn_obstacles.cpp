#include "mapsets/movement/turn_obstacles.h"

#include <algorithm>

namespace cota::mapsets {

TurnObstacles::TurnObstacles(const ReachQuery& query, const ReachPlaces& places)
    : query_(&query), around_(&places.around) {
    if (query.rules.size() == 1 && query.rules[0] != nullptr && !query.rules[0]->empty())
        inAllTurns_ = query.rules[0]->data();
}

int TurnObstacles::changes() const {
    return static_cast<int>(std::max(query_->rules.size(), query_->closedSides.size()));
}

bool TurnObstacles::isSideClosed(int turn, Cell from, Cell to) const {
    const auto* sides = inTurn(query_->closedSides, turn);
    if (sides == nullptr) return false;
    const auto side = std::ranges::find(*around_, to - from);
    return side != around_->end() &&
           (((*sides)[static_cast<std::size_t>(from)] >> (side - around_->begin())) & 1) != 0;
}

bool TurnObstacles::hasPassing() const {
    return std::ranges::any_of(query_->rules, [](const CellRules* rules) {
        return rules != nullptr &&
               std::ranges::any_of(*rules, [](std::uint32_t rule) { return (rule & cellPassing) != 0; });
    });
}

}  // namespace cota::mapsets
