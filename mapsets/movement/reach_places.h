#pragma once
// Where a unit can be while it moves, and the steps between: what the graph of reach.h is made of.

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "mapsets/movement/reach.h"
#include "mapsets/movement/reach_bonus.h"
#include "mapsets/movement/reach_labels.h"

namespace cota::mapsets {

/// The vertices: a hex, a bank of it, or the same with something to remember about the move.
struct ReachPlaces {
    std::vector<Cell> cell;           // by vertex
    std::vector<Vertex> first;        // by cell: its lane 0; noVertex where nobody can be
    std::vector<std::uint8_t> lanes;  // by cell
    std::vector<bool> passing;        // by vertex: nobody's move ends there
    /// Vertices from here on repeat the first ones: the same places, in a turn with twice the allowance.
    /// Nobody earns the bonus of paths in such a turn.
    Vertex firstDoubled = noVertex;
    BonusArcs bonus;  // of one unit that moves alone
    bool hasUnknown = false;
    Points denominator = 1;
    ReachLabels::Around around{};

    ReachPlaces(const Battlefield& field, const Movement& movement, const Doubling* doubling);
};

/// The steps, by the vertex they leave.
struct ReachArcs {
    std::vector<std::pair<Vertex, Vertex>> ends;
    std::vector<ReachEdge> edges;
};

/// Says in `places` whether some cost is not known.
ReachArcs arcsOf(ReachPlaces& places, const Battlefield& field, const Movement& movement,
                 std::span<const Mover> movers, const Doubling* doubling);

}  // namespace cota::mapsets
