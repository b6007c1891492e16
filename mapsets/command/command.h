#pragma once
// Which leader activates which units. Strategy "chain" of question "command":
//   rows "leads"    by: words that make a unit this type of leader (a class, or a state of the unit that
//                   carries him); who: words of the units he can lead (none: all); not: ... without these;
//                   ranks: "yes": also leaders of a lower rank, who then activate others
//   reach           distance in hexes at which he can activate units (1)
//   near-states     states in which he reaches only his own hex; mute-states: in which he leads no unit
//   ranks           name of the value with the rank, and of the word list that orders ranks
// Strategy "formations" of question "command":
//   led-by, mute-states    words of leaders, and states in which they lead no unit
//   range                  name of the value with the distance in hexes; only units of his own formation
//   leader-mark, unit-mark names of values that must be equal if neither he nor the unit names a formation
// All units of the chosen stack act; only units led by an acting leader may approach the enemy (approach.h).
//
// Strategy "present" of question "assault": which units of a hex fight in an assault.
//   counts          words of units that fight
//   attack-not, defend-not   words (states) of units that do not attack, or do not even defend
// Carried units never fight.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// One activated unit.
struct Activated {
    UnitIndex unit = noUnit;
    UnitIndex by = noUnit;     // the leader who activated it; noUnit: it is in the chosen stack
    bool mayApproach = false;  // an acting leader leads it, or it leads itself
};

class Command {
  public:
    virtual ~Command() = default;
    /// All units that act in one segment when the stack in `cell` is chosen: that stack and the units its
    /// leaders can activate, in order of activation, each unit once. Carried units act with their carriers.
    virtual std::vector<Activated> activate(const Roster& roster, Cell cell,
                                            const model::SideId& side) const = 0;
    /// The same for a single leader: himself and the units he can activate.
    virtual std::vector<Activated> activateBy(const Roster& roster, UnitIndex leader) const = 0;
    /// Whether the unit can lead others now.
    virtual bool isLeader(const Roster& roster, UnitIndex unit) const = 0;
    /// The greatest distance in hexes at which the unit can lead others now; nothing if it leads none.
    virtual std::optional<int> range(const Roster& roster, UnitIndex leader) const = 0;
    /// Whether this type of leader can lead `unit`, wherever both are.
    virtual bool serves(const Roster& roster, UnitIndex leader, UnitIndex unit) const = 0;
};

/// Strategy "formations"; makeCommand selects the strategy.
std::unique_ptr<Command> makeFormationCommand(const Battlefield& field, const UnitTags& tags,
                                              const StrategyChoice& choice);
/// The strategy the game names, or null. The tags must outlive it.
std::unique_ptr<Command> makeCommand(const Battlefield& field, const UnitTags& tags);

/// The units of `side` in `cell` that attack, or defend themselves, in an assault there.
std::vector<UnitIndex> assaultUnits(const Battlefield& field, const Roster& roster, Cell cell,
                                    const model::SideId& side, bool attacking);

}  // namespace cota::mapsets
