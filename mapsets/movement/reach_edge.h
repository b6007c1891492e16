#pragma once
// The steps of a search over the places of a unit, as numbers.

#include <cstdint>
#include <limits>

#include "mapsets/movement/movement.h"

namespace cota::mapsets {

using Vertex = std::uint32_t;
inline constexpr Vertex noVertex = std::numeric_limits<Vertex>::max();

/// In addition to the flags of a step: it may only be the first of a turn, but need not be the last.
inline constexpr std::uint16_t edgeStartsTurn = 1u << 15;
/// It may not be the first of a turn.
inline constexpr std::uint16_t edgeGoesOn = 1u << 14;

/// A step out of a vertex. The cost is the least; the most is noLimit if the flags mark it as unknown.
struct ReachEdge {
    Points cost = 0;
    std::uint16_t flags = 0;
};

/// A hex passed within one step of the search, and the points spent in the turn when it is entered; while
/// the step is judged, only the cost of such hexes without tolls.
struct PassedHex {
    Vertex vertex = noVertex;
    Points spent = 0;
};

}  // namespace cota::mapsets
