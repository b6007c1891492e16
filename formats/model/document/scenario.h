#pragma once
// A scenario, one file (*.scenario.xml): boards joined to a battlefield, or a tableau; sides; where every
// counter starts or when it comes; turns, objectives and victory; what it changes in the rules of its game.

#include <map>
#include <optional>
#include <string>
#include <vector>

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

/// One counter in a group: in a hex, aboard another counter, or anywhere the group may stand.
struct Placement {
    CounterId counter;
    std::optional<HexRef> at;
    std::optional<CounterId> aboard;
    Attributes attributes;  // states: reduced, limbered, hidden, dug-in ...: declared by the mapset
    Extras extras;
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// Counters that set up, or arrive, together.
struct Group {
    enum class Kind { setup, arrival };
    GroupId id;
    Kind kind = Kind::setup;
    SideId side;
    LocalText name;
    ZoneId zone;               // where it may set up, or the entry hexes
    std::optional<int> order;  // set-up: which group goes down first
    std::optional<int> turn;   // arrival: the turn it comes in
    std::vector<Placement> units;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Group&, const Group&) = default;
};

/// A fortification, minefield, wreck or marker the scenario puts down.
struct ScenarioFeature {
    FeatureId kind;
    HexRef at;
    SideId side;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const ScenarioFeature&, const ScenarioFeature&) = default;
};

/// Who may leave the map, and where.
struct ExitRule {
    SideId side;
    ZoneId zone;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const ExitRule&, const ExitRule&) = default;
};

/// Anything else a game's scenarios state and its rules read: off-map artillery, air support, minefields to
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
    std::string overrides;  // the option or value it changes, if any
    Extras extras;
    friend bool operator==(const SpecialRule&, const SpecialRule&) = default;
};

/// A finding the designer accepts, once, with a reason; it stays accepted until it no longer applies.
struct Acceptance {
    std::string rule;
    std::string subject;  // the subject's id, or "*"
    std::string reason;
    std::string until;         // ISO date; empty: for good
    std::optional<int> count;  // for so many cases; nothing: for however many there will be
    Extras extras;
    friend bool operator==(const Acceptance&, const Acceptance&) = default;
};

/// A pair of hexes the designer wants clear or blocked; an edit that changes it is a finding.
struct SightMark {
    HexRef from;
    HexRef to;
    bool clear = true;
    /// The turn in which it holds: light and weather of that turn bound sight too. Absent: the line alone
    /// counts.
    std::optional<int> turn = {};
    Extras extras;
    friend bool operator==(const SightMark&, const SightMark&) = default;
    /// As findings and acceptances call it: "1-0402 1-0408", "1-0402 1-0408 @7" in turn 7.
    std::string name() const {
        return from.label + " " + to.label + (turn ? " @" + std::to_string(*turn) : "");
    }
};

struct Scenario {
    std::string id;
    LocalText title;
    LocalText history;
    MapsetId mapset;
    std::string author;
    Assembly assembly;
    std::optional<Tableau> tableau;
    std::vector<std::string> forces;          // files, relative to the scenario's
    std::map<OptionId, std::string> options;  // switches of the rules this scenario sets
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
