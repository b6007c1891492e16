#pragma once
// Who brings whom into action. Strategy "chain" of question "command":
//   rows "leads"    by: words that make a unit a leader of this sort (a class, or a state of the unit that
//                   carries him); who: words of the units he serves (none: all); not: ... without these;
//                   ranks: "yes": also leaders of a lower rank, who then bring in others
//   reach           hexes around him whom he reaches (1)
//   near-states     words in which that is only his own hex; mute-states: words in which he leads nobody
//   ranks           name of the value with the rank, and of the word list that orders ranks
// Strategy "formations" of question "command":
//   led-by, mute-states    words of units that lead, and in which they lead nobody
//   range                  name of the value with the hexes a leader reaches; only units of his own formation
//   leader-mark, unit-mark names of values that are equal where neither he nor the unit names a formation
// All units of the chosen stack act, whatever they are; only units a leader who acts serves may close on the
// enemy (see approach.h).
//
// Strategy "present" of question "assault": who of a hex fights in it.
//   counts          words of units that fight
//   attack-not, defend-not   words (states) of units that do not attack, or not even defend themselves
// Units aboard others never do.

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// One unit brought into action.
struct Activated {
    UnitIndex unit = noUnit;
    UnitIndex by = noUnit;     // the leader who did; noUnit: it is of the stack that was chosen
    bool mayApproach = false;  // a leader who acts serves it, or it leads itself
};

class Command {
  public:
    virtual ~Command() = default;
    /// All that act in one segment when the stack in `cell` is chosen: that stack, and whoever its leaders
    /// can bring in. In the order they come in; each unit once; carried units come with their carriers.
    virtual std::vector<Activated> activate(const Roster& roster, Cell cell,
                                            const model::SideId& side) const = 0;
    /// The same for one leader alone: himself, and whoever he can bring in.
    virtual std::vector<Activated> activateBy(const Roster& roster, UnitIndex leader) const = 0;
    /// Whether the unit leads anybody now.
    virtual bool isLeader(const Roster& roster, UnitIndex unit) const = 0;
    /// Whether `leader` is of a sort that serves `unit` (wherever they stand).
    virtual bool serves(const Roster& roster, UnitIndex leader, UnitIndex unit) const = 0;
};

/// Strategy "formations"; makeCommand chooses.
std::unique_ptr<Command> makeFormationCommand(const Battlefield& field, const UnitTags& tags,
                                              const StrategyChoice& choice);
/// The strategy the game names, or null. The tags must outlive it.
std::unique_ptr<Command> makeCommand(const Battlefield& field, const UnitTags& tags);

/// The units of `side` in `cell` that attack, or defend themselves, in an assault there.
std::vector<UnitIndex> assaultUnits(const Battlefield& field, const Roster& roster, Cell cell,
                                    const model::SideId& side, bool attacking);

}  // namespace cota::mapsets
