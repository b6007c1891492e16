#pragma once
// The cost of uphill ground: terrain that is paid in addition to the other terrains of its hex. Parameters of
// question "movement", strategy "by-table":
//   relief-cost       when additive terrain is paid: "elevation-line": on entering a hex with a lower
//                     neighbour; "climb": once for each level climbed; "whole": in every hex that has it;
//                     "none": never (climbs are rows, see step_rules.h)
//   relief-on-paths   yes: ... also along a path with a cost of its own

#include <vector>

#include "mapsets/movement/cost_table.h"
#include "mapsets/movement/costs/crossed_within.h"
#include "mapsets/movement/costs/judged_step.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

class ReliefCosts {
  public:
    /// All but `movement` must outlive it. The rivers of `rivers` are paid when they are crossed, not here.
    ReliefCosts(const Battlefield& field, const CostTable& costs, const CrossedWithin& rivers,
                const Parameters& movement);

    bool arePaidOnPaths() const { return onPaths_; }
    void pay(JudgedStep& step) const;

  private:
    enum class When { never, inSlopes, forEachLevel, everywhere };
    void findSlopes();
    /// How often the terrains of the hex entered are paid.
    int times(const JudgedStep& step) const;

    const Battlefield* field_;
    const CostTable* costs_;
    const CrossedWithin* rivers_;
    When when_ = When::everywhere;
    bool onPaths_ = false;
    std::vector<bool> slope_;  // by cell: has a lower adjacent hex; empty unless that matters
};

}  // namespace cota::mapsets
