#include "mapsets/movement/reach_places.h"

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
    // Doubled movement continues, or becomes an ordinary move if that is enough.
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

/// The cost of staying in a hex that the unit may not occupy as it arrives.
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

void addDoubled(ReachPlaces& steps, Vertex plain) {
    steps.firstDoubled = static_cast<Vertex>(steps.cell.size());
    steps.cell.reserve(steps.cell.size() + plain);
    steps.cell.insert(steps.cell.end(), steps.cell.begin(), steps.cell.begin() + plain);
    for (Vertex vertex = 0; vertex < plain; ++vertex) steps.passing.push_back(steps.passing[vertex]);
}

/// How much more an ordinary move into the hex costs than the free step that ends there.
void addSlack(BonusArcs& bonus, const Movement& movement, const Mover& mover, Cell cell, int lane,
              const Step& step) {
    Step stay;
    if (!movement.mayStay(cell, lane)) stay = movement.stay(mover, cell, lane);
    const Points dearer = std::min(noLimit, step.atLeast + stay.atLeast);
    bonus.slack = std::max(bonus.slack, dearer);
    // In the worst case a unit that may be barred has no free step.
    if ((step.flags & stepMayBeBarred) != 0) return;
    const bool isUnknown = ((step.flags | stay.flags) & stepCostUnknown) != 0;
    bonus.slackAtWorst = std::max(bonus.slackAtWorst, isUnknown ? noLimit : dearer);
}

/// A step along a path with a bonus.
void addBonus(ReachPlaces& places, const Movement& movement, const Mover& mover, Vertex from, Cell to,
              const Step& step) {
    const auto first = places.first[static_cast<std::size_t>(to)];
    for (const auto lane : {step.lane, step.otherLane}) {
        if (lane == noLane) continue;
        const auto end = movement.laneAfterBonus(mover, to, lane);
        places.bonus.arcs.push_back(
            {from, first + lane, end == noLane ? noVertex : first + end, step.atLeast, step.flags});
        if (end != noLane) addSlack(places.bonus, movement, mover, to, lane, step);
    }
}

}  // namespace

ReachPlaces::ReachPlaces(const Battlefield& field, const Movement& movement, const Doubling* doubling)
    : first(static_cast<std::size_t>(field.cellCount()), noVertex),
      lanes(static_cast<std::size_t>(field.cellCount()), 0),
      denominator(movement.denominator()) {
    for (const auto direction : model::allDirections)
        around[static_cast<std::size_t>(direction)] = field.offset(model::step(direction));
    for (const auto hex : field.hexes()) {
        // Half hexes where units wait can be left, but never entered.
        if (!field.isPlayable(hex) && field.use(hex) != CellUse::staging) continue;
        const int count = movement.lanes(hex);
        first[static_cast<std::size_t>(hex)] = static_cast<Vertex>(cell.size());
        lanes[static_cast<std::size_t>(hex)] = static_cast<std::uint8_t>(count);
        for (int lane = 0; lane < count; ++lane) {
            cell.push_back(hex);
            passing.push_back(!movement.mayStay(hex, lane));
        }
    }
    if (doubling != nullptr) addDoubled(*this, static_cast<Vertex>(cell.size()));
}

ReachArcs arcsOf(ReachPlaces& places, const Battlefield& field, const Movement& movement,
                 std::span<const Mover> movers, const Doubling* doubling) {
    ReachArcs arcs;
    arcs.ends.reserve(places.cell.size() * 6);
    arcs.edges.reserve(places.cell.size() * 6);
    for (Vertex vertex = 0; vertex < places.cell.size(); ++vertex) {
        const auto cell = places.cell[vertex];
        const auto place = vertex < places.firstDoubled ? vertex : vertex - places.firstDoubled;
        const int lane = static_cast<int>(place - places.first[static_cast<std::size_t>(cell)]);
        const auto sides = movers.size() != 1 || place != vertex || !field.isPlayable(cell)
                               ? std::uint8_t{0}
                               : movement.bonusSides(movers.front(), cell);
        for (const auto direction : model::allDirections) {
            const auto step = groupStep(movement, movers, cell, lane, direction);
            if (step.prohibited) continue;
            if ((step.flags & stepCostUnknown) != 0) places.hasUnknown = true;
            const auto next = field.neighbour(cell, direction);
            addStep(places, arcs, vertex, next, step, doubling);
            if (((sides >> static_cast<int>(direction)) & 1u) != 0 &&
                movement.bonusSides(movers.front(), next) != 0)
                addBonus(places, movement, movers.front(), vertex, next, step);
        }
        if (places.passing[vertex]) addStay(places, arcs, movement, movers, vertex, lane, doubling);
    }
    places.bonus.index(places.cell.size());
    return arcs;
}

}  // namespace cota::mapsets
