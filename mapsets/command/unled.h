#pragma once
// What a unit that no leader activates may not do: approach enemies that could hurt it (approach.h), and in
// some light enter hexes its side does not control (control.h). Control is known only for the start, so that
// state is used for all turns.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "mapsets/command/approach.h"
#include "mapsets/command/control.h"
#include "mapsets/play/play.h"

namespace cota::mapsets {

/// Why a step takes a leader.
struct LeaderNeed {
    std::string reason;    // id: closer, enemy-hex, dark
    std::string citation;  // paragraph of this game
    UnitIndex because = noUnit;
};

class Unled {
  public:
    /// The document must have a scenario. All must outlive it. `lastTurn`: of the unit's own turns, from 1.
    Unled(const model::Document& document, const Play& play, const Roster& roster, UnitIndex unit,
          int lastTurn);

    /// Whether anything is closed to the unit in some turn.
    bool isBound() const { return !turns_.empty(); }
    /// Adds its rules to those of the unit's query. The query must not outlive this.
    void bind(ReachQuery& query);
    /// Why the step takes a leader in that turn of the unit; nothing where it takes none.
    std::optional<LeaderNeed> need(Cell from, Cell to, int turn) const;

    /// The leaders who can activate the unit where the roster has it, so that it may approach: those on the
    /// map near it, and those who arrive with it.
    static std::vector<UnitIndex> leadersOf(const Battlefield& field, const Roster& roster, UnitIndex unit);

  private:
    /// One turn of the unit, or several alike.
    struct Turn {
        TurnConditions conditions;
        bool isDark = false;
        SideRules sides;
    };
    const Turn& turnAt(int turn) const;
    SpotsAt spotsIn(const TurnConditions& conditions) const;
    /// Those rules, and all hexes shut that the unit's side does not control.
    const CellRules& inTheDark(const CellRules* rules);

    const Play* play_;
    const Roster* roster_;
    UnitIndex unit_;
    std::unique_ptr<Approach> approach_;
    Control control_;
    std::vector<std::unique_ptr<Turn>> turns_;  // of the unit; the last one holds for all later ones
    /// Those of dark turns: one for each turn of the query, which may have more turns than are stated.
    std::vector<std::unique_ptr<CellRules>> darkRules_;
};

/// A hex a unit comes to in its turn only if a leader activates it.
struct LedHex {
    Cell cell = noCell;
    LeaderNeed need;             // of the first such step on its way
    std::optional<int> without;  // the turn in which it comes there unled
};
/// Searches again for the unit unled, and marks in `reached`, which `led` found, what it misses then.
std::vector<LedHex> markLed(const ReachGraph& graph, const ReachSearch& led, const ReachQuery& query,
                            Unled& unled, Reached& reached);

}  // namespace cota::mapsets
