#pragma once
// Objectives and victory conditions as typed records, so that a rule can check whether a threshold can be
// reached.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/document/zone.h"
#include "formats/model/finding/local_text.h"

namespace cota::model {

struct Objective {
    ObjectiveId id;
    LocalText name;
    std::vector<HexRef> hexes;
    std::optional<int> points;  // victory points for controlling it at the end
    SideId owner;               // the side that controls it at the start, if stated
    SideId side;                // the side whose objective it is; empty: any side
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Objective&, const Objective&) = default;
};

struct VictoryCondition {
    enum class Form {
        control,    // control of objectives, hexes or a zone
        occupy,     // units are there
        exit,       // units (or steps) leave through a zone
        eliminate,  // enemy units or steps lost
        losses,     // own losses at most `count`
        points,     // victory points reach `count`
        clearLine,  // no enemy can see or attack the hexes
        survive,    // units of a formation are still in play
        text        // words only, which no rule can check
    };
    enum class Quantity { all, atLeast, moreThanEnemy, none };
    enum class When { end, byTurn, anyTime };

    std::string id;
    SideId side;        // the side that wins by it
    std::string level;  // a word of the mapset or the scenario: major, minor, draw ...
    Form form = Form::text;
    Quantity quantity = Quantity::all;
    std::optional<int> count;
    std::string unit;  // what `count` counts: hexes, units, steps, points
    When when = When::end;
    std::optional<int> turn;
    std::vector<ObjectiveId> objectives;
    std::vector<HexRef> hexes;
    ZoneId zone;
    LocalText text;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const VictoryCondition&, const VictoryCondition&) = default;
};

const char* textOf(VictoryCondition::Form form);
const char* textOf(VictoryCondition::Quantity quantity);
const char* textOf(VictoryCondition::When when);

}  // namespace cota::model
