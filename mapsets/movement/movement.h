#pragma once
// What one step costs one unit, exactly. Strategy "by-table": costs by table.
//
// Costs are whole numbers of 1/D movement point, where D is the least common multiple of the denominators of
// all costs of the game (movement points of 2/3 and 1/2: D = 6), so that sums are exact and searches compare
// integers.
//
// A hex with a river that passes through it has *banks* (rivers.h). Where a unit stands in such a hex is a
// *lane*, the bank it came from; every other hex has one lane, 0. A search therefore walks over (cell, lane).
//
// Parameters of question "movement", strategy "by-table":
//   always-one-hex     yes: a unit with points may always move one hex that is not prohibited
//   relief-cost        "elevation-line": additive terrain is paid on entering a hex with a lower neighbour;
//                      "climb": once for each level climbed;
//                      "whole": in every hex that has it; "none": nowhere (climbs are rows, see step_rules.h)
//   relief-on-paths, surcharge-on-paths   yes: ... also when moving along a path with a cost of its own
//   paths-no-help      words of terrains that are paid even along a path
//   paths-open         yes: a path leads through terrain that is closed to the unit
//   hindered           yes: units with any of the words hindered-too pay the surcharges of the movement class
//                      hindered-as
//   one-hex-states     words of units that move one hex in a turn
//   leaving-costs      the terrain whose cost is paid to leave the map; any other word: nothing
//   surcharge-..., surcharges-spread    feature_surcharges.h
//   contour-..., contours-...           contour_steps.h
//   doubled            yes: units may double their allowance in a turn that starts out of sight (see
//                      obstacles.h); doubled-path "whole": if every hex they enter is out of sight too
//   rows "stands-for"  terrain, part, value: `terrain` costs what the terrain does that the scenario's part
//                      of this kind names in its value; without such a part, its own row
//   rows "by-path"     terrain, paths, as: who enters `terrain` along a path with one of these words pays
//                      what the terrain `as` costs instead of the path
//   scenario-costs     kind of scenario part and its value that names a terrain, path or hexside: it costs
//                      what the part's values named as movement classes say (a number, "no", "unknown")
//   bonus-paths, bonus-classes   words of paths, and movement classes: a unit that has spent every point
//                      along such paths goes one hex further along one
//   hurry-adds, hurry-who, hurry-who-too, hurry-not, hurry-away, hurry-bonus   units with one of these words,
//                      and the second ones if hurry-who-too-may is yes, without a state of hurry-not, may
//                      have so many points more if they keep more than so many hexes away from enemies; they
//                      have the bonus of paths too, or not
//   further rows       step_rules.h
// A cost of a feature is paid instead of the terrains of its hex, whatever they bar; of several the least.
// Parameters of question "rivers", strategy "banks" (without it rivers are terrain like any other):
//   banks-in           word of terrains that are rivers; a path kind with such a terrain is their course
//   crossing           word of features that let everybody enter and cross
//   far-bank-needs-help  word of rivers nobody leaves to the far bank without help and a roll
//   help               "always": nor any other river; "needed-only": there only who may not enter it unaided
//   helper, helper-not   words of units that help, and that do not
//   stop-after-crossing  yes: who has crossed stops in the next hex; crossing-stops: by a bridge or ford too
//   crossing-allowed   kind of scenario part and its flag: "no" forbids crossing away from crossings
//   crossing-costs     kind of scenario part and its value that names the feature; costs are named as classes
// A movement class may be bound: values "path" (it moves along paths of this kind only), "part" (or between
// hexes of scenario parts of this kind) or "terrain" (it enters hexes with this terrain only).

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
    stepHelpHere = 8,        // only if the hex left is such a hex
    stepByRoll = 16,         // may fail by the dice: it counts as possible and is marked
    stepCostUnknown = 32,    // the game gives no cost: atLeast < atMost
    stepMayBeBarred = 64,    // ... and it may even be prohibited
    stepSearchesStop = 128,  // the unit may have to stop (a minefield): it goes on if it is lucky
    stepFromNext = 256,      // only in a turn that began next to the hex entered
    stepStays = 512          // no step: what it takes to stay in the hex
};

inline constexpr std::uint8_t noLane = 255;

