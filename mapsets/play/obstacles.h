#pragma once
// What the counters of a scenario put in the way of one mover: friends that fill a hex, enemies, helpers at
// crossings, mines, hexes not controlled at night. The answer is a layer for ReachQuery::rules.

#include <functional>
#include <optional>

#include "mapsets/play/movement.h"
#include "mapsets/play/reach.h"
#include "mapsets/play/roster.h"
#include "mapsets/play/stacking.h"

namespace cota::mapsets {

/// How question "movement" of a game reads units in the way, as parameters of the strategy:
///   harmless     a side's hex with only such units does not stop anybody
///   stop-features, stop-maybe   words of features whose hex stops, or may stop, whoever enters (side's own
///   excepted) assault      "first-step" (enemy hexes are entered only from next to them), "never"
class Obstacles {
  public:
    Obstacles(const Battlefield& field, const Roster& roster, const Movement& movement,
              const Stacking* stacking);

    struct Wish {
        UnitIndex unit = noUnit;  // whose way it is; noUnit: only `side` counts, and no stack is full
        model::SideId side;       // ignored with a unit
        bool enemies = true;
        bool friends = true;  // full stacks
        bool helpers = true;
        bool features = true;
        std::function<bool(Cell)> closed;  // further hexes nobody may enter (night without a leader)
    };
    CellRules rules(const Wish& wish) const;

    /// Enemies that bar the hex to `side`: anything of another side that is not harmless.
    bool isHeldAgainst(Cell cell, const model::SideId& side) const;

  private:
    const Battlefield* field_;
    const Roster* roster_;
    const Movement* movement_;
    const Stacking* stacking_;
    TagMask harmless_ = 0;
    TagMask stopFeatures_ = 0;
    TagMask mayStopFeatures_ = 0;
    bool assaultByFirstStep_ = false;
};

/// A ready query for a unit as it stands: start, allowance with its state and carrier, helper.
ReachQuery queryFor(const Roster& roster, const Movement& movement, UnitIndex unit, int turns);

}  // namespace cota::mapsets
