#pragma once
// The obstacles of a query, turn by turn: the last entry of a list applies to all later turns.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "mapsets/movement/reach.h"
#include "mapsets/movement/reach_places.h"

namespace cota::mapsets {

class TurnObstacles {
  public:
    TurnObstacles() = default;
    /// Both must outlive it, and so must the rules of the query, unchanged.
    TurnObstacles(const ReachQuery& query, const ReachPlaces& places);

    /// Obstacles may change until this turn; 0 if there are none.
    int changes() const;
    /// The obstacles in a hex in that turn: bits of CellRule, and the toll.
    std::uint32_t rule(int turn, Cell cell) const {
        if (inAllTurns_ != nullptr) return inAllTurns_[static_cast<std::size_t>(cell)];
        if (query_->rules.empty()) return 0;
        const auto* rules = inTurn(query_->rules, turn);
        return rules == nullptr || rules->empty() ? 0 : (*rules)[static_cast<std::size_t>(cell)];
    }
    /// Whether the side between two adjacent hexes is closed in that turn to a unit that leaves `from` by
    /// it.
    bool isClosed(int turn, Cell from, Cell to) const {
        return !query_->closedSides.empty() && isSideClosed(turn, from, to);
    }
    /// Whether the hex can only be passed through in some turn, and whether there is any such hex.
    bool isPassing(Cell cell) const {
        if (inAllTurns_ != nullptr) return (inAllTurns_[static_cast<std::size_t>(cell)] & cellPassing) != 0;
        return std::ranges::any_of(query_->rules, [&](const CellRules* rules) {
            return rules != nullptr && !rules->empty() &&
                   ((*rules)[static_cast<std::size_t>(cell)] & cellPassing) != 0;
        });
    }
    bool hasPassing() const;

  private:
    bool isSideClosed(int turn, Cell from, Cell to) const;
    /// The entry of that turn.
    template <class Entry>
    static const Entry* inTurn(const std::vector<const Entry*>& entries, int turn) {
        return entries[std::min(static_cast<std::size_t>(turn) - 1, entries.size() - 1)];
    }

    const ReachQuery* query_ = nullptr;
    const ReachPlaces::Around* around_ = nullptr;
    const std::uint32_t* inAllTurns_ = nullptr;  // by cell, if the same in all turns; else null
};

}  // namespace cota::mapsets
