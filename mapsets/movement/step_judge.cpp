#include "mapsets/movement/step_judge.h"

#include <algorithm>

namespace cota::mapsets {

void StepJudge::begin(const ReachQuery& query, UnknownCosts unknown, LabelQueue& queue) {
    labels_.begin(query.allowance);
    passages_.clear();
    obstacles_ = {query, *places_};
    query_ = &query;
    queue_ = &queue;
    unknown_ = unknown;
    metUnknown_ = false;
}

void StepJudge::start(Vertex vertex) {
    ArrivingLabel start;
    if (!query_->entering) {
        start.cost = query_->spentBefore;
        return labels_.set(vertex, labels_.form().beforeMoving(1, start.cost), start);
    }
    start.minimumMove = query_->entryCost > query_->allowance;
    if (start.minimumMove && !query_->oneHexAlways) return;
    start.cost = std::min(query_->entryCost, query_->allowance);
    labels_.set(vertex,
                start.minimumMove ? labels_.form().ended(1, labels_.limit(vertex))
                                  : labels_.form().onTheMove(1, start.cost),
                start);
}

void StepJudge::leave(Vertex vertex) {
    const auto label = labels_.label(vertex);
    here_.vertex = vertex;
    here_.turn = labels_.form().turn(label);
    here_.spent = labels_.form().spent(label);
    here_.hasMoved = LabelForm::hasMoved(label);
    here_.isPassed = labels_.isPassed(vertex);
    here_.hasStopped = here_.isPassed && labels_.arrival(vertex).stops;
}

void StepJudge::weigh(const ReachEdge& edge, Vertex target, std::span<const PassedHex> through) {
    through_ = through;
    const bool isStayedIn = !places_->passing[target];
    if (tryTurn({edge, target, here_.turn, here_.spent, here_.hasMoved}) && isStayedIn) return;
    if (here_.isPassed) return;
    // Waiting helps for one turn, or until obstacles no longer change.
    int last = std::max(here_.turn + 1, obstacles_.changes());
    if (query_->turns != 0) last = std::min(last, query_->turns);
    for (int turn = here_.turn + 1; turn <= last; ++turn)
        if (tryTurn({.edge = edge, .target = target, .turn = turn, .spent = 0, .moved = false}) && isStayedIn)
            return;
}

Points StepJudge::tolls(const Try& step, std::uint32_t there) const {
    Points sum = tollOf(there);
    Vertex before = here_.vertex;
    for (const auto& hex : through_) {
        if (isClosed(step.turn, before, hex.vertex)) return noWay;
        before = hex.vertex;
        const auto passed = rule(step.turn, hex.vertex);
        if ((passed & (cellShut | cellStops | cellAssault | cellNoExit)) != 0) return noWay;
        sum += tollOf(passed);
    }
    if (isClosed(step.turn, before, step.target)) return noWay;
    return sum;
}

/// Only the best route to the unit's hex is kept. A more expensive one from another hex could only matter if
/// the direct step from that hex is closed, so it is ignored.
bool StepJudge::beganNextTo(const Try& step) const {
    auto began = step.moved ? labels_.arrival(here_.vertex).began : here_.vertex;
    if (began == noVertex) began = here_.vertex;
    const auto offset = labels_.cellAt(step.target) - labels_.cellAt(began);
    return std::ranges::find(places_->around, offset) != places_->around.end();
}

bool StepJudge::isBarred(const Try& step, std::uint32_t there, std::uint32_t from) const {
    const auto flags = step.edge.flags;
    if ((there & (cellShut | cellPassing)) != 0 || (from & cellNoExit) != 0) return true;
    if ((from & there & cellAssault) != 0) return true;
    if ((flags & edgeStartsTurn) != 0 && step.moved) return true;
    if ((flags & edgeGoesOn) != 0 && !step.moved) return true;
    if ((flags & stepHelpThere) != 0 && (there & cellHelped) == 0) return true;
    if ((flags & stepHelpHere) != 0 && (from & cellHelped) == 0 && !query_->helpsItself) return true;
    return ((flags & stepFromNext) != 0 && !beganNextTo(step)) || isBarredAtWorst(step.edge);
}

/// Whether the step can be taken in that turn; records the arrival if it is better than the target's.
bool StepJudge::tryTurn(const Try& step) {
    const auto& [edge, target, turn, spent, moved] = step;
    if ((edge.flags & stepStays) != 0) return tryStay(step);
    if (here_.hasStopped || (query_->turns != 0 && turn > query_->turns)) return false;
    const auto there = rule(turn, target);
    const auto from = rule(turn, here_.vertex);
    const bool onlyFirst = isOnlyFirst(edge, there, from);
    if (onlyFirst && moved) return false;
    // Most steps have neither flags nor obstacles.
    if ((edge.flags | there | from) != 0 && isBarred(step, there, from)) return false;
    const Points more = tolls(step, there);
    if (more == noWay) return false;
    const bool isUnknown = (edge.flags & stepCostUnknown) != 0;
    const Points cost = isUnknown && isPessimistic() ? noLimit : std::min(noLimit, edge.cost + more);
    const Points limit = labels_.limit(target);
    const bool minimum = spent + cost > limit;
    // A unit may move one hex whatever it costs only if this is its only action in the turn.
    if (minimum &&
        (moved || spent > 0 || labels_.isDoubled(target) || !through_.empty() || !query_->oneHexAlways))
        return false;
    const bool stops = onlyFirst || (edge.flags & stepStops) != 0 || (there & cellStops) != 0;
    metUnknown_ = metUnknown_ || isUnknown;
    const bool goesOn = !minimum && (!stops || places_->passing[target]);
    notePassed(step);
    const Points before = turn == here_.turn ? labels_.arrival(here_.vertex).cost : 0;
    const auto& form = labels_.form();
    compare(step, {.label = goesOn ? form.onTheMove(turn, spent + cost) : form.ended(turn, limit),
                   .paid = minimum ? query_->allowance : before + cost,
                   .isMinimum = minimum,
                   .stops = stops,
                   .there = there});
    return true;
}

bool StepJudge::isOneHex() const {
    const auto& here = labels_.arrival(here_.vertex);
    if (here.via == noVertex || here.via != here.began || here.passedCount > 0) return false;
    return labels_.turn(here.via) < here_.turn || labels_.form().isTurnStart(labels_.label(here.via));
}

bool StepJudge::tryStay(const Try& step) {
    const auto& [edge, target, turn, spent, moved] = step;
    if (turn != here_.turn || ((edge.flags & edgeStartsTurn) != 0 && moved)) return false;
    if (isBarredAtWorst(edge)) return false;
    const bool isUnknown = (edge.flags & stepCostUnknown) != 0;
    const Points cost = isUnknown && isPessimistic() ? noLimit : edge.cost;
    const Points limit = labels_.limit(target);
    const bool minimum = spent + cost > limit;
    if (minimum && (!isOneHex() || labels_.isDoubled(target) || !query_->oneHexAlways)) return false;
    metUnknown_ = metUnknown_ || isUnknown;
    const bool stops = here_.hasStopped || (edge.flags & stepStops) != 0;
    notePassed(step);
    const auto& form = labels_.form();
    compare(step, {.label = minimum || stops ? form.ended(turn, limit) : form.onTheMove(turn, spent + cost),
                   .paid = minimum ? query_->allowance : labels_.arrival(here_.vertex).cost + cost,
                   .isMinimum = minimum,
                   .stops = stops,
                   .there = rule(turn, target)});
    return true;
}

/// A unit that must stop has the same label whatever it paid: only the cheapest route there is kept.
void StepJudge::compare(const Try& step, const Outcome& outcome) {
    const ReachLabels::Manner manner{outcome.stops, outcome.isMinimum};
    auto known = labels_.stateOf(step.target, step.turn, manner);
    const bool isBetter =
        known == noVertex || !labels_.reached(known) ||
        (!labels_.isDone(known) &&
         (outcome.label < labels_.label(known) ||
          (outcome.label == labels_.label(known) && outcome.paid < labels_.arrival(known).cost)));
    if (isBetter) {
        const auto arrival = arrivalBy(step, outcome);
        if (known == noVertex) known = labels_.addState(step.target, step.turn, manner);
        for (std::size_t i = 0; i < through_.size(); ++i)
            labels_.addPassed({through_[i].vertex, spentAt(through_[i], i, step.turn)});
        labels_.set(known, outcome.label, arrival, through_.size());
        queue_->push(known);
    }
    if (!here_.isPassed || query_->wantsCells) return;
    if (labels_.isPassed(known))
        passages_.goOn(here_.vertex, known);
    else
        passages_.end(here_.vertex);
}

ArrivingLabel StepJudge::arrivalBy(const Try& step, const Outcome& outcome) const {
    const auto flags = step.edge.flags;
    const auto& before = labels_.arrival(here_.vertex);
    ArrivingLabel arrival;
    arrival.minimumMove = outcome.isMinimum;
    arrival.stops = outcome.stops;
    arrival.byRoll = before.byRoll || (flags & stepByRoll) != 0;
    arrival.mayStop = before.mayStop || (outcome.there & cellMayStop) != 0;
    arrival.unknown = (flags & stepCostUnknown) != 0;
    arrival.via = here_.vertex;
    arrival.began = step.moved && before.began != noVertex ? before.began : here_.vertex;
    arrival.cost = outcome.paid;
    return arrival;
}

/// The points spent in that turn when the unit enters the hex, the `number`th passed through.
Points StepJudge::spentAt(const PassedHex& hex, std::size_t number, int turn) const {
    Points spent = (turn == here_.turn ? here_.spent : 0) + hex.spent;
    for (std::size_t i = 0; i <= number; ++i) spent += tollOf(rule(turn, through_[i].vertex));
    return spent;
}

void StepJudge::notePassed(const Try& step) {
    if (query_->wantsCells) return;
    for (std::size_t i = 0; i < through_.size(); ++i) {
        const auto vertex = through_[i].vertex;
        ReachedHex hex{.cell = labels_.cellAt(vertex), .turn = step.turn, .passed = true};
        hex.cost = spentAt(through_[i], i, step.turn);
        hex.left = labels_.limit(vertex) - hex.cost;
        hex.via = labels_.cellAt(i == 0 ? here_.vertex : through_[i - 1].vertex);
        passages_.pass(vertex, hex);
    }
}

void StepJudge::acceptBonus(Vertex target, int turn, const ArrivingLabel& arrival,
                            std::span<const PassedHex> walked) {
    const Points limit = labels_.limit(target);
    const auto label = labels_.form().ended(turn, limit);
    if (labels_.reached(target) && (labels_.isDone(target) || labels_.label(target) <= label)) return;
    auto bonus = arrival;
    bonus.isBonus = true;
    bonus.stops = true;
    bonus.cost = limit;
    for (const auto& hex : walked) labels_.addPassed(hex);
    labels_.set(target, label, bonus, walked.size());
    queue_->push(target);
}

}  // namespace cota::mapsets
