#pragma once
// The exact cost of one step of one unit. Strategy "by-table": costs by table.
//
// Costs are whole numbers of 1/D movement point, where D is the least common multiple of the denominators of
// all costs of the game (movement points of 2/3 and 1/2: D = 6), so that sums are exact and searches compare
// integers.
//
// A hex with a river that passes through it has *banks* (rivers.h). The position of a unit in such a hex is
// a *lane*, the bank it came from; every other hex has one lane, 0. A search therefore runs over (cell,
// lane).
//
// Parameters and rows of question "movement", strategy "by-table", are listed in the
// folder costs, where they are read:
//   hex_costs.h           terrains and features of the hex entered, and leaving the map
//   path_costs.h          roads, railways and other paths; path_bonus.h: the free step along good roads
//   relief_costs.h        uphill ground; contour_steps.h: contours between two hexes
//   hexside_costs.h       hexsides, and paths that run along them
//   feature_surcharges.h  features that cost more
//   step_rules.h          climbs and cliffs, and hexes that stop a unit
//   allowance_rules.h     how the allowance changes: doubling, hurrying, the one hex that is always possible
//   bound_mobilities.h    movement types that are bound to paths or terrain
//   ../cost_table.h       the costs, and those of the scenario
// Question "rivers" has the strategies "banks" (river_banks.h) and "crossed-within" (crossed_within.h);
// without one, rivers are like any other terrain.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/model/document/scenario.h"
#include "formats/model/geometry/hex.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/unit_tags.h"

namespace cota::mapsets {

/// Movement points times Movement::denominator().
using Points = std::int32_t;
inline constexpr Points noLimit = 1 << 24;  // more than any allowance

/// The properties of a moving unit that affect costs.
struct Mover {
    int mobility = -1;  // index into Catalogue::mobilities
    TagMask tags = 0;   // of the unit, by UnitTags
};

/// Limits of a step apart from its cost.
enum StepFlag : std::uint16_t {
    stepStops = 1,           // the unit may not go on in this turn
    stepOnlyFirst = 2,       // only as the first step of a turn
    stepHelpThere = 4,       // only if the hex entered has help (a helper there since an earlier turn)
    stepHelpHere = 8,        // only if the hex left is such a hex
    stepByRoll = 16,         // may fail by the dice: treated as possible and marked
    stepCostUnknown = 32,    // the game gives no cost: atLeast < atMost
    stepMayBeBarred = 64,    // ... and the step may even be prohibited
    stepSearchesStop = 128,  // the unit may have to stop (a minefield)
    stepFromNext = 256,      // only in a turn that began next to the hex entered
    stepStays = 512          // not a step: the cost of staying in the hex
};

inline constexpr std::uint8_t noLane = 255;

/// One step, or the reason why it is not possible.
struct Step {
    bool prohibited = false;
    Points atLeast = 0;  // equal unless the cost is unknown; atMost is noLimit then
    Points atMost = 0;
    std::uint16_t flags = 0;
    std::uint8_t lane = 0;            // of the hex entered
    std::uint8_t otherLane = noLane;  // a second one if the unit may choose the bank
};

/// One line of the explanation of a step.
struct StepNote {
    std::string reason;                     // id: terrain, added, link, surcharge, crossing, prohibited ...
    std::string citation;                   // paragraph of this game
    std::string what;                       // id of the terrain, path, feature or movement class
    std::optional<model::Rational> points;  // what it adds or replaces; absent: prohibited or unknown
};
using StepNotes = std::vector<StepNote>;

/// A cost in a scenario that is not a whole number of the smallest fraction allowed (mostCostParts): the
/// unit pays more than it says.
struct FineCost {
    std::size_t part = 0;  // index into Scenario::parts
    std::string name;      // of its value
    model::Rational points;
};

class Movement {
  public:
    virtual ~Movement() = default;

    Points denominator() const { return denominator_; }
    Points pointsOf(model::Rational movementPoints) const;  // rounded down to a whole number of 1/D
    model::Rational rationalOf(Points points) const { return {points, denominator_}; }