/// One step, or the reason why there is none.
struct Step {
    bool prohibited = false;
    Points atLeast = 0;  // equal unless the cost is unknown; atMost is noLimit then
    Points atMost = 0;
    std::uint16_t flags = 0;
    std::uint8_t lane = 0;            // of the hex entered
    std::uint8_t otherLane = noLane;  // a second one where the unit may take either bank
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

/// A cost a scenario states that is no whole number of the smallest parts costs may have (mostCostParts):
/// more is paid than it says.
struct FineCost {
    std::size_t part = 0;  // index into Scenario::parts
    std::string name;      // of its value
    model::Rational points;
};

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
    bool isBarred(const Mover& mover, Cell cell, StepNotes* notes = nullptr) const;

    /// Costs of the scenario that sums would not hold exactly.
    virtual std::vector<FineCost> costsTooFine() const { return {}; }
    /// What it costs to leave the map from an edge hex, where the scenario allows it; nothing where the game
    /// gives no cost.
    virtual std::optional<Points> exitCost(const Mover& mover) const = 0;
    /// The paragraph that says so.
    virtual std::string exitCitation() const = 0;
    /// A unit with points may always move one hex, whatever it costs.
    virtual bool oneHexAlways() const = 0;
    /// A unit in this state (a tag of its placement) moves one hex in a turn.
    virtual bool isSlow(TagMask tags) const = 0;
    /// The words of a mover that can change a cost; movers equal in these share a graph.
    virtual TagMask moverTags() const = 0;
    /// The words that make a unit a helper at crossings; it must be in order (none of `helperNot`).
    virtual TagMask helperTags() const = 0;
    virtual TagMask helperNot() const = 0;
    /// Whether help at crossings matters in the hex: a river without a bridge or ford.
    virtual bool isCrossedWithHelp(Cell cell) const = 0;
    /// What a unit pays before its first step for the state it is in (tags), such as leaving a trench.
    virtual Points startCost(TagMask tags) const = 0;
    /// What something else costs that units spend points on, by its name in the game's data.
    virtual std::optional<Points> spending(const std::string& what) const = 0;
    /// Units may double their allowance out of sight of the enemy.
    virtual bool mayDouble() const = 0;

    /// Whether a unit in this lane may end its move there as it is.
    virtual bool mayStay(Cell, int) const { return true; }
    /// What it takes to stay in the hex where it may not as it is: a step to another lane of the same hex.
    virtual Step stay(const Mover&, Cell, int, StepNotes* = nullptr) const { return {.prohibited = true}; }
    /// Sides of the hex (bit = Direction) by which a unit that has spent all its points along such sides goes
    /// one hex further.
    virtual std::uint8_t bonusSides(const Mover&, Cell) const { return 0; }
    /// The lane in which a unit ends that further step, entered in `lane`; noLane where it may not end there.
    virtual std::uint8_t laneAfterBonus(const Mover&, Cell cell, std::uint8_t lane) const {
        return mayStay(cell, lane) ? lane : noLane;
    }
    /// More points for a unit that hurries; nothing where it may not.
    virtual std::optional<Points> hurried(TagMask) const { return std::nullopt; }
    /// Whether the game has a rule for hurrying.
    virtual bool canHurry() const { return false; }
    /// Who hurries keeps so many hexes between itself and enemies.
    virtual int hurryAway() const { return 0; }
    /// Who hurries has the bonus of sides too.
    virtual bool hurryHasBonus() const { return true; }

  protected:
    /// The neighbour if it is on the map, else noCell.
    virtual Cell neighbourOf(Cell cell, model::Direction towards) const = 0;
    Points denominator_ = 1;
};

/// The least common multiple of the denominators of every cost and surcharge of the game.
Points costDenominator(const Catalogue& catalogue);

/// The movement strategy the game names, or null. The battlefield must outlive it. A scenario may say whether
/// rivers can be crossed and what crossings cost; without one that is as if it said nothing.
std::unique_ptr<Movement> makeMovement(const Battlefield& field, const UnitTags& tags,
                                       const model::Scenario* scenario);

/// The step of units that move together: the dearest of theirs, possible if it is for all.
Step groupStep(const Movement& movement, std::span<const Mover> movers, Cell from, int lane,
               model::Direction towards);

/// The mover a unit of the roster is; a carried unit moves as its bearer.
Mover moverOf(const Roster& roster, UnitIndex unit);

}  // namespace cota::mapsets
