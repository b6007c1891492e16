#pragma once
// What a unit without an active leader may not do: approach enemies that could hurt it (approach.h), and in
// some light enter hexes its side does not control (control.h). Control is known only for the start, so the
// start is used for all turns.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/command/approach.h"
#include "mapsets/command/control.h"
#include "mapsets/play/play.h"

namespace cota::mapsets {

/// Why a step needs a leader.
struct LeaderNeed {
    std::string reason;    // id: closer, enemy-hex, dark
    std::string citation;  // paragraph of this game
    UnitIndex because = noUnit;
};

class Unled {
  public:
    /// The document must have a scenario. All arguments must outlive this. `lastTurn` counts the unit's own
    /// turns, from 1.
    Unled(const model::Document& document, const Play& play, const Roster& roster, UnitIndex unit,
          int lastTurn);

    /// Whether the unit may not take some step in some turn.
    bool isBound() const { return !turns_.empty(); }
    /// Adds these limits to the rules of the unit's query. The query must not outlive this.
    void bind(ReachQuery& query);
    /// Why the step needs a leader in that turn of the unit; nothing if it needs none.
    std::optional<LeaderNeed> need(Cell from, Cell to, int turn) const;

    /// The leaders who can activate the unit at its place in the roster, so that it may approach: those near
    /// it on the map and those who arrive with it.
    static std::vector<UnitIndex> leadersOf(const Battlefield& field, const Roster& roster, UnitIndex unit);

  private:
    /// One turn of the unit; consecutive turns with equal conditions share their content.
    struct Turn {
        TurnConditions conditions;
        bool isDark = false;
        SideRules sides;
    };
    const Turn& turnAt(int turn) const;
    SpotsAt spotsIn(const TurnConditions& conditions) const;
    /// The given rules, with all hexes closed that the unit's side does not control.
    const CellRules& inTheDark(const CellRules* rules);

    const Play* play_;
    const Roster* roster_;
    UnitIndex unit_;
    std::unique_ptr<Approach> approach_;
    Control control_;
    std::vector<std::unique_ptr<Turn>> turns_;  // of the unit; the last one applies to all later ones
    /// Rules of dark turns: one for each turn of the query, which may have more turns than the scenario
    /// describes.
    std::vector<std::unique_ptr<CellRules>> darkRules_;
};

/// A hex a unit can reach in its turn only if a leader activates it.
struct LedHex {
    Cell cell = noCell;
    LeaderNeed need;             // of the first such step on its path
    std::optional<int> without;  // the turn in which it gets there without a leader
};
/// Repeats the search without a leader and marks in `reached`, the result of `led`, the hexes the unit then
/// misses.
std::vector<LedHex> markLed(const ReachGraph& graph, const ReachSearch& led, const ReachQuery& query,
                            Unled& unled, Reached& reached);

}  // namespace cota::mapsets
