#pragma once
// What one step costs one unit, exactly. Strategy "points": costs by table.
//
// Costs are whole numbers of 1/D movement point, where D is the least common multiple of the denominators of
// all costs of the game (movement points of 2/3 and 1/2: D = 6), so that sums are exact and searches compare
// integers.
//
// A hex with a river that passes through it has *banks*: the river's sides split the other sides of the hex
// into runs. Where a unit stands in such a hex is a *lane*, the bank it came from; every other hex has one
// lane, 0. A search therefore walks over (cell, lane).

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/hex.h"
#include "formats/model/rational.h"
#include "mapsets/play/battlefield.h"
#include "mapsets/play/roster.h"
#include "mapsets/play/unit_tags.h"

namespace cota::mapsets {

/// Movement points times Movement::denominator().
using Points = std::int32_t;
inline constexpr Points noLimit = 1 << 24;  // more than any allowance

/// Who moves, as far as costs ask.
struct Mover {
    int mobility = -1;  // index into Catalogue::mobilities
    TagMask tags = 0;   // of the unit, by UnitTags
};

/// What a search must heed of a step beside its cost.
enum StepFlag : std::uint16_t {
    stepStops = 1,      // the unit may not go on in this turn
    stepOnlyFirst = 2,  // only as the first step of a turn
    stepHelpThere =
        4,  // only if the hex entered is one where help stands (a helper in it since an earlier turn)
    stepHelpHere = 8,       // only if the hex left is such a hex
    stepByRoll = 16,        // may fail by the dice: it counts as possible and is marked
    stepCostUnknown = 32,   // the game gives no cost: atLeast < atMost
    stepMayBeBarred = 64,   // ... and it may even be prohibited
    stepSearchesStop = 128  // the unit may have to stop (a minefield): it goes on if it is lucky
};

/// One step, or the reason why there is none.
struct Step {
    bool prohibited = false;
    Points atLeast = 0;  // equal unless the cost is unknown; atMost is noLimit then
    Points atMost = 0;
    std::uint16_t flags = 0;
    std::uint8_t lane = 0;  // of the hex entered
};

/// One line of the explanation of a step.
struct StepNote {
    std::string reason;    // id: terrain, added, link, surcharge, crossing, prohibited ...
    std::string citation;  // paragraph of this game
    std::string what;      // id of the terrain, path, feature or movement class
    std::optional<model::Rational>
        points;  // what it adds or replaces; absent: it prohibits, or it is unknown
};
using StepNotes = std::vector<StepNote>;

class Movement {
  public:
    virtual ~Movement() = default;

    Points denominator() const { return denominator_; }
    Points pointsOf(model::Rational movementPoints) const;  // rounded down if it is no whole number of 1/D
    model::Rational rationalOf(Points points) const { return {points, denominator_}; }

    /// 1, or the number of banks of a river hex.
    virtual int lanes(Cell cell) const = 0;
    /// The lane of a unit that enters `cell` from outside through the side `from` looks to.
    virtual int laneThrough(Cell cell, model::Direction from) const = 0;
    /// From `from`, in `lane`, across the side towards `towards`. `from` is on the map. Units in the way are
    /// not asked here: see reach.h. With `notes` the same judgement explains itself.
    virtual Step step(const Mover& mover, Cell from, int lane, model::Direction towards,
                      StepNotes* notes = nullptr) const = 0;
    /// Whether the hex is closed to the mover whatever side it comes from (a unit set up there stands wrong).
    virtual bool isBarred(const Mover& mover, Cell cell, StepNotes* notes = nullptr) const = 0;

    /// A unit with points may always move one hex, whatever it costs.
    virtual bool oneHexAlways() const = 0;
    /// A unit in this state moves one hex in a turn.
    virtual bool isSlow(TagMask tags) const = 0;
    /// The words of a mover that can change a cost; movers equal in these share a graph.
    virtual TagMask moverTags() const = 0;
    /// The words that make a unit a helper at crossings; it must be in order (none of `helperNot`).
    virtual TagMask helperTags() const = 0;
    virtual TagMask helperNot() const = 0;

  protected:
    Points denominator_ = 1;
};

/// The least common multiple of the denominators of every cost and surcharge of the game.
Points costDenominator(const Catalogue& catalogue);

/// The movement strategy the game names, or null. The battlefield and the tags must outlive it.
std::unique_ptr<Movement> makeMovement(const Battlefield& field, const UnitTags& tags);

/// The mover a unit of the roster is; a carried unit moves as its bearer.
Mover moverOf(const Roster& roster, UnitIndex unit);

}  // namespace cota::mapsets
