#pragma once
// What the counters of a scenario put in the way of one mover: friends that fill a hex, enemies, helpers at
// crossings, mines, hexes not controlled at night. The answer is a layer for ReachQuery::rules.

#include <functional>
#include <optional>

#include "mapsets/movement/movement.h"
#include "mapsets/movement/reach.h"
#include "mapsets/sight/sight.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"

namespace cota::mapsets {

/// Question "occupation", strategy "occupants":
///   harmless, harmless-empty   words of units that hold no hex; the latter only while they carry nothing
///   assault        "first-step": enemy hexes are entered only from next to them, and end the move; else
///   never no-assault     words of units that never do excludes       words of units whose hex nobody without
///   one of these words may enter stop-in, may-stop-in   words of features of others whose hex stops, or may
///   stop, whoever enters
///   overruns       words of units that pass through hexes with enemies, but never stay in one
///   overrun-toll   ... and pay so many points more for each enemy; for those aboard others with
///                  toll-for-cargo, for unseen ones with toll-for-unseen
///   unseen         words of units that hold no hex against anybody, though no enemy may stay with them
/// Where a stack need fit only at the end of a move, full stacks of friends are passed through.
class Obstacles {
  public:
    /// `stacking` may be null. All must outlive it.
    Obstacles(const Battlefield& field, const Roster& roster, const Movement& movement,
              const Stacking* stacking);

    struct Wish {
        UnitIndex unit = noUnit;  // whose way it is; noUnit: only `side` counts, and no stack is full
        model::SideId side;       // ignored with a unit
        bool enemies = true;
        bool friends = true;  // full stacks, where the limit holds at all times
        bool helpers = true;
        bool features = true;
        int awayFromEnemies = 0;           // hexes this near to enemies are shut (a unit that hurries)
        std::function<bool(Cell)> closed;  // further hexes nobody may enter (night without a leader)
    };
    /// By cell, as set up.
    CellRules rules(const Wish& wish) const;

    /// Enemies that hold a hex so near, the hex itself included.
    bool isNearEnemies(Cell cell, const model::SideId& side, int distance) const;
    /// Enemies that hold the hex against `side`.
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

/// Makes the query that of a unit that hurries, for one turn; false, and nothing changed, where it may not.
bool hurry(ReachQuery& query, const Movement& movement, TagMask tags);
bool hurry(ReachQuery& query, const Roster& roster, const Movement& movement, UnitIndex unit);

/// A ready query for a unit as it stands, or as its carrier does: start, allowance, one hex only, helper.
ReachQuery queryFor(const Roster& roster, const Movement& movement, UnitIndex unit, int turns);

/// Where units of `side` may move with twice their allowance, as the enemy is set up; nothing where the game
/// has no such movement.
std::optional<Doubling> doublingFor(const Battlefield& field, const Sight& sight, const Roster& roster,
                                    const Movement& movement, const model::SideId& side);

}  // namespace cota::mapsets
