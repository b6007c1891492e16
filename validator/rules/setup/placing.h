#pragma once
// Places units one by one, as a player would; the game's stacking judges each hex. Success proves that there
// is a legal deployment; failure proves nothing.

#include <map>
#include <optional>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "validator/rules/setup/starting_units.h"

namespace cota::checks {

/// Where a unit is put: in a hex, or aboard a unit in that hex.
struct UnitPlace {
    mapsets::UnitIndex unit = mapsets::noUnit;
    mapsets::Cell cell = mapsets::noCell;
    mapsets::UnitIndex carrier = mapsets::noUnit;
};

/// How to try. The default fills each hex before it uses the next, which finds room where it is scarce.
struct PlacingManner {
    /// One unit in a hex if possible, units of a formation near each other, as people like to see them.
    bool spreads = false;
    /// Other seeds try other hexes. 0 without `spreads`: hexes that the fewest others can use come first.
    unsigned seed = 0;
    /// Units that find no hex board carriers. The stacking of what is aboard is not judged.
    bool rides = false;
    /// Hexes that were tried and did not please other rules.
    std::set<std::pair<mapsets::UnitIndex, mapsets::Cell>> barred = {};
};

class Placing {
  public:
    Placing(const CheckContext& context, const StartingGroups& groups, const StartingUnits& starting,
            PlacingManner manner);

    /// A place for every unit; nothing if one of them found none.
    std::optional<std::vector<UnitPlace>> find();

  private:
    using KindIndices = std::vector<std::size_t>;

    KindIndices kindsInOrder();
    void countWishes();
    std::vector<mapsets::Cell> cellsFor(const EqualUnits& kind, mapsets::UnitIndex unit);
    bool putDown(const EqualUnits& kind);
    bool putApart(const EqualUnits& kind, mapsets::UnitIndex unit);
    bool putAboard(const EqualUnits& kind, mapsets::UnitIndex unit);
    bool takes(const EqualUnits& kind, mapsets::Cell cell, mapsets::UnitIndex unit);
    std::size_t placedIn(mapsets::Cell cell) const;

    const CheckContext& context_;
    const StartingGroups& groups_;
    const StartingUnits& starting_;
    PlacingManner manner_;
    std::mt19937 random_;
    std::vector<int> wanted_;  // by cell: how many kinds may be there
    std::map<std::pair<const model::Group*, model::FormationId>, mapsets::Cell> anchors_;
    std::map<mapsets::Cell, std::vector<mapsets::UnitIndex>> there_;
    std::map<std::pair<std::size_t, mapsets::Cell>, long long> taken_;
    std::map<mapsets::UnitIndex, long long> aboard_;  // boarded so far, by carrier
    std::vector<UnitPlace> found_;
};

}  // namespace cota::checks
