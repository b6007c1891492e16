#include "mapsets/movement/costs/points_movement.h"

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

using model::Direction;

namespace {

Parameters parametersOf(const Battlefield& field, const StrategyDescription& strategy) {
    return {choiceOf(field, strategy), field};
}

}  // namespace

PointsMovement::PointsMovement(const Battlefield& field, const UnitTags& tags,
                               const model::Scenario* scenario)
    : field_(&field),
      costs_(field.mapset().catalogue, scenario, crossingParts(parametersOf(field, banksDescription))),
      banks_(field, tags, costs_, parametersOf(field, banksDescription), scenario),
      within_(field, costs_, scenario),
      noteSources_{parametersOf(field, byTableDescription),
                   within_.isWatered() ? within_.parameters : parametersOf(field, banksDescription),
                   costs_.denominator()},
      hexes_(field, costs_, banks_, noteSources_.movement),
      paths_(field, costs_, hexes_, noteSources_.movement, banks_, within_),
      bonus_(field, within_, noteSources_.movement),
      relief_(field, costs_, within_, noteSources_.movement),
      sides_(field, costs_),
      contours_(field, tags, noteSources_.movement, costs_.denominator()),
      surcharges_(field, tags, costs_, noteSources_.movement),
      bound_(field, costs_, scenario),
      rules_(field, tags, choiceOf(field, byTableDescription), costs_.denominator()),
      allowance_(tags, noteSources_.movement, costs_.denominator()) {
    denominator_ = costs_.denominator();
}

Step PointsMovement::step(const Mover& mover, Cell from, int lane, Direction towards,
                          StepNotes* notes) const {
    JudgedStep step(mover, from, field_->neighbour(from, towards), lane, towards, noteSources_, notes);
    if (!field_->isPlayable(step.to))
        step.prohibit("off-map");
    else if (mover.mobility < 0 || !costs_.moves(mover.mobility))
        step.prohibit("cannot-move");
    else if (rules_.isCliff(from, step.to))
        step.prohibit("cliff");
    else if (bound_.isBound(mover.mobility))
        judgeBound(step);
    else
        judgeFree(step);
    return step.result();
}

/// A bound mover pays neither for relief nor for contours, and does not cross rivers.
void PointsMovement::judgeBound(JudgedStep& step) const {
    const bool alongPath = bound_.enter(step);
    if (!step.isProhibited() && !alongPath) sides_.pay(step);
    if (!step.isProhibited() && (!alongPath || surcharges_.arePaidOnPaths())) surcharges_.pay(step);
    if (!step.isProhibited()) banks_.arrive(step);
    if (!step.isProhibited()) rules_.limit(step);
}

void PointsMovement::judgeFree(JudgedStep& step) const {
    const bool alongPath = paths_.enter(step);
    if (!alongPath) hexes_.enter(step);
    if (!step.isProhibited() && (!alongPath || relief_.arePaidOnPaths())) relief_.pay(step);
    if (!step.isProhibited() && !alongPath) sides_.pay(step);
    if (!step.isProhibited()) contours_.pay(step, alongPath);
    if (!step.isProhibited() && (!alongPath || rules_.climbsOnPaths())) rules_.payClimb(step);
    if (!step.isProhibited() && (!alongPath || surcharges_.arePaidOnPaths())) surcharges_.pay(step);
    if (!step.isProhibited()) banks_.leave(step);
    if (step.isProhibited()) return;
    banks_.arrive(step);
    within_.leave(step);
    within_.enter(step);
    paths_.follow(step, alongPath);
    if (!step.isProhibited()) rules_.limit(step);
}

Step PointsMovement::stay(const Mover& mover, Cell cell, int lane, StepNotes* notes) const {
    JudgedStep step(mover, cell, cell, lane, model::allDirections.front(), noteSources_, notes);
    if (mover.mobility < 0) return {.prohibited = true};
    if (paths_.defers(cell, lane))
        paths_.payTerrain(step, cell);
    else if (!within_.stay(step))
        return {.prohibited = true};
    return step.result();
}

/// The extra hex is free, even if units that stay in a hex of a path pay its terrain.
std::uint8_t PointsMovement::laneAfterBonus(const Mover& mover, Cell cell, std::uint8_t lane) const {
    if (mayStay(cell, lane)) return lane;
    return paths_.defers(cell, lane) && !stay(mover, cell, lane, nullptr).prohibited ? 0 : noLane;
}

Cell PointsMovement::neighbourOf(Cell cell, Direction towards) const {
    const auto next = field_->neighbour(cell, towards);
    return field_->isOnMap(next) ? next : noCell;
}

int PointsMovement::lanes(Cell cell) const {
    if (within_.isRiver(cell)) return within_.lanes(cell);
    return banks_.lanes(cell).value_or(paths_.isPassedThrough(cell) ? PathCosts::onPath + 1 : 1);
}

int PointsMovement::laneThrough(Cell cell, Direction from) const {
    return within_.isRiver(cell) ? within_.laneThrough(cell, from) : banks_.laneThrough(cell, from);
}

std::unique_ptr<Movement> makeMovement(const Battlefield& field, const UnitTags& tags,
                                       const model::Scenario* scenario) {
    if (choiceOf(field, byTableDescription) == nullptr) return nullptr;
    return std::make_unique<PointsMovement>(field, tags, scenario);
}

}  // namespace cota::mapsets
