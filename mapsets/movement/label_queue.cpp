#include "mapsets/movement/label_queue.h"

#include <algorithm>
#include <bit>

#include "mapsets/movement/reach_labels.h"

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

}  // namespace cota::mapsets
