#pragma once
// Where the units on the map can be after their first turn, and for which of them two readings differ.

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "mapsets/movement/obstacles.h"
#include "mapsets/play/laid_document.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"

namespace cota::mapsets {

/// Enemies and full stacks are where they stand at the start. Immutable: threads may share it.
class FirstTurns {
  public:
    /// Both must outlive it. The time is that of a graph for each kind of mover.
    FirstTurns(const LaidDocument& laid, const Roster& roster);

    /// What a search for a unit would be; `query` lacks the rules.
    struct Asked {
        const ReachGraph* graph = nullptr;
        ReachQuery query;
        CellRules rules;
    };
    /// Nothing for a unit that is not on the map, is carried or cannot move.
    std::optional<Asked> of(UnitIndex unit) const;
    /// The graph of that search alone; null for the same units.
    const ReachGraph* graphOf(UnitIndex unit) const;

  private:
    using MoverKey = std::pair<int, TagMask>;

    /// The mover of a unit that can move by itself on the map.
    std::optional<Mover> moverFor(UnitIndex unit) const;

    const Roster& roster_;
    std::unique_ptr<Movement> movement_;
    std::unique_ptr<Stacking> stacking_;
    std::optional<Obstacles> obstacles_;
    std::map<MoverKey, ReachGraph> graphs_;
};

/// The hexes that one of the two gives alone, ascending, for each unit, in the order of the roster. Only
/// units for which anything differs are searched for. Empty if stopped. Uses all processors.
std::vector<std::vector<Cell>> differences(const FirstTurns& now, const FirstTurns& then, std::size_t units,
                                           std::stop_token stop);

}  // namespace cota::mapsets
