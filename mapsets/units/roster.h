#pragma once
// The counters of a document joined with their types, classes and places: what rules and strategies know of
// units. Built once for a document, a mapset and a battlefield; keeps its own copies; immutable; queries
// allocate nothing.
//
// A game says how its counters read in the strategy of question "counters" (one strategy, "printed"):
//   allowance   names of the values that may hold the movement points, the first one of the side that is up
//               counting; a value that is no number ("T"): the unit cannot move by itself
//   step-value  name of the value with the steps
//   step-losses name of the value of a placement with the steps it has lost
//   turned-by   states (reduced, limbered ...): a unit in any of them shows the back of its counter
//   hurt-by     those of them that mean one step less
//   carried-only, by-hand   a unit whose movement class has the first word, but that has an allowance, moves
//               as the class `by-hand` names
//   rows "mark"     a unit whose value `value` is `is`, or a number above 0, carries the word `word`
//   (UnitTags) rows "change", "halt", "forbid"   units with any word of `who` and any of `with` have `points`
//   more (or,
//                   below 0, less), none left, or no allowance at all
//   rows "moves", in order: the first whose `state` the unit is in (none: any) and whose `value` its side
//               that is up prints says the allowance and, as `mobility`, the movement class; where the game
//               has such rows, `allowance` only names the values
//   rows "set", "add"   a scenario's part of kind `part` sets the allowance to its value named `value`, or
//               adds it: of units with any word of `who`, of the movement class its value `class-in` names

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/units/unit_tags.h"

namespace cota::mapsets {

/// Index into Roster::units.
using UnitIndex = std::int32_t;
inline constexpr UnitIndex noUnit = -1;

/// One entry of a group: scenario.groups[group].units[entry].
struct PlacementRef {
    int group = 0;
    int entry = 0;
};

struct RosterUnit {
    enum class Where {
        nowhere,  // no placement names it
        hex,      // in a hex from the start (or in a label nobody resolves: cell == noCell)
        aboard,   // carried by `carrier`
        group,    // anywhere its group may set up
        arrival   // comes in turn `turn`; `cell` is its entry hex where one is named
    };
    model::CounterId id;
    model::CounterTypeId type;
    model::LocalText name;
    model::SideId side;
    model::FormationId formation;
    std::string nation;  // of the type, else of the side

    int unitClass = -1;  // index into Catalogue::unitClasses; -1: the type or its class is unknown
    int mobility = -1;   // index into Catalogue::mobilities; -1: it does not move on the map
    TagMask tags = 0;    // by Roster::tags()
    /// Movement points of the side that is up, a counter's own value winning over its type's; 0 for a printed
    /// 0. Absent: the counter has none (it is towed, or it is nothing that moves).
    std::optional<model::Rational> allowance;
    /// Points it must spend before it can move: the change to the mode in which units move (modes.h). Its
    /// whole allowance if it may not change.
    model::Rational readying{0};
    int steps = 0;          // now; 0: it has none
    bool isTurned = false;  // the back is up
    model::Attributes
        values;  // the side that is up, then the counter's, then the placement's, then the fallbacks

    Where where = Where::nowhere;
    Cell cell = noCell;           // its hex; of a carried unit that of its outermost carrier
    UnitIndex carrier = noUnit;   // directly
    UnitIndex bearer = noUnit;    // the outermost carrier; itself if it is not carried
    bool inCarrierLoop = false;   // it would carry itself: carrier and bearer are noUnit then
    bool carrierUnknown = false;  // aboard a counter that is not in the document or not placed
    model::GroupId group;
    model::ZoneId zone;
    std::optional<int> turn;  // of arrival
    std::vector<PlacementRef>
        placements;  // all entries that name it; the first one counts, more are a finding

    bool isCarried() const { return carrier != noUnit; }
};

class Roster {
  public:
    Roster() = default;
    /// Counters of all forces files in their order. A counter id that occurs twice is one unit per
    /// occurrence; placements go to the first.
    Roster(const model::Document& document, const Battlefield& field);

    std::span<const RosterUnit> units() const { return units_; }
    const RosterUnit& operator[](UnitIndex unit) const { return units_[static_cast<std::size_t>(unit)]; }
    UnitIndex find(const model::CounterId& id) const;  // noUnit if there is none
    /// Everything in the hex from the start, carried units included, in the order of the roster.
    std::span<const UnitIndex> in(Cell cell) const;
    std::span<const Cell> occupied() const {
        return occupied_;
    }                                                           // cells with units from the start, ascending
    std::span<const UnitIndex> cargo(UnitIndex carrier) const;  // directly aboard
    /// Entries that name a counter nobody has.
    std::span<const PlacementRef> strays() const { return strays_; }

    const UnitTags& tags() const { return tags_; }
    bool has(UnitIndex unit, TagMask any) const { return ((*this)[unit].tags & any) != 0; }
    /// A printed pair of the unit as it stands ("9-5"), or nothing.
    std::optional<FireValue> fire(UnitIndex unit, std::string_view name) const;

  private:
    friend class RosterBuilder;
    UnitTags tags_;
    std::vector<RosterUnit> units_;
    std::map<std::string, UnitIndex, std::less<>> byId_;
    std::vector<Cell> occupied_;
    std::map<Cell, std::vector<UnitIndex>> inCell_;
    std::map<UnitIndex, std::vector<UnitIndex>> cargo_;
    std::vector<PlacementRef> strays_;
};

}  // namespace cota::mapsets
