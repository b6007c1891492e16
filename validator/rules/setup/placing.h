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
    /// As people like to see units: each objective of the side is manned, one unit in a hex if possible,
    /// whole hexes before those that the edge of the map cuts, apart from each other over the zone, and those
    /// of a formation around one place.
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
    void findPosts();
    bool man(const EqualUnits& kind, mapsets::UnitIndex unit);
    mapsets::Cell anchorOf(const EqualUnits& kind, mapsets::UnitIndex unit);
    mapsets::Cell firstAnchor(const EqualUnits& kind) const;
    int gapOf(const EqualUnits& kind) const;
    bool isCut(mapsets::Cell cell) const;
    void keepApart(mapsets::Cell cell);
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
    std::vector<std::vector<mapsets::Cell>> posts_;  // the hexes of the objectives of the side
    std::vector<int> apart_;                         // by cell: the distance to the nearest unit
    std::map<mapsets::Cell, std::vector<mapsets::UnitIndex>> there_;
    std::map<std::pair<std::size_t, mapsets::Cell>, long long> taken_;
    std::map<mapsets::UnitIndex, long long> aboard_;  // boarded so far, by carrier
    std::vector<UnitPlace> found_;
};

}  // namespace cota::checks
