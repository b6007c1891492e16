#include "mapsets/play/reach_labels.h"

#include <algorithm>

namespace cota::mapsets {

void LabelQueue::begin(const ReachLabels& labels, Label first, Label window) {
    for (auto& bucket : buckets_) bucket.clear();
    far_.clear();
    pushed_ = 0;
    labels_ = &labels;
    at_ = first;
    isRing_ = window <= mostBuckets;
    window_ = isRing_ ? window : 1;
    count_ = 0;
    if (buckets_.size() < static_cast<std::size_t>(window_)) buckets_.resize(static_cast<std::size_t>(window_));
}

void LabelQueue::push(Vertex vertex) {
    const Label label = labels_->label(vertex);
    ++count_;
    if (isRing_) {
        buckets_[static_cast<std::size_t>(label % window_)].push_back(vertex);
    } else {
        far_.push_back({label, pushed_++, vertex});
        std::push_heap(far_.begin(), far_.end());
    }
}

bool LabelQueue::empty() {
    while (count_ > 0) {
        if (!isRing_) at_ = far_.front().label;
        if (isRing_ && bucket().empty()) {
            ++at_;
        } else if (const auto vertex = top(); labels_->label(vertex) != at_ || labels_->isDone(vertex)) {
            pop();
        } else {
            return false;
        }
    }
    return true;
}

void LabelQueue::pop() {
    --count_;
    if (isRing_) return bucket().pop_back();
    std::pop_heap(far_.begin(), far_.end());
    far_.pop_back();
}

void ReachLabels::begin(const ReachQuery& query, bool pessimistic) {
    ++stamp_;
    if (stamp_ == 0) {  // every 2^32 searches the stamps start anew
        arrivals_.assign(arrivals_.size(), {});
        stamp_ = 1;
    }
    query_ = &query;
    pessimistic_ = pessimistic;
    metUnknown_ = false;
    isPossible_ = false;
    const bool doubles = firstDoubled_ < cellOf_->size();
    stride_ = (doubles ? 4 : 2) * static_cast<Label>(query.allowance) + 2;
    found_.clear();
    passed_.clear();
}

bool ReachLabels::start(Vertex vertex) {
    Arrival start;
    start.stamp = stamp_;
    if (query_->entering) {
        start.minimumMove = query_->entryCost > query_->allowance;
        if (start.minimumMove && !query_->oneHexAlways) return false;
        start.cost = std::min(query_->entryCost, query_->allowance);
    } else {
        start.cost = query_->spentBefore;
    }
    arrivals_[vertex] = start;
    labels_[vertex] = labelOf(1, start.cost, query_->entering);
    found_.push_back(vertex);
    return true;
}

void ReachLabels::leave(Vertex vertex) {
    here_ = vertex;
    const auto label = labels_[vertex];
    hereTurn_ = static_cast<int>(label / stride_);
    const auto rest = label % stride_;
    hereSpent_ = static_cast<Points>(rest / 2);
    hereMoved_ = (rest & 1) != 0;
}

std::uint32_t ReachLabels::rule(int turn, Vertex vertex) const {
    if (query_->rules.empty()) return 0;
    const auto entry = std::min(static_cast<std::size_t>(turn) - 1, query_->rules.size() - 1);
    const auto* rules = query_->rules[entry];
    if (rules == nullptr || rules->empty()) return 0;
    return (*rules)[static_cast<std::size_t>((*cellOf_)[vertex])];
}

bool ReachLabels::isPassing(Vertex vertex) const {
    const auto cell = static_cast<std::size_t>((*cellOf_)[vertex]);
    return std::ranges::any_of(query_->rules, [&](const CellRules* rules) {
        return rules != nullptr && !rules->empty() && ((*rules)[cell] & cellPassing) != 0;
    });
}

void ReachLabels::weigh(const ReachEdge& edge, Vertex target, std::span<const Vertex> through) {
    isPossible_ = false;
    through_ = through;
    if (reached(target) && isDone(target)) return;
    if (tryTurn({edge, target, hereTurn_, hereSpent_, hereMoved_})) return;
    if ((*passingAt_)[here_] || (edge.flags & (stepStays | stepBonus)) != 0) return;
    // Waiting helps once, or until what stands in the way changes no more.
    const int last = std::max(hereTurn_ + 1, static_cast<int>(query_->rules.size()));
    for (int turn = hereTurn_ + 1; turn <= last; ++turn)
        if (tryTurn({edge, target, turn, 0, false})) return;
}

std::optional<Points> ReachLabels::tolls(const Try& step, std::uint32_t there) const {
    Points sum = tollOf(there);
    for (const auto vertex : through_) {
        const auto passed = rule(step.turn, vertex);
        if ((passed & (cellShut | cellStops | cellAssault | cellNoExit)) != 0) return std::nullopt;
        sum += tollOf(passed);
    }
    return sum;
}

/// Of the ways to where the unit stands only the best one is known: one from elsewhere that costs more is not
/// asked. That could only matter where the direct step from there is closed.
bool ReachLabels::beganNextTo(const Try& step) const {
    const auto began = step.moved ? arrivals_[here_].began : here_;
    const auto offset = (*cellOf_)[step.target] - (*cellOf_)[began == noVertex ? here_ : began];
    return std::ranges::find(around_, offset) != around_.end();
}

/// Whether the step can be taken in that turn; makes the offer if it is a better one than the target has.
bool ReachLabels::tryTurn(const Try& step) {
    const auto& [edge, target, turn, spent, moved] = step;
    if (query_->turns != 0 && turn > query_->turns) return false;
    const auto there = rule(turn, target);
    const auto from = rule(turn, here_);
    if ((there & (cellShut | cellPassing)) != 0 || (from & cellNoExit) != 0) return false;
    const bool leavesFight = (from & cellAssault) != 0;
    if (leavesFight && (there & cellAssault) != 0) return false;
    const bool onlyFirst = (edge.flags & stepOnlyFirst) != 0 || (there & cellAssault) != 0 || leavesFight ||
                           query_->oneHexPerTurn;
    if ((onlyFirst || (edge.flags & edgeStartsTurn) != 0) && moved) return false;
    if ((edge.flags & edgeGoesOn) != 0 && !moved) return false;
    if ((edge.flags & stepHelpThere) != 0 && (there & cellHelped) == 0) return false;
    if ((edge.flags & stepHelpHere) != 0 && (from & cellHelped) == 0 && !query_->helpsItself) return false;
    if ((edge.flags & stepFromNext) != 0 && !beganNextTo(step)) return false;
    if ((edge.flags & stepFresh) != 0 && moved) return false;
    if ((edge.flags & stepBonus) != 0 && (!query_->pathBonus || spent != query_->allowance)) return false;
    const auto more = tolls(step, there);
    if (!more) return false;
    const bool isUnknown = (edge.flags & stepCostUnknown) != 0;
    if (isUnknown && pessimistic_ && (edge.flags & stepMayBeBarred) != 0) return false;
    const Points cost = isUnknown && pessimistic_ ? noLimit : std::min(noLimit, edge.cost + *more);
    const Points limit = this->limit(target);
    const bool minimum = spent + cost > limit;
    // Only a unit that does nothing else may move one hex whatever it costs; ordinary movement grants it.
    if (minimum && (moved || spent > 0 || isDoubled(target) || !through_.empty() || !query_->oneHexAlways))
        return false;
    const bool stops = onlyFirst || (edge.flags & (stepStops | stepBonus)) != 0 || (there & cellStops) != 0;
    candidate_ = labelOf(turn, minimum || stops ? limit : spent + cost, true);
    metUnknown_ = metUnknown_ || isUnknown;
    isPossible_ = !reached(target) || candidate_ < labels_[target];
    if (isPossible_) offer(step, cost, minimum, stops, there);
    return true;
}

void ReachLabels::offer(const Try& step, Points cost, bool minimum, bool stops, std::uint32_t there) {
    const auto& edge = step.edge;
    const auto& before = arrivals_[here_];
    offer_ = {};
    offer_.stamp = stamp_;
    offer_.minimumMove = minimum;
    offer_.stops = stops;
    offer_.byRoll = before.byRoll || (edge.flags & stepByRoll) != 0;
    offer_.mayStop = before.mayStop || (there & cellMayStop) != 0;
    offer_.unknown = (edge.flags & stepCostUnknown) != 0;
    offer_.via = here_;
    offer_.began = step.moved && before.began != noVertex ? before.began : here_;
    offer_.cost = minimum ? query_->allowance : (step.turn == hereTurn_ ? before.cost : 0) + cost;
}

void ReachLabels::accept(Vertex target) {
    if (!reached(target)) found_.push_back(target);
    offer_.passedFirst = static_cast<std::uint32_t>(passed_.size());
    offer_.passedCount = static_cast<std::uint32_t>(through_.size());
    passed_.insert(passed_.end(), through_.begin(), through_.end());
    arrivals_[target] = offer_;
    labels_[target] = candidate_;
}

}  // namespace cota::mapsets
