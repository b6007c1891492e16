#pragma once
// How the counters of a scenario affect one mover: friends that fill a hex, enemies, helpers at crossings,
// mines, hexes not controlled at night. The result is a layer for ReachQuery::rules.

#include <functional>
#include <optional>

#include "mapsets/movement/movement.h"
#include "mapsets/movement/reach.h"
#include "mapsets/sight/sight.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"

namespace cota::mapsets {

/// Question "occupation", strategy "occupants":
///   harmless, harmless-empty   words of units that do not hold their hex; the latter only without cargo
///   assault        "first-step": enemy hexes are entered only from an adjacent hex, and end the move; else
///                  never
///   no-assault     words of units that never enter them
///   excludes       words of units; only a unit with one of these words may enter their hex
///   stop-in, may-stop-in   words of features of others that stop, or may stop, a unit that enters their hex
///   overruns       words of units that pass through hexes with enemies, but never stay in one
///   overrun-toll   ... and pay this number of points more for each enemy; also for carried enemies with
///                  toll-for-cargo, for unseen ones with toll-for-unseen
///   unseen         words of units that do not hold their hex, though no enemy may stay in it
/// If stacking limits apply only at the end of a move, units may pass through full stacks of friends.
class Obstacles {
  public:
    /// `stacking` may be null. All arguments must outlive it.
    Obstacles(const Battlefield& field, const Roster& roster, const Movement& movement,
              const Stacking* stacking);

    struct Wish {
        UnitIndex unit = noUnit;  // the moving unit; noUnit: only `side` counts, and no stack is full
        model::SideId side;       // ignored with a unit
        bool enemies = true;
        bool friends = true;  // full stacks, if the limit applies at all times
        bool helpers = true;
        bool features = true;
        int awayFromEnemies = 0;           // hexes this near to enemies are closed (a unit that hurries)
        std::function<bool(Cell)> closed;  // further hexes that may not be entered (night without a leader)
    };
    /// Rules by cell, for the set-up positions.
    CellRules rules(const Wish& wish) const;

    /// Whether enemies hold a hex within `distance`, the hex itself included.
    bool isNearEnemies(Cell cell, const model::SideId& side, int distance) const;
    /// Whether enemies hold the hex against `side`.
    bool isHeldAgainst(Cell cell, const model::SideId& side) const;

  private:
    void addEnemies(CellRules& rules, const Wish& wish, const model::SideId& side) const;
    void addFriends(CellRules& rules, const Wish& wish, const model::SideId& side) const;
    void addFeatures(CellRules& rules, const model::SideId& side) const;
    bool isHarmless(UnitIndex unit) const;
    Points tollAt(Cell cell, const model::SideId& side) const;

    const Battlefield* field_;
    const Roster* roster_;
    const Movement* movement_;
    const Stacking* stacking_;
    TagMask harmless_ = 0;
    TagMask harmlessEmpty_ = 0;
    TagMask noAssault_ = 0;
    TagMask excludes_ = 0;
    std::vector<std::string> stopIn_;
    std::vector<std::string> mayStopIn_;
    bool assaultByFirstStep_ = false;
    TagMask overruns_ = 0;
    TagMask unseen_ = 0;
    Points toll_ = 0;
    bool tollForCargo_ = false;
    bool tollForUnseen_ = false;
};

/// Changes the query to that of a hurrying unit, for one turn; false, without a change, if it may not hurry.
bool hurry(ReachQuery& query, const Movement& movement, TagMask tags);
bool hurry(ReachQuery& query, const Roster& roster, const Movement& movement, UnitIndex unit);

/// A complete query for a unit, or its carrier, in its current state: start, allowance, one hex only,
/// helper.
ReachQuery queryFor(const Roster& roster, const Movement& movement, UnitIndex unit, int turns);

/// Where units of `side` may move with twice their allowance, for the set-up positions of the enemy; nothing
/// if the game has no such movement.
std::optional<Doubling> doublingFor(const Battlefield& field, const Sight& sight, const Roster& roster,
                                    const Movement& movement, const model::SideId& side);

}  // namespace cota::mapsets
