#pragma once
// The places of a unit during its move and the steps between them, from which the graph of reach.h is built.

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "mapsets/movement/bonus_arcs.h"
#include "mapsets/movement/reach.h"
#include "mapsets/movement/reach_edge.h"

namespace cota::mapsets {

/// The vertices: a hex, a bank of it, or one of these with a fact about the move so far.
struct ReachPlaces {
    std::vector<Cell> cell;           // by vertex
    std::vector<Vertex> first;        // by cell: its lane 0; noVertex if units cannot be there
    std::vector<std::uint8_t> lanes;  // by cell
    std::vector<bool> passing;        // by vertex: no move ends there
    /// Vertices from here on repeat the first ones: the same places, in a turn with twice the allowance.
    /// Such a turn has no bonus of paths.
    Vertex firstDoubled = noVertex;
    BonusArcs bonus;  // for a single unit
    bool hasUnknown = false;
    bool dependsOnArrivalAlone = false;  // ReachGraph::canShareArrivals
    Points denominator = 1;
    /// Offsets from a cell to its adjacent cells.
    using Around = std::array<Cell, 6>;
    Around around{};

    ReachPlaces(const Battlefield& field, const Movement& movement, const Doubling* doubling);
};

/// The steps, by their first vertex.
struct ReachArcs {
    std::vector<std::pair<Vertex, Vertex>> ends;
    std::vector<ReachEdge> edges;
};

/// Sets in `places` whether some cost is unknown.
ReachArcs arcsOf(ReachPlaces& places, const Battlefield& field, const Movement& movement,
                 std::span<const Mover> movers, const Doubling* doubling);

}  // namespace cota::mapsets
