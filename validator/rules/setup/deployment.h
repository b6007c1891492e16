#pragma once
// Whether everything that must stand on the map at one moment can: every unit in a hex of its zone that is
// open to it, no hex fuller than stacking allows, every unit inside a fortification in one of its own.
//
// First the units are put down one by one, as a player would, each hex judged by the game's stacking; where
// that works there is a legal deployment. Where it does not, nothing is said until a bound proves that
// nothing works: limits are taken row by row, carriers with room for more wherever they may stand count as
// room, units may be divided. Stacking rows add up: what a row counts of several units is the sum of what it
// counts of each, but for units it lets go free.

#include <string>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/settings.h"

namespace cota::checks {

/// What a game says about setting up, from the settings of a rule; see `deploymentParameters`.
struct DeploymentRules {
    std::vector<std::string> carriers;
    std::vector<std::string> cargo;
    int aboard = 0;        // units that board one carrier at most
    std::string mayBoard;  // flag of a group whose units may start aboard its carriers; empty: all may
    std::string unless;    // flag of a group that may stand among enemies
    std::string away;      // value of a group with its distance from enemies
    std::string inside;    // value of a placement with the fortification a unit is inside

    static DeploymentRules of(const Settings& with);
    /// Whether units of the one group may start aboard carriers of the other.
    bool mayStartAboard(const CheckContext& context, const model::Group& rider,
                        const model::Group* carrier) const;
};

/// Groups of one side that stand on the map at the same moment.
struct Muster {
    model::SideId side;
    std::vector<const model::Group*> groups;
    /// Units placed in hexes of the map, of both sides, are there already: true for the set-up.
    bool isSetUp = true;
};

/// Units that cannot all stand where they must, and would without any one sort of them.
struct Shortage {
    enum class Kind {
        room,    // more than the hexes hold
        closed,  // no hex is open to them
        whole    // they fit only if units could be divided
    };
    Kind kind = Kind::room;
    std::vector<mapsets::UnitIndex> units;
    std::vector<model::ZoneId> zones;
    std::vector<mapsets::Cell> cells;  // all the hexes any of them may stand in, ascending
    std::vector<std::string> rows;     // what counts them: rows of stacking, or features they are inside of
    long long count = 0;               // of units, or of steps, as the rows count
    long long limit = 0;               // how much of that fits
};

std::vector<Shortage> shortagesOf(const CheckContext& context, const DeploymentRules& rules,
                                  const Muster& muster);

/// Whether a unit of the roster may stand in the hex at all: in play, and not closed to its way of moving.
bool isOpenTo(const CheckContext& context, mapsets::UnitIndex unit, mapsets::Cell cell);

}  // namespace cota::checks
