#pragma once
// Turns the exits of each hex into roads as people draw them: long paths that go straight on at crossings.

#include <array>
#include <vector>

#include "formats/model/document/path.h"
#include "formats/model/geometry/grid.h"

namespace cota::publish {

/// For each hex of a grid, by index, the hexsides where a kind of path leaves it: bit = model::Direction.
using SideMasks = std::vector<std::uint8_t>;

/// A link joins two hexes that both have an exit at their common hexside. `dead` gets the exits to a hex
/// without the matching exit. Exits at the edge of the board stay: the path ends there.
SideMasks mutualLinks(const model::Grid& grid, const SideMasks& exits, SideMasks& dead);

/// Paths that use every link of `links` once, deterministic: from the edge of the board first, then from
/// dead ends and odd crossings, then rings; straight on at a crossing if possible, otherwise the smallest
/// turn.
std::vector<model::Path> pathsFrom(const model::Grid& grid, const SideMasks& links,
                                   const model::PathKindId& kind);

}  // namespace cota::publish
