#pragma once
// The units of the order of battle on a map: their values, movement and hexes as the game reads them. What
// rules and strategies know about units. Built once for a document, a mapset and a battlefield; keeps its own
// copies; immutable; queries allocate nothing.
//
// A game says how to read its counters in the strategy of question "counters" (one strategy, "printed"):
//   allowance   names of the values that may have the movement points; the first one that the visible side
//               has is used; a value that is not a number ("T"): the unit cannot move by itself
//   step-value  name of the value with the steps
//   step-losses name of the value of a placement with the steps it has lost
//   turned-by   states (reduced, limbered ...) in which a unit shows the back of its counter
//   hurt-by     those of them that reduce the steps by one
//   carried-only, by-hand   a unit whose movement type has the first word, but that has an allowance, moves
//               as the movement type named by `by-hand`
//   rows "mark"     a unit gets the word `word` if its value `value` is `is`, or, without `is`, is above 0
//   rows "change", "halt", "forbid"   units with any word of `who` and any of `with` (UnitTags) have
//               `points` more (below 0: less), no points left, or no allowance at all
//   rows "moves", in order: the first row whose `state` the unit is in (none: any) and whose `value` its
//               visible side prints gives the allowance and, as `mobility`, the movement type; if the game
//               has such rows, `allowance` only names the values
//   rows "set", "add"   a scenario detail of kind `part` sets the allowance to its value named `value`, or
//               adds it, for units with any word of `who` and of the movement type in its value `class-in`

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/geometry/rational.h"
#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/units/order_of_battle.h"
#include "mapsets/units/unit_tags.h"

namespace cota::mapsets {

struct RosterUnit {
    enum class Where {
        nowhere,  // no placement names it
        hex,      // in a hex from the start (cell == noCell if its label is unknown)
        aboard,   // carried by `carrier`
        group,    // anywhere its group may set up
        arrival,  // arrives in turn `turn`, or later; `cell` is its entry hex, if it has one
        pool,     // off the map until a rule brings it in
        out       // takes no part in this scenario
    };
    static bool startsOffMap(Where where) {
        return where == Where::arrival || where == Where::pool || where == Where::out;
    }
    model::CounterId id;
    model::CounterTypeId type;
    model::LocalText name;
    model::SideId side;
    model::FormationId formation;
    std::string nation;  // of the type, else of the side
    model::CounterLook look;

    int unitClass = -1;  // index into Catalogue::unitClasses; -1: the type or its class is unknown
    int mobility = -1;   // index into Catalogue::mobilities; -1: it does not move on the map
    TagMask tags = 0;    // by Roster::tags()
    /// Movement points of the visible side; a counter's own value wins over its type's; 0 for a printed 0.
    /// Absent if the counter has none (it is towed or cannot move).
    std::optional<model::Rational> allowance;
    /// Points it must spend before it can move, to change to the mode for movement (modes.h). Its whole
    /// allowance if it may not change.
    model::Rational readying{0};
    int steps = 0;             // current steps; 0: it has none
    bool isTurned = false;     // the back is visible
    model::Attributes values;  // of the visible side, then counter, placement, fallbacks

    Where where = Where::nowhere;
    Cell cell = noCell;           // its hex; for a carried unit that of its outermost carrier
    UnitIndex carrier = noUnit;   // the direct carrier
    UnitIndex bearer = noUnit;    // the outermost carrier; itself if it is not carried
    bool inCarrierLoop = false;   // the carriers form a loop: carrier and bearer are noUnit then
    bool carrierUnknown = false;  // its carrier is not in the document or not placed
    model::GroupId group;
    model::ZoneId zone;       // areaOf its group
    std::optional<int> turn;  // of arrival

    bool isCarried() const { return carrier != noUnit; }
};

class Roster {
  public:
    Roster() = default;
    /// The units of the order of battle, by the same index. A counter id that occurs twice makes two units;
    /// placements apply to the first.
    Roster(const OrderOfBattle& order, const model::Document& document, const Battlefield& field);
    Roster(const model::Document& document, const Battlefield& field);

    std::span<const RosterUnit> units() const { return units_; }
    const RosterUnit& operator[](UnitIndex unit) const { return units_[static_cast<std::size_t>(unit)]; }
    UnitIndex find(const model::CounterId& id) const;  // noUnit if there is none
    /// Everything in the hex from the start, carried units included, in the order of the roster.
    std::span<const UnitIndex> in(Cell cell) const;
    std::span<const Cell> occupied() const { return occupied_; }  // with units from the start, ascending
    std::span<const UnitIndex> cargo(UnitIndex carrier) const;    // directly aboard

    const UnitTags& tags() const { return tags_; }
    bool has(UnitIndex unit, TagMask any) const { return ((*this)[unit].tags & any) != 0; }
    /// A printed pair of values of the unit in its current state ("9-5"), or nothing.
    std::optional<FireValue> fire(UnitIndex unit, std::string_view name) const;

  private:
    friend class RosterBuilder;
    UnitTags tags_;
    std::vector<RosterUnit> units_;
    std::map<std::string, UnitIndex, std::less<>> byId_;
    std::vector<Cell> occupied_;
    std::vector<std::vector<UnitIndex>> standing_;  // in each of them
    std::vector<std::int32_t> place_;               // by cell: its place in occupied_; -1: nobody
    std::map<UnitIndex, std::vector<UnitIndex>> cargo_;
};

}  // namespace cota::mapsets
