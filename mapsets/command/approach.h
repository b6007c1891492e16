#pragma once
// Which steps towards the enemy need a leader. Strategy "harm" of question "approach":
//   rows "harmed"   who: words of the moving unit (none: every other unit); by: names of the printed pairs
//                   that can hurt it; if: a parameter that must be "yes" for the row to apply. The first row
//                   that fits the unit applies.
//   any-fire        names of all printed pairs: a unit without a leader never enters a hex with an enemy
//                   that has one of them
//   powerless       words of enemies that keep no unit away, unless powerless-restrict is yes
//   range           "extended": 1.5 times the range (rounded up) for the pairs in `extends`, if the strength
//                   is at least `extends-from`; else as printed
//   metric          "line": ranges count the hexes a shot enters; else "distance"
//   refuge          words of hexes (Battlefield::maskOf) from which no unit flees, unless refuge-in-sight is
//                   no: then fire that reaches them drives units out too, but never out of a `shelter`
// A step needs a leader if it brings the unit nearer to an enemy that could hurt it, sees the entered hex
// and has it in range. Carried units do not fire.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/movement/reach.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// Whether `enemy` would spot a unit such as `unit` in `cell`.
using SpotsAt = std::function<bool(UnitIndex enemy, UnitIndex unit, Cell cell)>;

struct ApproachAnswer {
    bool needsLeader = false;
    UnitIndex because = noUnit;  // the enemy
    std::string reason;          // id: closer, enemy-hex; empty if no leader is needed
    std::string citation;
};

/// The result for a unit that has lost its morale and fails to recover.
enum class Flight { stays, flees, lost };  // lost: it would have to flee and cannot move

class Approach {
  public:
    virtual ~Approach() = default;
    /// The longest range of any fire of `enemy` that can hurt `unit`; nothing if it has no such fire.
    virtual std::optional<int> harmRange(const Roster& roster, UnitIndex enemy, UnitIndex unit) const = 0;
    /// Judges the step of `unit`, without a leader, from one hex to an adjacent one.
    virtual ApproachAnswer judge(const Roster& roster, UnitIndex unit, Cell from, Cell to,
                                 const SpotsAt& spots) const = 0;
    /// Adds the hexsides through which `unit`, without a leader, may not leave a hex, wherever the unit is.
    virtual void close(const Roster& roster, UnitIndex unit, const SpotsAt& spots,
                       SideRules& sides) const = 0;
    /// Whether the unit has to flee from its hex: enemies see it, can hurt it and have it in range.
    virtual Flight flight(const Roster& roster, UnitIndex unit, const SpotsAt& spots) const = 0;
};

/// The strategy the game names, or null. The battlefield and the tags must outlive it.
std::unique_ptr<Approach> makeApproach(const Battlefield& field, const UnitTags& tags);

}  // namespace cota::mapsets
