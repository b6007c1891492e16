#pragma once
// Whether all units that must be on the map at one moment can be: every unit in a hex of its zone that is
// open to it, no hex above the stacking limits, every unit inside a fortification in one of its own.
//
// First the units are placed one by one, as a player would, and the game's stacking judges each hex; if this
// works, there is a legal deployment. If not, a shortage is reported only if a bound proves that no
// deployment works: limits are applied row by row, carriers with free places count as room wherever they may
// be, and units may be divided. Stacking rows add up: the count for several units is the sum of their
// counts, except for exempt units.

#include <string>
#include <vector>

#include "validator/engine/check_context.h"
#include "validator/engine/settings.h"

namespace cota::checks {

/// What a game states about setting up, from the settings of a rule; see `deploymentParameters`.
struct DeploymentRules {
    std::vector<std::string> carriers;
    std::vector<std::string> cargo;
    int aboard = 0;        // the most units that board one carrier
    std::string mayBoard;  // flag of a group whose units may start aboard its carriers; empty: all may
    std::string unless;    // flag of a group that may be among enemies
    std::string away;      // value of a group with its distance from enemies
    std::string inside;    // value of a placement with the fortification a unit is inside

    static DeploymentRules of(const Settings& with);
    /// Whether units of one group may start aboard carriers of the other.
    bool mayStartAboard(const CheckContext& context, const model::Group& rider,
                        const model::Group* carrier) const;
};

/// Groups of one side that are on the map at the same moment.
struct StartingGroups {
    model::SideId side;
    std::vector<const model::Group*> groups;
    /// True for the set-up: units of both sides that are placed in hexes are already there.
    bool isSetUp = true;
};

/// Units that do not all fit, but would without any one kind of them.
struct Shortage {
    enum class Kind {
        room,    // more than fit in the hexes
        closed,  // no hex is open to them
        whole    // they would fit only if units could be divided
    };
    Kind kind = Kind::room;
    std::vector<mapsets::UnitIndex> units;
    std::vector<model::ZoneId> zones;
    std::vector<mapsets::Cell> cells;  // all hexes in which any of them may be, ascending
    std::vector<std::string> rows;     // rows of stacking that count them, or features they are inside
    long long count = 0;               // of units or steps, as the rows count
    long long limit = 0;               // how many of these fit
};

std::vector<Shortage> shortagesOf(const CheckContext& context, const DeploymentRules& rules,
                                  const StartingGroups& starting);

/// Whether a unit of the roster may be in the hex at all: playable, and not closed to its way of moving.
bool isOpenTo(const CheckContext& context, mapsets::UnitIndex unit, mapsets::Cell cell);

}  // namespace cota::checks
