#pragma once
// Who brings whom into action. Strategy "chains" of question "command":
//   rows "leader"   counts: words that make a unit a leader of this sort; not: words that do not
//                   serves: words of units it brings into action and leads; serves-not: ... without these
//                   chains: "yes": also leaders of a lower rank, who then bring in others
//                   reach: hexes around him (1); reach-in: words (a state) and reach-then: his reach in it;
//                   mute: words in which he leads nobody
//   rank, ranks     name of the value with the rank, and the word list that orders ranks
// Units that share a hex with an activated leader act with him, whatever they are; only units served by a
// leader who acts may close on the enemy (see approach.h).

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "mapsets/play/battlefield.h"
#include "mapsets/play/roster.h"

namespace cota::mapsets {

/// One unit brought into action.
struct Activated {
    UnitIndex unit = noUnit;
    UnitIndex by = noUnit;     // the leader who did; noUnit: it is of the stack that was chosen
    bool mayApproach = false;  // a leader who serves it acts with it
};

class Command {
  public:
    virtual ~Command() = default;
    /// All that act in one segment when the stack in `cell` is chosen: that stack, and whoever its leaders
    /// can bring in. In the order they come in; each unit once. Carried units come with their carriers.
    virtual std::vector<Activated> activate(const Roster& roster, Cell cell,
                                            const model::SideId& side) const = 0;
    /// The same for one leader alone: himself, and whoever he can bring in.
    virtual std::vector<Activated> activateBy(const Roster& roster, UnitIndex leader) const = 0;
    /// Whether the unit leads anybody now.
    virtual bool isLeader(const Roster& roster, UnitIndex unit) const = 0;
};

/// The strategy the game names, or null. The battlefield and the tags must outlive it.
std::unique_ptr<Command> makeCommand(const Battlefield& field, const UnitTags& tags);

}  // namespace cota::mapsets
