#pragma once
// The steps along paths by which a unit can earn a free step (Movement::bonusSides), and where that ends.

#include <cstdint>
#include <span>
#include <vector>

#include "mapsets/movement/reach_edge.h"

namespace cota::mapsets {

/// A step along a path with a bonus.
struct BonusArc {
    Vertex from = noVertex, to = noVertex;
    Vertex end = noVertex;  // where the free step ends; noVertex: not allowed
    Points cost = 0;
    std::uint16_t flags = 0;
};
struct BonusArcs {
    std::vector<BonusArc> arcs;        // ascending by `from`
    std::vector<std::uint32_t> first;  // by vertex, and one more; empty if there is no bonus
    /// The greatest cost of an ordinary move to the end of a free step. A walk that has spent this much more
    /// than another one to the same hex reaches nothing the other cannot reach.
    Points slack = 0;
    /// The same if unknown costs are never affordable.
    Points slackAtWorst = 0;

    void index(std::size_t vertices);
    bool none() const { return first.empty(); }
    std::span<const BonusArc> from(Vertex vertex) const {
        return {arcs.data() + first[vertex], arcs.data() + first[vertex + 1]};
    }
};

}  // namespace cota::mapsets
