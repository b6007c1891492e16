#pragma once
// Getting aboard, and off: one unit on a carrier, not counting those that board for nothing (leaders).
// Strategy "for-points" of question "boarding":
//   carriers, carriers-not   words of units that carry, and states in which they do not
//   for-points     words of units that board or leave for `points` movement points, the carrier's and theirs
//   for-the-move   words of units whose loading takes both all their points, and which leave for nothing;
//                  those of them that have points board like the others
//   points         how many
//   payers         "both": the passenger must have those points left too; "carrier": the carrier's are enough

#include <memory>
#include <optional>

#include "mapsets/movement/movement.h"
#include "mapsets/strategy/strategy.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"

namespace cota::mapsets {

/// What it means for a carrier to take somebody aboard, or put it down, before it moves.
struct BoardingAnswer {
    bool possible = true;
    Points carrierSpends = 0;  // of 1/D
    Explanation because;       // boards; carrier, cargo, full, carrier-points, passenger-points: it cannot
};

class Boarding {
  public:
    virtual ~Boarding() = default;
    /// `passenger` has spent so many points of its turn to come to the hex of `carrier`.
    virtual BoardingAnswer load(const Roster& roster, const Movement& movement, UnitIndex carrier,
                                UnitIndex passenger, Points passengerSpent) const = 0;
    virtual BoardingAnswer unload(const Roster& roster, const Movement& movement,
                                  UnitIndex passenger) const = 0;
};

/// What `unit` spends to come to `to` in one turn, as everybody stands; nothing if it cannot.
std::optional<Points> spentToReach(const Battlefield& field, const Roster& roster, const Movement& movement,
                                   const Stacking* stacking, UnitIndex unit, Cell to);

/// The strategy the game names, or null. The battlefield and the tags must outlive it.
std::unique_ptr<Boarding> makeBoarding(const Battlefield& field, const UnitTags& tags);

}  // namespace cota::mapsets
