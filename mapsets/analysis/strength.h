#pragma once
// How strong each side is in each turn, by the values that the game adds up (rows "strength" of question
// "counters"), with what arrives. Nothing is weighed: values are added as they are printed.

#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/scenario.h"
#include "mapsets/units/roster.h"

namespace cota::mapsets {

/// A value of units that adds up.
struct StrengthMeasure {
    std::string id;
    model::LocalText name;
    std::string citation;
    std::string value;  // name of the value of a unit
    std::string range;  // name of the value with its range; empty: a printed pair has its own
    bool isPerStep = false;
    bool isOfFigures = false;
};
/// In the order of the game; empty if the game names none.
std::vector<StrengthMeasure> strengthMeasures(const Battlefield& field);

struct UnitStrength {
    std::optional<int> strength, range;  // nothing: unknown
};
/// As the unit is at the start. Nothing if it does not have the value.
std::optional<UnitStrength> strengthOf(const Battlefield& field, const Roster& roster, UnitIndex unit,
                                       const StrengthMeasure& measure);

struct StrengthSum {
    int sum = 0;      // of units that are there for certain
    int mayAdd = 0;   // of units that arrive by dice
    int unknown = 0;  // units with an unknown value
    friend bool operator==(const StrengthSum&, const StrengthSum&) = default;
};

struct TurnStrength {
    int turn = 0;
    int units = 0;                  // on the map for certain
    int mayArrive = 0;              // units that may have arrived by dice
    int arriving = 0;               // those that arrive in this turn for certain
    std::vector<StrengthSum> sums;  // by measure
};

struct SideStrength {
    model::SideId side;
    std::vector<TurnStrength> turns;
    int withoutTurn = 0;  // units that arrive in no stated turn; not counted
    int inPool = 0;       // units that wait off the map until a rule brings them; not counted
};

/// From turn 1 to the last, for the sides in their order. Losses are not counted. A unit aboard another is
/// there with it.
std::vector<SideStrength> strengthByTurn(const Battlefield& field, const Roster& roster,
                                         const model::Scenario& scenario,
                                         const std::vector<StrengthMeasure>& measures);

}  // namespace cota::mapsets