    /// 1, or the number of banks of a river hex.
    virtual int lanes(Cell cell) const = 0;
    /// The lane of a unit that enters `cell` from outside through side `from`.
    virtual int laneThrough(Cell cell, model::Direction from) const = 0;
    /// The step from `from`, which is on the map, in `lane`, through side `towards`. Units in the way are
    /// not considered here: see reach.h. `notes` receives the explanation.
    virtual Step step(const Mover& mover, Cell from, int lane, model::Direction towards,
                      StepNotes* notes = nullptr) const = 0;
    /// Whether the hex is closed to the mover from every side (a unit set up there is misplaced).
    bool isBarred(const Mover& mover, Cell cell, StepNotes* notes = nullptr) const;

    /// Costs of the scenario that exact sums cannot represent.
    virtual std::vector<FineCost> costsTooFine() const { return {}; }
    /// The cost of leaving the map from an edge hex, if the scenario allows it; nothing if the game gives no
    /// cost.
    virtual std::optional<Points> exitCost(const Mover& mover) const = 0;
    /// The paragraph with this rule.
    virtual std::string exitCitation() const = 0;
    /// Whether a unit with points may always move one hex, whatever it costs.
    virtual bool oneHexAlways() const = 0;
    /// Whether a unit in this state (a tag of its placement) moves only one hex in a turn.
    virtual bool isSlow(TagMask tags) const = 0;
    /// The words of a mover that can change a cost; movers with the same such words share a graph.
    virtual TagMask moverTags() const = 0;
    /// The words that make a unit a helper at crossings, unless it has one of `helperNot`.
    virtual TagMask helperTags() const = 0;
    virtual TagMask helperNot() const = 0;
    /// Whether help at crossings matters in the hex: it has a river without a bridge or ford.
    virtual bool isCrossedWithHelp(Cell cell) const = 0;
    /// What a unit in this state (tags) pays before its first step, such as for leaving a trench.
    virtual Points startCost(TagMask tags) const = 0;
    /// The cost of another activity that units spend points on, by its name in the game's data.
    virtual std::optional<Points> spending(const std::string& what) const = 0;
    /// Whether units may double their allowance out of sight of the enemy.
    virtual bool mayDouble() const = 0;

    /// Whether a unit in this lane may end its move there in its current mode.
    virtual bool mayStay(Cell, int) const { return true; }
    /// The cost of staying in a hex that the unit may not occupy as it is: a step to another lane of the
    /// same hex.
    virtual Step stay(const Mover&, Cell, int, StepNotes* = nullptr) const { return {.prohibited = true}; }
    /// Sides of the hex (bit = Direction). A unit that has spent all its points along such sides may move
    /// one more hex through one of them.
    virtual std::uint8_t bonusSides(const Mover&, Cell) const { return 0; }
    /// The lane in which a unit ends that extra step if it enters in `lane`; noLane if it may not end there.
    virtual std::uint8_t laneAfterBonus(const Mover&, Cell cell, std::uint8_t lane) const {
        return mayStay(cell, lane) ? lane : noLane;
    }
    /// The additional points of a unit that hurries; nothing if it may not hurry.
    virtual std::optional<Points> hurried(TagMask) const { return std::nullopt; }
    /// Whether the game has a rule for hurrying.
    virtual bool canHurry() const { return false; }
    /// A unit that hurries stays more than this number of hexes away from enemies.
    virtual int hurryAway() const { return 0; }
    /// Whether a unit that hurries also has the bonus of sides.
    virtual bool hurryHasBonus() const { return true; }

  protected:
    /// The adjacent hex if it is on the map, else noCell.
    virtual Cell neighbourOf(Cell cell, model::Direction towards) const = 0;
    Points denominator_ = 1;
};

/// The least common multiple of the denominators of every cost and surcharge of the game.
Points costDenominator(const Catalogue& catalogue);

/// The movement strategy the game names, or null. The battlefield must outlive it. A scenario may say
/// whether rivers can be crossed and what crossings cost; it may be null.
std::unique_ptr<Movement> makeMovement(const Battlefield& field, const UnitTags& tags,
                                       const model::Scenario* scenario);

/// The step of units that move together: the most expensive of theirs, possible only if it is for all.
Step groupStep(const Movement& movement, std::span<const Mover> movers, Cell from, int lane,
               model::Direction towards);

/// The mover for a unit of the roster; a carried unit moves as its bearer.
Mover moverOf(const Roster& roster, UnitIndex unit);

}  // namespace cota::mapsets
