#pragma once
// The groups of a scenario as the list of the Set-up view: in four parts, with what a row says about each.

#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/documents/selection.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

struct GroupRow {
    model::GroupId id;
    model::SideId side;
    std::string name;
    std::string about;  // "2 · Corvelle", "turn 8 · North road", "4+ on 1d6 from turn 10 · North road"
    std::size_t placed = 0;  // in a hex, or aboard another unit
    std::size_t total = 0;
    bool setsUp = true;
    std::string count() const;  // "6 of 7"; "7" for units that are not set up
    friend bool operator==(const GroupRow&, const GroupRow&) = default;
};

struct GroupSection {
    model::Group::Kind kind = model::Group::Kind::setup;
    std::string name;
    std::vector<GroupRow> rows;
    friend bool operator==(const GroupSection&, const GroupSection&) = default;
};

/// Set-up groups in the order of set-up, arrivals by turn, pools, groups that stay out; parts without groups
/// are left out. `side` empty: of all sides.
std::vector<GroupSection> groupList(const model::Document& document, const model::SideId& side,
                                    model::Language language);

/// The name of the kind as a heading of the list, and as a choice of the form.
std::string nameOfKind(model::Group::Kind kind);
std::string nameOfKindOfOne(model::Group::Kind kind);

/// Where the group sets up or enters, for the user: the name of its zone, "North edge", "A-24.30 A-25.30";
/// empty if it has no place.
std::string placeOfGroup(const model::Document& document, const model::Group& group,
                         model::Language language);

/// When it arrives: "turn 8", "4+ on 1d6 from turn 10"; empty for groups that do not arrive.
std::string arrivalOf(const model::Group& group);
/// "4+", "2-3", "6" of the roll, as players write it.
std::string neededBy(const model::ArrivalRoll& roll);
/// "1d6".
std::string diceOf(const model::ArrivalRoll& roll);

/// A unit of a group as a row of its table.
struct GroupUnit {
    model::CounterId id;
    std::string name;
    std::string formation;
    std::string hex;     // empty: no hex
    std::string aboard;  // the name of its carrier; empty: not carried
    std::string states;  // "dug in, hidden"
    bool isPlaced = false;
    friend bool operator==(const GroupUnit&, const GroupUnit&) = default;
};
std::vector<GroupUnit> unitsInGroup(const model::Document& document, const model::GroupId& id,
                                    const mapsets::Mapset* game, model::Language language);

/// Units of the forces in no group, for the side; of all sides if it is empty.
std::vector<GroupUnit> unitsInNoGroup(const model::Document& document, const model::SideId& side,
                                      model::Language language);

/// The hexes where the group sets up or enters, sorted; empty if it states none.
std::vector<Cell> cellsOfGroup(const JoinedMap& map, const model::Group& group);
/// The hexes of a zone of the map's document.
std::vector<Cell> cellsOfZone(const JoinedMap& map, const model::ZoneId& zone);
/// The hexes that a term means on the map.
std::vector<Cell> cellsOfTerm(const JoinedMap& map, const model::ZoneTerm& term);

}  // namespace cota::session
