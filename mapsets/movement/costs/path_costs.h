#pragma once
// The cost of following a road, a railway or another path: it replaces the terrains of the hex entered.
// Parameters of question "movement", strategy "by-table":
//   paths-no-help   words of terrains that are paid even along a path
//   paths-open      yes: a path leads through terrain that is closed to the unit
//   path-price      through: the cost of a path is only for passing through its hex; a unit that ends its
//                   move there, or leaves the path there, pays the terrain too
//   rows "by-path"  terrain, paths, as: a unit that enters `terrain` along a path with one of these words
//                   pays the cost of terrain `as` instead of that of the path

#include <cstdint>
#include <vector>

#include "mapsets/movement/cost_table.h"
#include "mapsets/movement/costs/crossed_within.h"
#include "mapsets/movement/costs/hex_costs.h"
#include "mapsets/movement/costs/judged_step.h"
#include "mapsets/movement/costs/river_banks.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// By path kind: whether it has one of these words.
std::vector<bool> pathsWith(const Catalogue& catalogue, const std::string& words);

class PathCosts {
  public:
    /// `field`, `costs` and `hexes` must outlive it. Hexes with a river have the lanes of its banks, so a
    /// path there is never only for passing through.
    PathCosts(const Battlefield& field, const CostTable& costs, const HexCosts& hexes,
              const Parameters& movement, const RiverBanks& banks, const CrossedWithin& within);

    /// Pays for the cheapest path across the side. False if the step does not follow a path.
    bool enter(JudgedStep& step) const;

    /// The lane of a unit that follows a path in a hex in which it defers the cost of the terrain; in lane 0
    /// the terrain is paid.
    static constexpr int onPath = 1;
    bool isPassedThrough(Cell cell) const {
        return !passedThrough_.empty() && passedThrough_[static_cast<std::size_t>(cell)];
    }
    bool defers(Cell cell, int lane) const { return lane == onPath && isPassedThrough(cell); }
    /// A unit that leaves the path pays the terrain now; a unit that follows it defers that.
    void follow(JudgedStep& step, bool alongPath) const;
    /// Adds what the terrain of the hex costs more than the path by which it was entered.
    void payTerrain(JudgedStep& step, Cell cell) const;

  private:
    /// Terrain that costs the same as another terrain when entered along these paths.
    struct ByPath {
        std::uint16_t terrain = 0;
        std::uint16_t as = 0;
        std::vector<bool> kinds;  // by path kind
    };
    void readRows();
    void findLinks();
    void findPassedThrough(const RiverBanks& banks, const CrossedWithin& within);
    TableCost costOf(std::uint16_t kind, const JudgedStep& step) const;

    const Battlefield* field_;
    const CostTable* costs_;
    const HexCosts* hexes_;
    bool open_ = true;
    TagMask noHelp_ = 0;
    std::vector<ByPath> byPath_;
    std::vector<std::uint16_t> kinds_;  // paths with costs
    std::vector<std::uint8_t> linked_;  // by cell: sides crossed by any of them
    std::vector<bool> passedThrough_;   // by cell; empty: no path is only for passing through
};

}  // namespace cota::mapsets
