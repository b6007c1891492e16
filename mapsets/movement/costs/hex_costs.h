#pragma once
// The cost of entering a hex by its features and terrains, and of leaving the map. A cost of a feature
// replaces the terrains of its hex, even prohibited ones, and the least of several is paid; a bridge or ford
// replaces all but the river. Parameter of question "movement", strategy "by-table":
//   leaving-costs   the terrain whose cost is paid to leave the map; any other word: no cost

#include <cstdint>
#include <optional>

#include "mapsets/movement/cost_table.h"
#include "mapsets/movement/costs/judged_step.h"
#include "mapsets/movement/costs/river_banks.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

class HexCosts {
  public:
    /// All but `movement` must outlive it.
    HexCosts(const Battlefield& field, const CostTable& costs, const RiverBanks& rivers,
             const Parameters& movement);

    /// Pays for the hex entered: only its most expensive terrain counts, and a prohibited one prohibits.
    void enter(JudgedStep& step) const;
    /// Prohibits the step if a terrain of the hex bars the unit although a path leads there; never if a
    /// feature has a cost of its own, or if a bridge or ford crosses the river. True if it did.
    bool closes(JudgedStep& step) const;
    /// The cost of leaving the map; nothing if the game gives none.
    std::optional<Points> exitCost(int mobility) const;

  private:
    TableCost featureCost(const JudgedStep& step, std::uint16_t* kind) const;
    TableCost terrainCost(const JudgedStep& step, std::uint16_t terrain) const;
    TableCost crossingCost(const RiverBanks::River& river, int mobility) const;

    const Battlefield* field_;
    const Catalogue* catalogue_;
    const CostTable* costs_;
    const RiverBanks* rivers_;
    bool hasFeatureCosts_ = false;
    int exitTerrain_ = -1;  // -1: leaving costs nothing
};

}  // namespace cota::mapsets
