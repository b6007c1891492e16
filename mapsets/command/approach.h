#pragma once
// Who may close on the enemy without being led. Strategy "harm" of question "approach":
//   rows "harmed"   who: words of the unit that moves (none: every other unit); by: names of the printed
//                   pairs that can hurt it; if: a parameter that must be "yes" for the row to count. The
//                   first row that fits the unit counts.
//   any-fire        names of all printed pairs: a hex with an enemy that has one of them is never entered
//                   unled
//   powerless       words of enemies that keep nobody away, unless powerless-restrict is yes
//   range           "extended": half as far again (rounded up) for the pairs `extends` names, from a strength
//                   of `extends-from` on; else as printed
//   metric          "line": ranges count the hexes a shot enters; else "distance"
//   refuge          words of hexes (Battlefield::maskOf) nobody flees from, unless refuge-in-sight is no:
//                   then fire that reaches them drives units out of these too, but never out of a `shelter`
// A step needs a leader if it comes nearer to an enemy that could hurt the unit, sees the hex entered and has
// it within range. Units aboard others do not fire.

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
    std::string reason;          // id: closer, enemy-hex; empty where none is needed
    std::string citation;
};

/// What a unit that has lost its nerve does when it fails to recover.
enum class Flight { stays, flees, lost };  // lost: it would have to flee and cannot move

class Approach {
  public:
    virtual ~Approach() = default;
    /// How far the widest fire of `enemy` that can hurt `unit` reaches; nothing if it has none.
    virtual std::optional<int> harmRange(const Roster& roster, UnitIndex enemy, UnitIndex unit) const = 0;
    /// The step of `unit` from one hex to a neighbour, unled.
    virtual ApproachAnswer judge(const Roster& roster, UnitIndex unit, Cell from, Cell to,
                                 const SpotsAt& spots) const = 0;
    /// Adds the sides by which `unit`, unled, may not leave a hex, wherever it stands.
    virtual void close(const Roster& roster, UnitIndex unit, const SpotsAt& spots,
                       SideRules& sides) const = 0;
    /// Whether it has to flee from where it stands: from enemies that see it, can hurt it and have it in
    /// range.
    virtual Flight flight(const Roster& roster, UnitIndex unit, const SpotsAt& spots) const = 0;
};

/// The strategy the game names, or null. The battlefield and the tags must outlive it.
std::unique_ptr<Approach> makeApproach(const Battlefield& field, const UnitTags& tags);

}  // namespace cota::mapsets
