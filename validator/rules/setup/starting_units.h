#pragma once
// The units that start at the same moment, sorted into equal ones, and the room of its hexes: the input of
// deployment.cpp.

#include <map>
#include <optional>
#include <tuple>

#include "validator/rules/setup/deployment.h"

namespace cota::checks {

/// Units of one group that are equal in all that matters here.
struct EqualUnits {
    const model::Group* group = nullptr;
    std::vector<mapsets::UnitIndex> units;
    std::vector<int> weights;          // by row
    std::vector<mapsets::Cell> cells;  // where one may be, ascending
    bool rides = false;                // may start aboard a carrier
    bool carries = false;
};

/// A limit for the units in a hex: a row of the game's stacking, or room inside features of a kind.
struct RoomLimit {
    std::string name;
    bool isFeature = false;
    int limit = 0;  // of a stacking row
};

class StartingUnits {
  public:
    StartingUnits(const CheckContext& context, const DeploymentRules& rules, const StartingGroups& starting);

    const std::vector<EqualUnits>& kinds() const { return kinds_; }
    const std::vector<RoomLimit>& rows() const { return rows_; }
    /// The rest of a row's limit after the units placed in the hex.
    long long room(std::size_t row, mapsets::Cell cell) const;
    /// Units already in the hex, with all they carry.
    std::vector<mapsets::UnitIndex> standing(mapsets::Cell cell) const;
    /// Carriers that are together or equal: where they may be, and how many more units they can carry.
    struct Carrier {
        std::vector<mapsets::Cell> cells;
        long long room = 0;
        const model::Group* group = nullptr;
    };
    bool mayRide(const model::Group& group, const Carrier& carrier) const {
        return rules_.mayStartAboard(context_, group, carrier.group);
    }
    const std::vector<Carrier>& carriers() const { return carriers_; }
    /// Units placed before, by hex.
    const std::map<mapsets::Cell, std::vector<mapsets::UnitIndex>>& allStanding() const { return standing_; }
    /// How many more units can board the unit; 0 if it is no carrier.
    long long roomAboard(mapsets::UnitIndex unit) const;
    /// Whether units of the group may start aboard the unit.
    bool mayBoard(const model::Group& group, mapsets::UnitIndex carrier) const {
        return rules_.mayStartAboard(context_, group, context_.orderOfBattle()[carrier].group());
    }

  private:
    // Group, movement class, tags, whether it walks, weights.
    using Key = std::tuple<const model::Group*, int, mapsets::TagMask, bool, std::vector<int>>;

    void addRows();
    void addUnits(const model::Group& group);
    void addUnit(const model::Group& group, mapsets::UnitIndex unit, const std::vector<mapsets::Cell>& zone);
    void addCarriers();
    std::vector<int> weightsOf(mapsets::UnitIndex unit, mapsets::Cell somewhere) const;
    std::vector<mapsets::Cell> openCells(const model::Group& group, mapsets::UnitIndex unit,
                                         const std::vector<mapsets::Cell>& zone) const;
    bool isOpen(mapsets::UnitIndex unit, mapsets::Cell cell) const;
    const std::string* insideOf(mapsets::UnitIndex unit) const;
    bool isAmongEnemies(const model::Group& group, mapsets::Cell cell) const;

    const CheckContext& context_;
    const DeploymentRules& rules_;
    const StartingGroups& starting_;
    std::vector<RoomLimit> rows_;
    std::size_t stackRows_ = 0;  // these come first
    std::vector<EqualUnits> kinds_;
    std::map<Key, std::size_t> byKey_;
    std::map<mapsets::Cell, std::vector<mapsets::UnitIndex>> standing_;
    std::vector<mapsets::Cell> enemies_;
    std::map<std::pair<std::size_t, mapsets::Cell>, int> places_;  // inside features, by row
    std::vector<Carrier> carriers_;
    /// Results of isOpenTo for equal movers, by cell.
    mutable std::map<std::tuple<int, mapsets::TagMask, bool>, std::vector<signed char>> open_;
};

/// Whether it moves by itself.
bool canWalk(const mapsets::RosterUnit& unit);

/// The unit and everything aboard it.
std::vector<mapsets::UnitIndex> loadOf(const mapsets::Roster& roster, mapsets::UnitIndex unit);

}  // namespace cota::checks
