#include "mapsets/movement/reach_labels.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace cota::mapsets {

void LabelQueue::begin(const ReachLabels& labels, Label first, Label window) {
    for (auto& bucket : buckets_) bucket.clear();
    far_.clear();
    pushed_ = 0;
    labels_ = &labels;
    at_ = first;
    isRing_ = window <= mostBuckets;
    window_ = isRing_ ? static_cast<Label>(std::bit_ceil(static_cast<std::uint64_t>(window))) : 1;
    count_ = 0;
    if (buckets_.size() < static_cast<std::size_t>(window_))
        buckets_.resize(static_cast<std::size_t>(window_));
}

void LabelQueue::push(Vertex vertex) {
    const Label label = labels_->label(vertex);
    ++count_;
    at_ = std::min(at_, label);  // a walk along paths may come before the next label
    if (isRing_) {
        buckets_[place(label)].push_back(vertex);
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

void ReachLabels::begin(const ReachQuery& query, bool pessimistic, LabelQueue& queue) {
    arrivals_.resize(cellOf_->size());
    marks_.resize(cellOf_->size());
    states_.clear();
    stateAt_.clear();
    ++stamp_;
    if (stamp_ == 0) {  // every 2^32 searches the stamps start again
        marks_.assign(marks_.size(), {});
        stamp_ = 1;
    }
    query_ = &query;
    queue_ = &queue;
    pessimistic_ = pessimistic;
    metUnknown_ = false;
    const bool doubles = firstDoubled_ < cellOf_->size();
    const auto most = (doubles ? 4u : 2u) * static_cast<std::uint64_t>(std::max(query.allowance, 0)) + 1;
    turnBits_ = static_cast<int>(std::bit_width(most));
    found_.clear();
    passed_.clear();
    passes_.clear();
    leadsOn_.clear();
    onward_.clear();
}

bool ReachLabels::start(Vertex vertex) {
    Arrival start;
    if (query_->entering) {
        start.minimumMove = query_->entryCost > query_->allowance;
        if (start.minimumMove && !query_->oneHexAlways) return false;
        start.cost = std::min(query_->entryCost, query_->allowance);
    } else {
        start.cost = query_->spentBefore;
    }
    arrivals_[vertex] = start;
    mark(vertex, labelOf(1, start.cost, query_->entering));
    return true;
}

void ReachLabels::mark(Vertex vertex, Label label) {
    auto& known = marks_[vertex];
    if (known.stamp != stamp_ && vertex < cellOf_->size()) found_.push_back(vertex);
    known = {label, stamp_, false};
}

void ReachLabels::leave(Vertex vertex) {
    here_ = vertex;
    const auto label = marks_[vertex].label;
    hereTurn_ = turnOf(label);
    hereSpent_ = static_cast<Points>(inTurn(label) / 2);
    hereMoved_ = (label & 1) != 0;
    herePassed_ = isPassed(vertex);
    hereStopped_ = herePassed_ && arrivals_[vertex].stops;
}

std::uint32_t ReachLabels::rule(int turn, Vertex vertex) const {
    if (query_->rules.empty()) return 0;
    const auto entry = std::min(static_cast<std::size_t>(turn) - 1, query_->rules.size() - 1);
    const auto* rules = query_->rules[entry];
    if (rules == nullptr || rules->empty()) return 0;
    return (*rules)[static_cast<std::size_t>(cellAt(vertex))];
}

bool ReachLabels::isClosed(int turn, Vertex from, Vertex to) const {
    if (query_->closedSides.empty()) return false;
    const auto entry = std::min(static_cast<std::size_t>(turn) - 1, query_->closedSides.size() - 1);
    const auto* sides = query_->closedSides[entry];
    if (sides == nullptr) return false;
    const Cell here = cellAt(from);
    const auto side = std::ranges::find(around_, cellAt(to) - here);
    return side != around_.end() &&
           (((*sides)[static_cast<std::size_t>(here)] >> (side - around_.begin())) & 1) != 0;
}

bool ReachLabels::isPassing(Vertex vertex) const {
    const auto cell = static_cast<std::size_t>((*cellOf_)[vertex]);
    return std::ranges::any_of(query_->rules, [&](const CellRules* rules) {
        return rules != nullptr && !rules->empty() && ((*rules)[cell] & cellPassing) != 0;
    });
}

void ReachLabels::weigh(const ReachEdge& edge, Vertex target, std::span<const PassedHex> through) {
    through_ = through;
    const bool isStayedIn = !(*passingAt_)[target];
    if (tryTurn({edge, target, hereTurn_, hereSpent_, hereMoved_}) && isStayedIn) return;
    if (herePassed_) return;
    // Waiting helps for one turn, or until obstacles no longer change.
    const auto changes = std::max(query_->rules.size(), query_->closedSides.size());
    const int last = std::max(hereTurn_ + 1, static_cast<int>(changes));
    for (int turn = hereTurn_ + 1; turn <= last; ++turn)
        if (tryTurn({edge, target, turn, 0, false}) && isStayedIn) return;
}

Points ReachLabels::tolls(const Try& step, std::uint32_t there) const {
    Points sum = tollOf(there);
    Vertex before = here_;
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
bool ReachLabels::beganNextTo(const Try& step) const {
    const auto began = step.moved ? arrivals_[here_].began : here_;
    const auto offset = cellAt(step.target) - cellAt(began == noVertex ? here_ : began);
    return std::ranges::find(around_, offset) != around_.end();
}

/// Whether the step can be taken in that turn; makes the offer if it is better than the one the target has.
bool ReachLabels::tryTurn(const Try& step) {
    const auto& [edge, target, turn, spent, moved] = step;
    if ((edge.flags & stepStays) != 0) return tryStay(step);
    if (hereStopped_ || (query_->turns != 0 && turn > query_->turns)) return false;
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
    const Points more = tolls(step, there);
    if (more == noWay) return false;
    const bool isUnknown = (edge.flags & stepCostUnknown) != 0;
    if (isUnknown && pessimistic_ && (edge.flags & stepMayBeBarred) != 0) return false;
    const Points cost = isUnknown && pessimistic_ ? noLimit : std::min(noLimit, edge.cost + more);
    const Points limit = this->limit(target);
    const bool minimum = spent + cost > limit;
    // A unit may move one hex whatever it costs only if this is its only action in the turn.
    if (minimum && (moved || spent > 0 || isDoubled(target) || !through_.empty() || !query_->oneHexAlways))
        return false;
    const bool stops = onlyFirst || (edge.flags & stepStops) != 0 || (there & cellStops) != 0;
    metUnknown_ = metUnknown_ || isUnknown;
    const bool goesOn = !minimum && (!stops || (*passingAt_)[target]);
    candidate_ = labelOf(turn, goesOn ? spent + cost : limit, true);
    notePassed(step);
    compare(step, minimum ? query_->allowance : (turn == hereTurn_ ? arrivals_[here_].cost : 0) + cost,
            minimum, stops, there);
    return true;
}

bool ReachLabels::isOneHex() const {
    const auto& here = arrivals_[here_];
    if (here.via == noVertex || here.via != here.began || here.passedCount > 0) return false;
    return turn(here.via) < hereTurn_ || inTurn(label(here.via)) == 0;
}

bool ReachLabels::tryStay(const Try& step) {
    const auto& [edge, target, turn, spent, moved] = step;
    if (turn != hereTurn_ || ((edge.flags & edgeStartsTurn) != 0 && moved)) return false;
    const bool isUnknown = (edge.flags & stepCostUnknown) != 0;
    if (isUnknown && pessimistic_ && (edge.flags & stepMayBeBarred) != 0) return false;
    const Points cost = isUnknown && pessimistic_ ? noLimit : edge.cost;
    const bool minimum = spent + cost > limit(target);
    if (minimum && (!isOneHex() || isDoubled(target) || !query_->oneHexAlways)) return false;
    metUnknown_ = metUnknown_ || isUnknown;
    const bool stops = hereStopped_ || (edge.flags & stepStops) != 0;
    candidate_ = labelOf(turn, minimum || stops ? limit(target) : spent + cost, true);
    notePassed(step);
    compare(step, minimum ? query_->allowance : arrivals_[here_].cost + cost, minimum, stops,
            rule(turn, target));
    return true;
}

/// A unit that must stop has the same label whatever it paid: only the cheapest route there is kept.
void ReachLabels::compare(const Try& step, Points paid, bool minimum, bool stops, std::uint32_t there) {
    auto known = stateOf(step.target, step.turn, stops);
    const bool isBetter = known == noVertex || !reached(known) ||
                          (!isDone(known) && (candidate_ < label(known) ||
                                              (candidate_ == label(known) && paid < arrivals_[known].cost)));
    if (isBetter) {
        offer(step, paid, minimum, stops, there);
        known = accept(step.target, known);
    }
    if (!herePassed_) return;
    if (isPassed(known))
        onward_.emplace_back(here_, known);
    else
        leadsOn_.insert(here_);
}

namespace {

std::uint64_t stateKey(Vertex target, int turn, bool stops) {
    return (static_cast<std::uint64_t>(target) << 32) | (static_cast<std::uint64_t>(turn) << 1) |
           (stops ? 1u : 0u);
}

}  // namespace

Vertex ReachLabels::stateOf(Vertex target, int turn, bool stops) const {
    if (!(*passingAt_)[target] || !reached(target)) return target;
    if (this->turn(target) == turn && arrivals_[target].stops == stops) return target;
    const auto found = stateAt_.find(stateKey(target, turn, stops));
    return found == stateAt_.end() ? noVertex : found->second;
}

void ReachLabels::offer(const Try& step, Points paid, bool minimum, bool stops, std::uint32_t there) {
    const auto& edge = step.edge;
    const auto& before = arrivals_[here_];
    offer_ = {};
    offer_.minimumMove = minimum;
    offer_.stops = stops;
    offer_.byRoll = before.byRoll || (edge.flags & stepByRoll) != 0;
    offer_.mayStop = before.mayStop || (there & cellMayStop) != 0;
    offer_.unknown = (edge.flags & stepCostUnknown) != 0;
    offer_.via = here_;
    offer_.began = step.moved && before.began != noVertex ? before.began : here_;
    offer_.cost = paid;
}

Vertex ReachLabels::accept(Vertex target, Vertex state) {
    const int turn = turnOf(candidate_);
    if (state == noVertex) {
        state = static_cast<Vertex>(arrivals_.size());
        stateAt_.emplace(stateKey(target, turn, offer_.stops), state);
        states_.push_back(target);
        arrivals_.emplace_back();
        marks_.emplace_back();
    }
    offer_.passedFirst = static_cast<std::uint32_t>(passed_.size());
    offer_.passedCount = static_cast<std::uint32_t>(through_.size());
    for (std::size_t i = 0; i < through_.size(); ++i)
        passed_.push_back({through_[i].vertex, spentAt(through_[i], i, turn)});
    arrivals_[state] = offer_;
    mark(state, candidate_);
    queue_->push(state);
    return state;
}

/// The points spent in that turn when the unit enters the hex, the `number`th passed through.
Points ReachLabels::spentAt(const PassedHex& hex, std::size_t number, int turn) const {
    Points spent = (turn == hereTurn_ ? hereSpent_ : 0) + hex.spent;
    for (std::size_t i = 0; i <= number; ++i) spent += tollOf(rule(turn, through_[i].vertex));
    return spent;
}

void ReachLabels::notePassed(const Try& step) {
    for (std::size_t i = 0; i < through_.size(); ++i) {
        const auto vertex = through_[i].vertex;
        ReachedHex hex{.cell = (*cellOf_)[vertex], .turn = step.turn, .passed = true};
        hex.cost = spentAt(through_[i], i, step.turn);
        hex.left = limit(vertex) - hex.cost;
        hex.via = cellAt(i == 0 ? here_ : through_[i - 1].vertex);
        const auto [known, isNew] = passes_.emplace(vertex, hex);
        const auto& best = known->second;
        if (!isNew && std::pair(hex.turn, hex.cost) < std::pair(best.turn, best.cost)) known->second = hex;
    }
}

std::vector<ReachedHex> ReachLabels::passedOnly() const {
    std::vector<ReachedHex> hexes;
    for (const auto& [vertex, hex] : passes_) hexes.push_back(hex);
    // A unit that enters such a vertex must leave it in the same turn.
    auto leads = leadsOn_;
    for (bool grows = !leads.empty(); grows;) {
        grows = false;
        for (const auto& [from, to] : onward_)
            grows = (leads.contains(to) && leads.insert(from).second) || grows;
    }
    for (const auto vertex : leads) {
        const auto& arrival = arrivals_[vertex];
        ReachedHex hex{.cell = cellAt(vertex), .turn = turn(vertex), .passed = true};
        hex.cost = arrival.cost;
        hex.left = left(vertex);
        hex.via = arrival.via == noVertex ? noCell : cellAt(arrival.via);
        hexes.push_back(hex);
    }
    std::ranges::sort(
        hexes, {}, [](const ReachedHex& hex) { return std::tuple(hex.cell, hex.turn, hex.cost, hex.via); });
    const auto isSameHex = [](const ReachedHex& a, const ReachedHex& b) { return a.cell == b.cell; };
    hexes.erase(std::unique(hexes.begin(), hexes.end(), isSameHex), hexes.end());
    return hexes;
}

bool ReachLabels::acceptBonus(Vertex target, int turn, const Arrival& arrival,
                              std::span<const PassedHex> walked) {
    const auto candidate = labelOf(turn, limit(target), true);
    if (reached(target) && (isDone(target) || label(target) <= candidate)) return false;
    auto& bonus = arrivals_[target];
    bonus = arrival;
    bonus.isBonus = true;
    bonus.stops = true;
    bonus.cost = limit(target);
    bonus.passedFirst = static_cast<std::uint32_t>(passed_.size());
    bonus.passedCount = static_cast<std::uint32_t>(walked.size());
    passed_.insert(passed_.end(), walked.begin(), walked.end());
    mark(target, candidate);
    return true;
}

}  // namespace cota::mapsets
