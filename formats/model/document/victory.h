#pragma once
// Objectives and victory conditions as typed records, so that a check can ask whether a threshold can be
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
    std::optional<int> points;  // victory points for holding it at the end
    SideId owner;               // who controls it at the start, if stated
    SideId side;                // whose objective it is; empty: anybody's
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Objective&, const Objective&) = default;
};

struct VictoryCondition {
    enum class Form {
        control,    // objectives, hexes or a zone held
        occupy,     // units stand there
        exit,       // units (or steps) leave through a zone
        eliminate,  // enemy units or steps lost
        losses,     // own losses at most `count`
        points,     // victory points reach `count`
        clearLine,  // no enemy can see or attack the hexes
        survive,    // units of a formation still in play
        text        // words only; no check can judge it
    };
    enum class Quantity { all, atLeast, moreThanEnemy, none };
    enum class When { end, byTurn, anyTime };

    std::string id;
    SideId side;        // who wins by it
    std::string level;  // a word of the mapset or the scenario: major, minor, draw ...
    Form form = Form::text;
    Quantity quantity = Quantity::all;
    std::optional<int> count;
    std::string unit;  // what is counted: hexes, units, steps, points
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
