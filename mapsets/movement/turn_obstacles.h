#pragma once
// The obstacles of a query, turn by turn: the last entry of a list applies to all later turns.

#include <cstdint>

#include "mapsets/movement/reach.h"
#include "mapsets/movement/reach_places.h"

namespace cota::mapsets {

class TurnObstacles {
  public:
    TurnObstacles() = default;
    /// Both must outlive it.
    TurnObstacles(const ReachQuery& query, const ReachPlaces& places)
        : query_(&query), around_(&places.around) {}

    /// Obstacles may change until this turn; 0 if there are none.
    int changes() const;
    /// The obstacles in a hex in that turn: bits of CellRule, and the toll.
    std::uint32_t rule(int turn, Cell cell) const;
    /// Whether the side between two adjacent hexes is closed in that turn to a unit that leaves `from` by
    /// it.
    bool isClosed(int turn, Cell from, Cell to) const;
    /// Whether the hex can only be passed through in some turn, and whether there is any such hex.
    bool isPassing(Cell cell) const;
    bool hasPassing() const;

  private:
    const ReachQuery* query_ = nullptr;
    const ReachPlaces::Around* around_ = nullptr;
};

}  // namespace cota::mapsets
