#include "mapsets/movement/turn_obstacles.h"

#include <algorithm>

namespace cota::mapsets {

namespace {

/// The entry of that turn.
template <class Entry>
const Entry* inTurn(const std::vector<const Entry*>& entries, int turn) {
    return entries[std::min(static_cast<std::size_t>(turn) - 1, entries.size() - 1)];
}

}  // namespace

int TurnObstacles::changes() const {
    return static_cast<int>(std::max(query_->rules.size(), query_->closedSides.size()));
}

std::uint32_t TurnObstacles::rule(int turn, Cell cell) const {
    if (query_->rules.empty()) return 0;
    const auto* rules = inTurn(query_->rules, turn);
    return rules == nullptr || rules->empty() ? 0 : (*rules)[static_cast<std::size_t>(cell)];
}

bool TurnObstacles::isClosed(int turn, Cell from, Cell to) const {
    if (query_->closedSides.empty()) return false;
    const auto* sides = inTurn(query_->closedSides, turn);
    if (sides == nullptr) return false;
    const auto side = std::ranges::find(*around_, to - from);
    return side != around_->end() &&
           (((*sides)[static_cast<std::size_t>(from)] >> (side - around_->begin())) & 1) != 0;
}

bool TurnObstacles::isPassing(Cell cell) const {
    return std::ranges::any_of(query_->rules, [&](const CellRules* rules) {
        return rules != nullptr && !rules->empty() &&
               ((*rules)[static_cast<std::size_t>(cell)] & cellPassing) != 0;
    });
}

bool TurnObstacles::hasPassing() const {
    return std::ranges::any_of(query_->rules, [](const CellRules* rules) {
        return rules != nullptr &&
               std::ranges::any_of(*rules, [](std::uint32_t rule) { return (rule & cellPassing) != 0; });
    });
}

}  // namespace cota::mapsets
