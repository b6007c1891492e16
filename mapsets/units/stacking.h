#pragma once
// What fits in a hex. Strategy "classes": limits and effects are rows of the game's data, each a count of
// units by what they are. Rows of kind "limit" must hold, rows of kind "crowd" tell what follows from the
// number (a column for the attacker), rows of kind "alone" that sides do not share a hex, rows of kind
// "feature" count features of the hex instead of units, by their tags (counts, most). Values of a row:
//   counts     units with any of these words (UnitTags); empty: every unit
//   not        ... and with none of these
//   by-steps   "yes": the steps of the units are added up, not the units
//   most       limit: the most that may stand there
//   from       crowd: from this number on it applies
//   free       units with any of these words are not counted ...
//   free-in    ... in hexes with any of these words (Battlefield::maskOf); empty: everywhere
//   unless     alone: they do where one of the units has any of these words (a state)
// Rows of kind "weigh" say of units that they count as another number in rows that add up steps; the first
// one that fits holds:
//   in         names of the rows it is for; empty: all
//   who, and   units with any of the one and any of the other words; empty: every unit
//   steps-from only units of so many steps or more
//   as         so many
// Rows of kind "aboard" say which of the units aboard others are counted all the same:
//   in         names of the rows it is for; empty: all
//   who        carried units with any of these words; empty: all
//   on         ... aboard carriers with any of these; empty: all
// if= and is= make a row hold only where a parameter has a word (see modes.h).
// Parameters: per-side (yes: each side for itself, no: all together), at-all-times (no: only where a move
// ends), free-most ("one" or "all": how many a row lets go free), uncounted (words of units that no row
// counts unless count-uncounted is yes). Units aboard others are not counted, but for rows "aboard": their
// carrier is.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// One row applied to one side of one hex.
struct StackRow {
    std::string name;  // of the row in the game's data
    std::string citation;
    int count = 0;   // units or steps
    int limit = 0;   // `most` of a limit, `from` of an effect
    bool ok = true;  // limit: count <= limit; effect: it applies
    std::vector<UnitIndex> counted;
    std::vector<UnitIndex> free;  // would count, but for the exemption
};

struct Stack {
    Cell cell = noCell;
    model::SideId side;
    bool fits = true;
    std::vector<StackRow> limits;
    std::vector<StackRow> effects;
    std::vector<StackRow> features;  // of the hex, whatever stands there; they do not decide `fits`
};

/// What a row needs to know of a unit; for units of a roster see unitsIn.
struct StackUnit {
    UnitIndex unit = noUnit;
    model::SideId side;
    TagMask tags = 0;
    int steps = 0;
    bool carried = false;
    TagMask carrierTags = 0;  // of the unit it is directly aboard
};

class Stacking {
  public:
    virtual ~Stacking() = default;
    /// Judges `side` in `cell` with exactly these units there (those of other sides are left out where each
    /// side counts for itself).
    virtual Stack judge(std::span<const StackUnit> units, Cell cell, const model::SideId& side) const = 0;
    /// Whether a unit may not even pass through a hex it would overfill.
    virtual bool holdsAtAllTimes() const = 0;
};

/// The stacking strategy the game names, or null. The battlefield and the tags must outlive it.
std::unique_ptr<Stacking> makeStacking(const Battlefield& field, const UnitTags& tags);

std::vector<StackUnit> unitsIn(const Roster& roster, Cell cell);

/// One side of one hex as it is set up.
Stack stackAt(const Stacking& stacking, const Roster& roster, Cell cell, const model::SideId& side);
/// Every hex with units, every side there, in the order of cells and sides.
std::vector<Stack> allStacks(const Stacking& stacking, const Roster& roster);
/// The stack of the unit's side in `cell` if the unit, with all it carries, stood there too (or, if it does,
/// as it is). `unloaded`: the unit left its carrier and stands there by itself.
Stack stackWith(const Stacking& stacking, const Roster& roster, UnitIndex unit, Cell cell,
                bool unloaded = false);
/// The same for several units at once that all stand in `cell`, whatever the roster says of them: the
/// capacity of zones and waiting areas.
Stack stackOf(const Stacking& stacking, const Roster& roster, std::span<const UnitIndex> units, Cell cell,
              const model::SideId& side);

}  // namespace cota::mapsets
