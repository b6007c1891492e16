#include "mapsets/movement/reach_labels.h"

#include <algorithm>

namespace cota::mapsets {

namespace {

std::uint64_t stateKey(Vertex target, int turn, ReachLabels::Manner manner) {
    return (static_cast<std::uint64_t>(target) << 32) | (static_cast<std::uint64_t>(turn) << 2) |
           (manner.stops ? 2u : 0u) | (manner.isMinimum ? 1u : 0u);
}

}  // namespace

void ReachLabels::begin(Points allowance) {
    const auto vertices = places_->cell.size();
    arrivals_.resize(vertices);
    marks_.resize(vertices);
    states_.clear();
    stateAt_.clear();
    passed_.clear();
    found_.clear();
    ++stamp_;
    if (stamp_ == 0) {  // every 2^32 searches the stamps start again
        marks_.assign(marks_.size(), {});
        stamp_ = 1;
    }
    allowance_ = allowance;
    form_ = LabelForm(std::max(places_->firstDoubled < vertices ? 2 * allowance : allowance, 0));
}

void ReachLabels::set(Vertex vertex, Label label, const ArrivingLabel& arrival, std::size_t passed) {
    auto& own = arrivals_[vertex];
    own = arrival;
    own.passedFirst = static_cast<std::uint32_t>(passed_.size() - passed);
    own.passedCount = static_cast<std::uint32_t>(passed);
    auto& known = marks_[vertex];
    if (known.stamp != stamp_ && vertex < places_->cell.size()) found_.push_back(vertex);
    known = {label, stamp_, false};
}

Vertex ReachLabels::stateOf(Vertex target, int turn, Manner manner) const {
    if (!places_->passing[target] || !reached(target)) return target;
    const auto& first = arrivals_[target];
    if (this->turn(target) == turn && first.stops == manner.stops && first.minimumMove == manner.isMinimum)
        return target;
    const auto found = stateAt_.find(stateKey(target, turn, manner));
    return found == stateAt_.end() ? noVertex : found->second;
}

Vertex ReachLabels::addState(Vertex target, int turn, Manner manner) {
    const auto state = static_cast<Vertex>(arrivals_.size());
    stateAt_.emplace(stateKey(target, turn, manner), state);
    states_.push_back(target);
    arrivals_.emplace_back();
    marks_.emplace_back();
    return state;
}

}  // namespace cota::mapsets
