#pragma once
// Relief on hexsides, derived and never stored. If the ground of two neighbours differs, their hexside is a
// crest of the higher hex, and the ground between them is a slope or a cliff.

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
    /// A fall of at least `cliffFrom` (in the unit of the heights) is a cliff; 0: there are no cliffs.
    SideRelief(const Battlefield& field, const Heights& heights, int cliffFrom);

    /// Every hexside between two hexes of the map with different ground, by cell and direction of its owner.
    const std::vector<FallingSide>& sides() const { return sides_; }
    /// The hexsides where the ground falls away from the hex: bit = Direction. Never those on the edge of
    /// the map.
    std::uint8_t crests(Cell cell) const { return crests_[static_cast<std::size_t>(cell)]; }
    /// The hexsides where the ground rises from the hex.
    std::uint8_t feet(Cell cell) const { return feet_[static_cast<std::size_t>(cell)]; }
    /// The hexsides that are cliffs, up or down.
    std::uint8_t cliffs(Cell cell) const { return cliffs_[static_cast<std::size_t>(cell)]; }

  private:
    std::vector<FallingSide> sides_;
    std::vector<std::uint8_t> crests_, feet_, cliffs_;  // by cell
};

}  // namespace cota::mapsets
