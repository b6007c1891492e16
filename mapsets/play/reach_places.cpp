#include "mapsets/play/reach_places.h"

#include <algorithm>

namespace cota::mapsets {

namespace {

/// `target` is lane 0 of the hex entered.
void addEdges(ReachArcs& arcs, Vertex from, Vertex target, const Step& step, std::uint16_t flags) {
    const ReachEdge edge{step.atLeast, flags};
    arcs.ends.emplace_back(from, target + step.lane);
    arcs.edges.push_back(edge);
    if (step.otherLane == noLane) return;
    arcs.ends.emplace_back(from, target + step.otherLane);
    arcs.edges.push_back(edge);
}

void addStep(const ReachPlaces& steps, ReachArcs& arcs, Vertex from, Cell to, const Step& step,
             const Doubling* doubling) {
    const auto target = steps.first[static_cast<std::size_t>(to)];
    if (target == noVertex) return;
    const bool isDoubled = from >= steps.firstDoubled;
    // Who moves that way goes on so, or falls back to an ordinary move if that is enough.
    addEdges(arcs, from, target, step, step.flags);
    if (doubling == nullptr) return;
    const bool startsHidden = doubling->hidden[static_cast<std::size_t>(steps.cell[from])];
    if (!isDoubled && !startsHidden) return;
    if (doubling->wholePath && !doubling->hidden[static_cast<std::size_t>(to)]) return;
    unsigned flags = step.flags;
    if (!isDoubled) flags |= edgeStartsTurn;
    if (!startsHidden) flags |= edgeGoesOn;
    addEdges(arcs, from, target + steps.firstDoubled, step, static_cast<std::uint16_t>(flags));
}

/// What it takes to stay in a hex where one may not as one comes.
void addStay(const ReachPlaces& steps, ReachArcs& arcs, const Movement& movement,
             std::span<const Mover> movers, Vertex vertex, int lane, const Doubling* doubling) {
    const auto cell = steps.cell[vertex];
    Step dearest;
    for (const auto& mover : movers) {
        auto one = movement.stay(mover, cell, lane);
        if (one.prohibited) return;
        one.atLeast = std::max(one.atLeast, dearest.atLeast);
        one.flags |= dearest.flags;
        dearest = one;
    }
    dearest.flags |= stepStays;
    addStep(steps, arcs, vertex, cell, dearest, doubling);
}

/// The vertices of those who have moved along paths with a bonus only, behind all others.
void addAlong(const Battlefield& field, const Movement& movement, const Mover& mover, ReachPlaces& steps) {
    for (const auto cell : field.hexes()) {
        if (!field.isPlayable(cell) || movement.bonusSides(mover, cell) == 0) continue;
        if (steps.along.empty()) steps.along.assign(static_cast<std::size_t>(field.cellCount()), noVertex);
        steps.along[static_cast<std::size_t>(cell)] = static_cast<Vertex>(steps.cell.size());
        steps.cell.push_back(cell);
        steps.passing.push_back(true);
    }
}

void addDoubled(ReachPlaces& steps, Vertex plain) {
    steps.firstDoubled = static_cast<Vertex>(steps.cell.size());
    steps.cell.reserve(steps.cell.size() + plain);
    steps.cell.insert(steps.cell.end(), steps.cell.begin(), steps.cell.begin() + plain);
    for (Vertex vertex = 0; vertex < plain; ++vertex) steps.passing.push_back(steps.passing[vertex]);
}

/// Steps along paths with a bonus, between those vertices and into them.
void addAlongStep(const ReachPlaces& steps, ReachArcs& arcs, Vertex from, Cell to, const Step& step,
                  bool isWithin) {
    const auto target = steps.along[static_cast<std::size_t>(to)];
    if (target == noVertex) return;
    arcs.ends.emplace_back(from, target);
    arcs.edges.push_back({step.atLeast, static_cast<std::uint16_t>(step.flags | (isWithin ? 0 : stepFresh))});
    if (!isWithin) return;
    arcs.ends.emplace_back(from, steps.first[static_cast<std::size_t>(to)] + step.lane);
    arcs.edges.push_back({0, stepBonus});
}

}  // namespace

ReachPlaces::ReachPlaces(const Battlefield& field, const Movement& movement, std::span<const Mover> movers,
                         const Doubling* doubling)
    : first(static_cast<std::size_t>(field.cellCount()), noVertex),
      lanes(static_cast<std::size_t>(field.cellCount()), 0),
      denominator(movement.denominator()) {
    for (const auto direction : model::allDirections)
        around[static_cast<std::size_t>(direction)] = field.offset(model::step(direction));
    for (const auto hex : field.hexes()) {
        // Half hexes in which units wait are left, never entered.
        if (!field.isPlayable(hex) && field.use(hex) != CellUse::staging) continue;
        const int count = movement.lanes(hex);
        first[static_cast<std::size_t>(hex)] = static_cast<Vertex>(cell.size());
        lanes[static_cast<std::size_t>(hex)] = static_cast<std::uint8_t>(count);
        for (int lane = 0; lane < count; ++lane) {
            cell.push_back(hex);
            passing.push_back(!movement.mayStay(hex, lane));
        }
    }
    plain = static_cast<Vertex>(cell.size());
    if (movers.size() == 1) addAlong(field, movement, movers.front(), *this);
    if (doubling != nullptr) addDoubled(*this, plain);
}

ReachArcs arcsOf(ReachPlaces& places, const Battlefield& field, const Movement& movement,
                 std::span<const Mover> movers, const Doubling* doubling) {
    ReachArcs arcs;
    arcs.ends.reserve(places.cell.size() * 6);
    arcs.edges.reserve(places.cell.size() * 6);
    for (Vertex vertex = 0; vertex < places.cell.size(); ++vertex) {
        const auto cell = places.cell[vertex];
        const bool isWithin = vertex >= places.plain && vertex < places.firstDoubled;
        const auto place = vertex < places.firstDoubled ? vertex : vertex - places.firstDoubled;
        const int lane = isWithin ? movement.lanes(cell) - 1
                                  : static_cast<int>(place - places.first[static_cast<std::size_t>(cell)]);
        const auto sides = places.along.empty() || place != vertex
                               ? std::uint8_t{0}
                               : movement.bonusSides(movers.front(), cell);
        for (const auto direction : model::allDirections) {
            const bool isAlong = ((sides >> static_cast<int>(direction)) & 1u) != 0;
            if (isWithin && !isAlong) continue;
            const auto step = groupStep(movement, movers, cell, lane, direction);
            if (step.prohibited) continue;
            if ((step.flags & stepCostUnknown) != 0) places.hasUnknown = true;
            const auto next = field.neighbour(cell, direction);
            if (!isWithin) addStep(places, arcs, vertex, next, step, doubling);
            if (isAlong) addAlongStep(places, arcs, vertex, next, step, isWithin);
        }
        if (!isWithin && places.passing[vertex])
            addStay(places, arcs, movement, movers, vertex, lane, doubling);
    }
    return arcs;
}

}  // namespace cota::mapsets
