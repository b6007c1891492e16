#pragma once
// Who may close on the enemy without being led. Strategy "fire-threat" of question "approach":
//   rows "threat"   target: words of the unit that moves (none: every other unit); fire: names of the printed
//   pairs that
//                   can hurt it. The first row that fits the unit counts.
//   any-fire        names of all printed pairs: a hex with an enemy that has one of them is never entered
//   unled commander / led  see command.h: whether a unit is led is the caller's question
// A step towards an enemy that could hurt the unit, sees the hex entered and has it within printed range
// needs a leader if it comes nearer to that enemy.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "mapsets/play/battlefield.h"
#include "mapsets/play/roster.h"

namespace cota::mapsets {

/// Whether `enemy` would spot a unit such as `unit` in `cell`.
using SpotsAt = std::function<bool(UnitIndex enemy, UnitIndex unit, Cell cell)>;

struct ApproachAnswer {
    bool needsLeader = false;
    UnitIndex because = noUnit;  // the enemy
    std::string reason;          // id: within-range, enemy-hex; empty where none is needed
    std::string citation;
};

class Approach {
  public:
    virtual ~Approach() = default;
    /// Whether `enemy` has fire that can hurt `unit` at all, and how far its widest such fire reaches.
    virtual std::optional<int> harmRange(const Roster& roster, UnitIndex enemy, UnitIndex unit) const = 0;
    /// The step of `unit` from one hex to a neighbour, unled.
    virtual ApproachAnswer judge(const Roster& roster, UnitIndex unit, Cell from, Cell to,
                                 const SpotsAt& spots) const = 0;
    /// Whether a demoralized `unit` has to flee from an enemy it sees: only from those that can hurt it.
    bool mustFlee(const Roster& roster, UnitIndex unit, const SpotsAt& spots) const;
};

/// The strategy the game names, or null. The battlefield and the tags must outlive it.
std::unique_ptr<Approach> makeApproach(const Battlefield& field, const UnitTags& tags);

}  // namespace cota::mapsets
