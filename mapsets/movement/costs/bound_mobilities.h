#pragma once
// Movement types that are bound to paths, hexes or terrain, such as trains and ships. Values of a movement
// type: "path": it moves only along paths of this kind; "part": or between hexes of scenario details of this
// kind; "terrain": it enters only hexes with this terrain.

#include <vector>

#include "mapsets/movement/cost_table.h"
#include "mapsets/movement/costs/judged_step.h"

namespace cota::mapsets {

class BoundMobilities {
  public:
    /// `field` and `costs` must outlive it; `scenario` may be null.
    BoundMobilities(const Battlefield& field, const CostTable& costs, const model::Scenario* scenario);

    bool isBound(int mobility) const {
        const auto& bond = bonds_[static_cast<std::size_t>(mobility)];
        return bond.isToPath() || bond.terrain >= 0;
    }
    /// Pays for the step of a bound mover, or prohibits it. True if it moves along a path.
    bool enter(JudgedStep& step) const;

  private:
    struct Bond {
        int path = -1;
        int terrain = -1;
        std::vector<bool> hexes;  // by cell; empty: none
        bool isToPath() const { return path >= 0 || !hexes.empty(); }
        bool lists(Cell cell) const { return !hexes.empty() && hexes[static_cast<std::size_t>(cell)]; }
    };
    void addHexes(Bond& bond, const std::string& part, const model::Scenario& scenario) const;
    void enterAlongPath(JudgedStep& step, const Bond& bond) const;

    const Battlefield* field_;
    const CostTable* costs_;
    std::vector<Bond> bonds_;  // by mobility
};

}  // namespace cota::mapsets
