#include "editor/documents/history.h"

#include <algorithm>

namespace cota::session {

History::Step History::commit(Moment moment) {
    if (moment.document == now().document) return Step::none;
    moments_.resize(place_ + 1);
    const bool isSameGesture = place_ > 0 && !moment.gesture.empty() && moment.gesture == now().gesture;
    if (isSameGesture) {
        // An edit that returns to where it began has changed nothing.
        if (moment.document == moments_[place_ - 1].document) {
            moments_.pop_back();
            --place_;
            return Step::back;
        }
        moments_.back() = std::move(moment);
        return Step::merged;
    }
    moments_.push_back(std::move(moment));
    ++place_;
    return Step::added;
}

void History::each(const std::function<Moment(const Moment&)>& made) {
    for (auto& moment : moments_) moment = made(moment);
}

std::optional<std::size_t> History::stepsFrom(const model::Document& document) const {
    std::optional<std::size_t> nearest;
    for (std::size_t i = 0; i < moments_.size(); ++i) {
        const std::size_t away = i < place_ ? place_ - i : i - place_;
        if ((!nearest || away < *nearest) && moments_[i].document == document) nearest = away;
    }
    return nearest;
}

void History::goTo(std::size_t place) { place_ = std::min(place, moments_.size() - 1); }

}  // namespace cota::session
