#include "mapsets/movement/turn_obstacles.h"

#include <algorithm>

namespace cota::mapsets {

int TurnObstacles::changes() const {
    return static_cast<int>(std::max(query_->rules.size(), query_->closedSides.size()));
}

bool TurnObstacles::isClosed(int turn, Cell from, Cell to) const {
    if (query_->closedSides.empty()) return false;
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
