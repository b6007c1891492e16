#pragma once
// The effect of each hex on a line through it, for sight by the nearest obstruction.

#include <cstdint>
#include <string>
#include <vector>

#include "mapsets/field/battlefield.h"
#include "mapsets/strategy/parameters.h"

namespace cota::mapsets {

/// The effect of a hex on a line through it.
struct ObstructionCover {
    std::int16_t level = 0;
    bool off = true;       // off the map or out of play; nothing there counts
    bool screens = false;  // blocking terrain
    bool hill = false;     // terrain of the relief
};

class ObstructionHexes {
  public:
    ObstructionHexes(const Battlefield& field, const Parameters& parameters);

    const ObstructionCover& in(Cell cell) const { return covers_[static_cast<std::size_t>(cell)]; }
    /// The ids of what is in the way in a hex: blocking terrain and features, else the terrain of the relief.
    std::string idsIn(Cell cell) const;

  private:
    const Battlefield& field_;
    TagMask blockers_ = 0;
    std::vector<ObstructionCover> covers_;  // by cell
};

}  // namespace cota::mapsets
