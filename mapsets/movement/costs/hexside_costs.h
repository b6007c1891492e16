#pragma once
// The cost of crossing a hexside: of what lies on it, and of paths that run along it.

#include <cstdint>
#include <vector>

#include "mapsets/movement/cost_table.h"
#include "mapsets/movement/costs/judged_step.h"

namespace cota::mapsets {

class HexsideCosts {
  public:
    /// All arguments must outlive it.
    HexsideCosts(const Battlefield& field, const CostTable& costs);

    void pay(JudgedStep& step) const;

  private:
    const Battlefield* field_;
    const CostTable* costs_;
    std::vector<std::uint16_t> alongSides_;  // path kinds with costs
};

}  // namespace cota::mapsets
