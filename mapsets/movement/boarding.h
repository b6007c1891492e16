#pragma once
// Loading and unloading one unit; units that board free of charge (leaders) are not covered.
// Strategy "for-points" of question "boarding":
//   carriers, carriers-not   words of units that carry, and states in which they do not
//   for-points     words of units that board or leave for `points` of the carrier's and their own points
//   for-the-move   words of units whose loading uses all points of both, and which leave free of charge;
//                  those of them with points of their own board like the others
//   points         the number
//   payers         "both": the passenger needs those points too; "carrier": only the carrier does

#include <memory>
#include <optional>

#include "mapsets/movement/movement.h"
#include "mapsets/strategy/strategy.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"

namespace cota::mapsets {

/// What loading or unloading a unit before moving means for the carrier.
struct BoardingAnswer {
    bool possible = true;
    Points carrierSpends = 0;  // of 1/D
    Explanation because;       // boards; or why not: carrier, cargo, full, carrier-points, passenger-points
};

class Boarding {
  public:
    virtual ~Boarding() = default;
    /// `passengerSpent`: points of its turn that the passenger spent to reach the hex of `carrier`.
    virtual BoardingAnswer load(const Roster& roster, const Movement& movement, UnitIndex carrier,
                                UnitIndex passenger, Points passengerSpent) const = 0;
    virtual BoardingAnswer unload(const Roster& roster, const Movement& movement,
                                  UnitIndex passenger) const = 0;
};

/// What `unit` spends to reach `to` in one turn from the current positions; nothing if it cannot.
std::optional<Points> spentToReach(const Battlefield& field, const Roster& roster, const Movement& movement,
                                   const Stacking* stacking, UnitIndex unit, Cell to);

/// The strategy the game names, or null. The battlefield and the tags must outlive it.
std::unique_ptr<Boarding> makeBoarding(const Battlefield& field, const UnitTags& tags);

}  // namespace cota::mapsets
