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

/// Every hexside between two hexes of the map with different ground, by cell and direction of its owner. A
/// fall of at least `cliffFrom` (in the unit of the heights) is a cliff; 0: there are no cliffs.
std::vector<FallingSide> fallingSides(const Battlefield& field, const Heights& heights, int cliffFrom);

}  // namespace cota::mapsets
