#pragma once
// The order in which a search visits vertices.

#include <cstdint>
#include <vector>

#include "mapsets/movement/label_form.h"
#include "mapsets/movement/reach_edge.h"

namespace cota::mapsets {

class ReachLabels;

/// Vertices by label, least first. Labels of one search are close together and only grow, so a ring of
/// buckets suffices: constant time for everything. A vertex whose label improves is pushed again; its old
/// entry is skipped. If an allowance of millions would need too many buckets, a heap gives the same order.
class LabelQueue {
  public:
    /// No two labels in the queue at a time may differ by `window` or more.
    void begin(const ReachLabels& labels, Label first, Label window);
    void push(Vertex vertex);
    bool empty();
    Vertex top() const { return isRing_ ? bucket().back() : far_.front().vertex; }
    void pop();
    /// The vertex `number` places behind the top, if known; else noVertex.
    Vertex behindTop(std::size_t number) const {
        if (!isRing_ || bucket().size() <= number) return noVertex;
        return bucket()[bucket().size() - 1 - number];
    }

    /// With 24 bytes each: 3 MB.
    static constexpr Label mostBuckets = 1 << 17;

  private:
    /// Least label first; of equal ones the last pushed first, as in a bucket.
    struct Far {
        Label label;
        std::uint64_t number;
        Vertex vertex;
        friend bool operator<(const Far& a, const Far& b) {
            return a.label != b.label ? a.label > b.label : a.number < b.number;
        }
    };
    /// The bucket of a label; the window is a power of two, because this runs several times for each vertex.
    std::size_t place(Label label) const { return static_cast<std::size_t>(label & (window_ - 1)); }
    std::vector<Vertex>& bucket() { return buckets_[place(at_)]; }
    const std::vector<Vertex>& bucket() const { return buckets_[place(at_)]; }

    const ReachLabels* labels_ = nullptr;
    bool isRing_ = true;
    std::vector<std::vector<Vertex>> buckets_;
    std::vector<Far> far_;  // a heap
    std::uint64_t pushed_ = 0;
    Label at_ = 0;
    Label window_ = 1;
    std::size_t count_ = 0;
};

}  // namespace cota::mapsets
