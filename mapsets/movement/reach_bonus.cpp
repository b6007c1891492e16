#include "mapsets/movement/reach_bonus.h"

#include <algorithm>
#include <functional>

namespace cota::mapsets {

namespace {

// Steps that cannot be part of a walk: the unit stops, needs help, or must have begun its turn next to the
// hex.
constexpr unsigned notOnTheWay = stepStops | stepOnlyFirst | stepHelpThere | stepHelpHere | stepFromNext;

}  // namespace

void BonusWalk::begin(const ReachQuery& query, std::span<const Vertex> sources) {
    query_ = &query;
    isOff_ = arcs_->none() || !query.pathBonus || query.oneHexPerTurn;
    turn_ = 0;
    changes_ = judge_->obstacles().changes();
    walked_ = 0;
    stands_.clear();
    sources_.clear();
    if (isOff_) return;
    if (!query.entering) sources_.assign(sources.begin(), sources.end());
    least_.assign(arcs_->first.size() - 1, {0, 0});
}

void BonusWalk::stand(Vertex vertex) {
    if (isOff_) return;
    // A unit that has spent nothing in turn 1 has walked from there already, unless obstacles change.
    const bool wasWalked = judge_->labels().isStart(vertex) && !query_->entering && query_->spentBefore == 0;
    if (!wasWalked || changes_ > 1) stands_.push_back(vertex);
}

bool BonusWalk::isDue(std::optional<int> next) {
    const int turn = turn_ + 1;
    if (isOff_ || (next && turn > *next) || (query_->turns != 0 && turn > query_->turns)) return false;
    if (turn == 1 || walked_ < stands_.size() || turn <= changes_) return true;
    if (next) turn_ = *next;  // no new starts since
    return false;
}

void BonusWalk::walk() {
    ++turn_;
    states_.clear();
    open_.clear();
    known_.clear();
    const auto place = [&](Vertex vertex) {
        return vertex < firstDoubled_ ? vertex : vertex - firstDoubled_;
    };
    if (turn_ == 1)
        for (const auto vertex : sources_) push({place(vertex), query_->spentBefore, noState, vertex});
    if (turn_ <= changes_) walked_ = 0;
    for (; walked_ < stands_.size(); ++walked_) push({place(stands_[walked_]), 0, noState, stands_[walked_]});
    const Points slack = judge_->isPessimistic() ? arcs_->slackAtWorst : arcs_->slack;
    while (!open_.empty()) {
        std::ranges::pop_heap(open_, std::greater());
        const auto index = open_.back().second;
        open_.pop_back();
        const auto& state = states_[index];
        auto& [turn, least] = least_[state.at];
        if (turn != turn_) least_[state.at] = {turn_, state.spent};
        if (state.spent - least >= slack && state.spent > least) continue;
        if (state.spent == query_->allowance && state.before != noState) earn(index);
        spread(index);
    }
}

void BonusWalk::push(State state) {
    if (arcs_->from(state.at).empty()) return;
    const auto key = (static_cast<std::uint64_t>(state.at) << 32) | static_cast<std::uint32_t>(state.spent);
    if (state.spent > query_->allowance || !known_.insert(key).second) return;
    const auto index = static_cast<std::uint32_t>(states_.size());
    states_.push_back(state);
    open_.emplace_back(state.spent, index);
    std::ranges::push_heap(open_, std::greater());
}

bool BonusWalk::mayGoOn(const BonusArc& arc) const {
    if ((arc.flags & notOnTheWay) != 0 || judge_->isClosed(turn_, arc.from, arc.to)) return false;
    return (judge_->rule(turn_, arc.from) & (cellNoExit | cellAssault)) == 0;
}

void BonusWalk::spread(std::uint32_t index) {
    const State state = states_[index];
    for (const auto& arc : arcs_->from(state.at)) {
        const auto there = judge_->rule(turn_, arc.to);
        if (!mayGoOn(arc) || (there & (cellShut | cellStops | cellAssault)) != 0) continue;
        if ((arc.flags & stepCostUnknown) != 0) {
            if (judge_->isPessimistic()) continue;
            judge_->meetUnknown();
        }
        push({arc.to, std::min(noLimit, state.spent + arc.cost + tollOf(there)), index, state.root,
              state.byRoll || (arc.flags & stepByRoll) != 0, state.mayStop || (there & cellMayStop) != 0});
    }
}

void BonusWalk::earn(std::uint32_t index) {
    const auto& state = states_[index];
    for (const auto& arc : arcs_->from(state.at)) {
        const auto there = judge_->rule(turn_, arc.end == noVertex ? arc.to : arc.end);
        if (arc.end == noVertex || !mayGoOn(arc) || (there & (cellShut | cellPassing | cellAssault)) != 0)
            continue;
        if ((arc.flags & stepMayBeBarred) != 0) {
            if (judge_->isPessimistic()) continue;
            judge_->meetUnknown();
        }
        ArrivingLabel arrival;
        arrival.byRoll = state.byRoll || (arc.flags & stepByRoll) != 0;
        arrival.mayStop = state.mayStop || (there & cellMayStop) != 0;
        arrival.via = arrival.began = state.root;
        std::vector<PassedHex> walked;
        for (auto at = index; states_[at].before != noState; at = states_[at].before)
            walked.push_back({states_[at].at, states_[at].spent});
        std::ranges::reverse(walked);
        judge_->acceptBonus(arc.end, turn_, arrival, walked);
    }
}

}  // namespace cota::mapsets
