#pragma once
// The free step of a unit that has spent all its points along good roads. Parameters of question "movement",
// strategy "by-table":
//   bonus-paths     words of paths: a unit that has spent every point along them moves one more hex along one
//   bonus-classes   the movement types to which this applies

#include <cstdint>
#include <vector>

#include "mapsets/movement/costs/crossed_within.h"
#include "mapsets/movement/movement.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

class PathBonus {
  public:
    /// `field` and `rivers` must outlive it.
    PathBonus(const Battlefield& field, const CrossedWithin& rivers, const Parameters& movement);

    /// The sides of the hex along which the mover earns the step and may take it: bit = Direction.
    std::uint8_t sides(const Mover& mover, Cell cell) const;

  private:
    const Battlefield* field_;
    const CrossedWithin* rivers_;
    std::vector<std::size_t> kinds_;  // path kinds
    std::vector<bool> classes_;       // by mobility
};

}  // namespace cota::mapsets
