#pragma once
// From "this hex is left by these sides" to roads as people draw them: long runs that go straight on at
// crossings.

#include <array>
#include <vector>

#include "formats/model/document/path.h"
#include "formats/model/geometry/grid.h"

namespace cota::publish {

/// For each hex of a grid, by index, the sides that a kind of path leaves it by: bit = model::Direction.
using SideMasks = std::vector<std::uint8_t>;

/// A link joins two hexes that both leave by the side between them. `dead` gets the sides that lead to a hex
/// which does not answer. Sides at the edge of the board stay: the path runs out there.
SideMasks mutualLinks(const model::Grid& grid, const SideMasks& exits, SideMasks& dead);

/// Paths that use every link of `links` once, deterministic: from the board's edge first, then from dead ends
/// and odd crossings, then rings; at a crossing straight on where that is free, else the gentlest turn.
std::vector<model::Path> pathsFrom(const model::Grid& grid, const SideMasks& links,
                                   const model::PathKindId& kind);

}  // namespace cota::publish
