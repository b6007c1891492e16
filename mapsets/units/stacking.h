#pragma once
// The stacking limits of a hex. Strategy "classes": limits and effects are rows of the game's data, and each
// counts units by their words. Rows of kind "limit" must be met; rows of kind "crowd" give an effect of the
// number (a column for the attacker); rows of kind "alone" forbid several sides in a hex; rows of kind
// "feature" count features of the hex by their tags instead of units (counts, most). Values of a row:
//   counts     units with any of these words (UnitTags); empty: every unit
//   not        ... and with none of these
//   by-steps   "yes": adds up the steps of the units instead of the units
//   most       limit: the greatest number allowed
//   from       crowd: the number from which it applies
//   free       units with any of these words are not counted ...
//   free-in    ... in hexes with any of these words (Battlefield::maskOf); empty: everywhere
//   unless     alone: sides may share the hex if one of the units has any of these words (a state)
// Rows of kind "weigh" let units count as another number in rows that add up steps; the first row that fits
// applies:
//   in         names of the rows it is for; empty: all
//   who, and   units with any word of `who` and any of `and`; empty: every unit
//   steps-from only units with at least this number of steps
//   as         the number
// Rows of kind "aboard" say which carried units are counted:
//   in         names of the rows it is for; empty: all
//   who        carried units with any of these words; empty: all
//   on         ... on carriers with any of these; empty: all
// A row with if= and is= applies only if a parameter has a word (see modes.h).
// Parameters: per-side (yes: each side by itself, no: all together), at-all-times (no: only at the end of a
// move), free-most ("one" or "all": how many units a row may leave out), uncounted (words of units that no
// row counts unless count-uncounted is yes). Carried units are not counted, except by rows "aboard"; their
// carriers are.

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
    std::vector<UnitIndex> free;  // not counted because of the exemption
};

struct Stack {
    Cell cell = noCell;
    model::SideId side;
    bool fits = true;
    std::vector<StackRow> limits;
    std::vector<StackRow> effects;
    std::vector<StackRow> features;  // of the hex, with any units; they do not affect `fits`
};

/// The data a row needs about a unit; for units of a roster see unitsIn.
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
    /// Judges `side` in `cell` with exactly these units there (units of other sides are ignored if each side
    /// counts by itself).
    virtual Stack judge(std::span<const StackUnit> units, Cell cell, const model::SideId& side) const = 0;
    /// Stack::fits of judge(), without the rows.
    virtual bool fits(std::span<const StackUnit> units, Cell cell, const model::SideId& side) const = 0;
    /// Whether a unit may not even pass through a hex where it would exceed the limit.
    virtual bool holdsAtAllTimes() const = 0;
};

/// The stacking strategy the game names, or null. The battlefield and the tags must outlive it.
std::unique_ptr<Stacking> makeStacking(const Battlefield& field, const UnitTags& tags);

std::vector<StackUnit> unitsIn(const Roster& roster, Cell cell);

/// One side of one hex at set-up.
Stack stackAt(const Stacking& stacking, const Roster& roster, Cell cell, const model::SideId& side);
/// Every side in every hex with units, in the order of cells and sides.
std::vector<Stack> allStacks(const Stacking& stacking, const Roster& roster);
/// The stack of the unit's side in `cell` if the unit were there too, with everything it carries; unchanged
/// if it is there already. `unloaded`: the unit has left its carrier.
Stack stackWith(const Stacking& stacking, const Roster& roster, UnitIndex unit, Cell cell,
                bool unloaded = false);
/// Stack::fits of stackWith(). Overwrites `room`: pass the same list to many calls, so that they allocate
/// once.
bool fitsWith(const Stacking& stacking, const Roster& roster, UnitIndex unit, Cell cell,
              std::vector<StackUnit>& room);
/// The stack of several units all in `cell`, wherever the roster has them: used for the capacity of zones
/// and waiting areas.
Stack stackOf(const Stacking& stacking, const Roster& roster, std::span<const UnitIndex> units, Cell cell,
              const model::SideId& side);

}  // namespace cota::mapsets
