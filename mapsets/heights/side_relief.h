#pragma once
// Relief on hexsides, derived and never stored: where the ground of two neighbours differs, their side is a
// crest of the higher one, and a slope or a cliff between them.

#include <cstdint>
#include <vector>

#include "formats/model/geometry/hex.h"
#include "mapsets/field/battlefield.h"
#include "mapsets/heights/heights.h"

namespace cota::mapsets {

enum class Fall : std::uint8_t { slope, cliff };

struct FallingSide {
    model::HexSide side;
    Cell upper = noCell;
    Cell lower = noCell;
    int by = 0;  // in the unit of the heights; positive
    Fall fall = Fall::slope;
    friend bool operator==(const FallingSide&, const FallingSide&) = default;
};

class SideRelief {
  public:
    /// A fall of at least `cliffFrom` (in the unit of the heights) is a cliff; 0: there are none.
    SideRelief(const Battlefield& field, const Heights& heights, int cliffFrom);

    /// Every side between two hexes of the map with different ground, by cell and direction of the side's
    /// owner.
    const std::vector<FallingSide>& sides() const { return sides_; }
    /// The sides over which the ground falls away from the hex: bit = Direction. Sides of the map's edge
    /// never.
    std::uint8_t crests(Cell cell) const { return crests_[static_cast<std::size_t>(cell)]; }
    /// The sides at which it rises.
    std::uint8_t feet(Cell cell) const { return feet_[static_cast<std::size_t>(cell)]; }
    /// The sides that are cliffs, from above or below.
    std::uint8_t cliffs(Cell cell) const { return cliffs_[static_cast<std::size_t>(cell)]; }

  private:
    std::vector<FallingSide> sides_;
    std::vector<std::uint8_t> crests_, feet_, cliffs_;  // by cell
};

}  // namespace cota::mapsets
