#pragma once
// A scenario, one file (*.scenario.xml): boards joined into a battlefield, or a tableau; sides; the starting
// hex or arrival of every counter; turns, objectives and victory; changes to the rules of its game.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/arrival_roll.h"
#include "formats/model/document/assembly.h"
#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/document/tableau.h"
#include "formats/model/document/turn_record.h"
#include "formats/model/document/victory.h"
#include "formats/model/document/zone.h"
#include "formats/model/finding/local_text.h"

namespace cota::model {

struct Side {
    SideId id;
    LocalText name;
    std::string nation;
    Attributes attributes;  // morale, initiative ...: declared by the mapset
    Extras extras;
    friend bool operator==(const Side&, const Side&) = default;
};

/// One counter of a group: in a hex, aboard another counter, or anywhere in the zone of the group.
struct Placement {
    CounterId counter;
    std::optional<HexRef> at;
    std::optional<CounterId> aboard;
    Attributes attributes;  // states: reduced, limbered, hidden, dug-in ...: declared by the mapset
    Extras extras;
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// Counters that set up, arrive, or wait together.
struct Group {
    enum class Kind {
        setup,
        arrival,
        pool,  // off the map until the rules of the game or of the scenario bring them in
        out    // of the forces, but not in this scenario
    };
    GroupId id;
    Kind kind = Kind::setup;
    SideId side;
    LocalText name;
    ZoneId zone;                                       // set-up zone, or the entry hexes
    ZoneTerm hexes = {.kind = ZoneTerm::Kind::anyOf};  // the same without a zone: the union of its children
    std::optional<int> order;                          // set-up: position in the order of set-up
    std::optional<int> turn;          // arrival: turn of arrival; with a roll the first turn of rolling
    std::optional<ArrivalRoll> roll;  // arrival by dice

    /// Whether it says where it sets up or enters.
    bool statesHexes() const { return !zone.empty() || !hexes.children.empty(); }

    std::vector<Placement> units;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Group&, const Group&) = default;
};

/// The name of the kind in files.
const char* textOf(Group::Kind kind);

/// What rules call the hexes of a group: its zone, or, if it states hexes of its own, a name that no zone of
/// a file can have. Empty if it states none.
ZoneId areaOf(const Group& group);
/// The group whose own hexes `area` means; nothing if it is a zone.
std::optional<GroupId> groupOfArea(std::string_view area);

/// A fortification, minefield, wreck or marker that the scenario places.
struct ScenarioFeature {
    FeatureId kind;
    HexRef at;
    SideId side;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const ScenarioFeature&, const ScenarioFeature&) = default;
};

/// A side that may leave the map, and the zone through which it may.
struct ExitRule {
    SideId side;
    ZoneId zone;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const ExitRule&, const ExitRule&) = default;
};

/// Any other detail of a game's scenarios that its rules use: off-map artillery, air support, minefields to
/// draw, crossing values, smoke. The mapset declares the kinds and the type of each value.
struct ScenarioPart {
    PartKindId kind;
    SideId side;
    std::vector<HexRef> hexes;
    ZoneId zone;
    LocalText text;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const ScenarioPart&, const ScenarioPart&) = default;
};

struct SpecialRule {
    LocalText text;
    std::string overrides;  // the option or value that it changes, if any
    Extras extras;
    friend bool operator==(const SpecialRule&, const SpecialRule&) = default;
};

/// A finding that the designer accepts, with a reason, until it no longer applies.
struct Acceptance {
    std::string rule;
    std::string subject;  // the subject's id, or "*"
    std::string reason;
    std::string until;         // ISO date; empty: no end
    std::optional<int> count;  // number of findings accepted; absent: any number
    Extras extras;
    friend bool operator==(const Acceptance&, const Acceptance&) = default;
};

/// A pair of hexes between which the designer wants a clear or blocked line of sight. An edit that changes
/// the result causes a finding.
struct SightMark {
    HexRef from;
    HexRef to;
    bool clear = true;
    /// The turn to which it applies; light and weather of that turn limit sight too. Absent: only the line
    /// is checked.
    std::optional<int> turn = {};
    Extras extras;
    friend bool operator==(const SightMark&, const SightMark&) = default;
    /// Its name in findings and acceptances: "1-0402 1-0408", or "1-0402 1-0408 @7" in turn 7.
    std::string name() const {
        return from.label + " " + to.label + (turn ? " @" + std::to_string(*turn) : "");
    }
};

struct Scenario {
    std::string id;
    LocalText title;
    LocalText history;
    LocalText notes;  // of the designer, for players
    MapsetId mapset;
    std::string author;
    Assembly assembly;
    std::optional<Tableau> tableau;
    std::vector<std::string> forces;          // file names, relative to the scenario file
    std::map<OptionId, std::string> options;  // options of the rules that this scenario sets
    TurnTrack turns;
    std::vector<Side> sides;
    std::vector<Zone> zones;
    std::vector<Group> groups;
    std::vector<ScenarioFeature> features;
    std::vector<ExitRule> exits;
    std::vector<ScenarioPart> parts;
    std::vector<Objective> objectives;
    std::vector<VictoryCondition> victory;
    std::vector<SpecialRule> specialRules;
    std::vector<SightMark> sightMarks;
    std::vector<Acceptance> acceptances;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Scenario&, const Scenario&) = default;
};

}  // namespace cota::model
