#pragma once
// What a developer of a game looks at in a scenario, all at once: sight at the start, reach, objectives,
// fire onto entry hexes, choke points, strength by turn. Facts only: nothing is judged.

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "mapsets/analysis/arrivals.h"
#include "mapsets/analysis/choke_points.h"
#include "mapsets/analysis/entry_fire.h"
#include "mapsets/analysis/strength.h"
#include "mapsets/play/laid_document.h"

namespace cota::mapsets {

/// What a side sees at the start.
struct StartSight {
    std::vector<Cell> from;    // ascending: the hexes of its units, and the zones of units without a hex
    bool hasZones = false;     // whether some are only in a zone
    std::optional<int> range;  // the visibility of turn 1; nothing: unlimited
    std::vector<int> counts;   // by index in Battlefield::hexes(), as exposure()
};

struct SideHeat {
    model::SideId side;
    StartSight sight;
    std::vector<Arrival> reach;                          // within the turns asked for, ascending
    std::vector<std::optional<Arrival>> objectiveTimes;  // in the order of the objectives
    std::vector<EntryHex> entries;
    std::optional<ChokePoints> chokes;
    SideStrength strength;
};

/// An option on which the answers rest: one that decides an open passage of the rulebook and that sight,
/// spotting or movement read, or one that the scenario sets.
struct RestsOn {
    std::string option;
    std::string value;
    std::string citation;
    bool isSet = false;  // by the scenario
};

struct ScenarioHeat {
    int turns = 0;     // of the reach
    int lastTurn = 0;  // up to which objectives are reached; 0: without a limit
    bool hasSight = false;
    bool hasMovement = false;
    bool hasWeapons = false;  // whether the game says what can fire how far
    std::vector<StrengthMeasure> measures;
    std::vector<SideHeat> sides;  // in the order of the scenario
    std::vector<RestsOn> options;
};

/// `tell` gets the share that is done, 0 to 1, in the thread that asks. Nothing if stopped. `laid` has a map
/// and a scenario. Uses all processors.
std::optional<ScenarioHeat> heatOf(const LaidDocument& laid, const Roster& roster, int turns,
                                   std::stop_token stop = {}, const std::function<void(double)>& tell = {});

}  // namespace cota::mapsets
