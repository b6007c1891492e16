#include "editor/documents/history.h"

#include <algorithm>

namespace cota::session {

History::Step History::commit(HistoryEntry entry) {
    if (entry.document == now().document) return Step::none;
    entries_.resize(position_ + 1);
    const bool isSameGesture = position_ > 0 && !entry.gesture.empty() && entry.gesture == now().gesture;
    if (isSameGesture) {
        // An edit that returns to where it began has changed nothing.
        if (entry.document == entries_[position_ - 1].document) {
            entries_.pop_back();
            --position_;
            return Step::back;
        }
        entries_.back() = std::move(entry);
        return Step::merged;
    }
    entries_.push_back(std::move(entry));
    ++position_;
    return Step::added;
}

void History::each(const std::function<HistoryEntry(const HistoryEntry&)>& made) {
    for (auto& entry : entries_) entry = made(entry);
}

std::optional<std::size_t> History::stepsFrom(const model::Document& document) const {
    std::optional<std::size_t> nearest;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const std::size_t away = i < position_ ? position_ - i : i - position_;
        if ((!nearest || away < *nearest) && entries_[i].document == document) nearest = away;
    }
    return nearest;
}

void History::goTo(std::size_t position) { position_ = std::min(position, entries_.size() - 1); }

}  // namespace cota::session
