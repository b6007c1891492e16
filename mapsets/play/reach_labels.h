#pragma once
// The labels of one search over turns and points: what a step of the graph means for the unit that takes it.
// Holds no graph; reach.cpp walks.

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "mapsets/play/reach.h"

namespace cota::mapsets {

using Vertex = std::uint32_t;
inline constexpr Vertex noVertex = std::numeric_limits<Vertex>::max();

/// Turn, points spent in it and whether it has moved in it, as one number: smaller is better.
using Label = std::int64_t;

/// Beside the flags of a step: it may only be the first of a turn, but need not be the last.
inline constexpr std::uint16_t edgeStartsTurn = 1u << 15;
/// It may not be the first of a turn.
inline constexpr std::uint16_t edgeGoesOn = 1u << 14;

/// A step out of a vertex. The cost is the least; the most is noLimit where the flags say it is unknown.
struct ReachEdge {
    Points cost = 0;
    std::uint16_t flags = 0;
};

/// What a search knows of a vertex. Valid while `stamp` is that of the running search, so nothing is cleared.
struct Arrival {
    enum class State : std::uint8_t { open, done };
    std::uint32_t stamp = 0;
    State state = State::open;
    bool minimumMove = false;
    bool stops = false;
    bool byRoll = false;
    bool mayStop = false;
    bool unknown = false;
    Points cost = 0;  // spent in the turn of arrival
    Vertex via = noVertex;
    Vertex began = noVertex;        // where the unit stood when this turn's move began
    std::uint32_t passedFirst = 0;  // hexes passed through between via and here: a run of passed()
    std::uint32_t passedCount = 0;
};

class ReachLabels;

/// Vertices by label, least first. Labels of one search lie close together and only grow, so a ring of
/// buckets serves: constant time for everything. A vertex whose label got better is pushed again; its old
/// entry is passed over. Where an allowance of millions would ask for as many buckets, a heap gives the same
/// order.
class LabelQueue {
  public:
    /// No two labels in the queue at a time may lie `window` or more apart.
    void begin(const ReachLabels& labels, Label first, Label window);
    void push(Vertex vertex);
    bool empty();
    Vertex top() const { return isRing_ ? bucket().back() : far_.front().vertex; }
    void pop();

    /// Of 24 bytes each: 3 MB.
    static constexpr Label mostBuckets = 1 << 17;

  private:
    /// Least label first; of equal ones what came last, as in a bucket.
    struct Far {
        Label label;
        std::uint64_t number;
        Vertex vertex;
        friend bool operator<(const Far& a, const Far& b) {
            return a.label != b.label ? a.label > b.label : a.number < b.number;
        }
    };
    std::vector<Vertex>& bucket() { return buckets_[static_cast<std::size_t>(at_ % window_)]; }
    const std::vector<Vertex>& bucket() const { return buckets_[static_cast<std::size_t>(at_ % window_)]; }

    const ReachLabels* labels_ = nullptr;
    bool isRing_ = true;
    std::vector<std::vector<Vertex>> buckets_;
    std::vector<Far> far_;  // a heap
    std::uint64_t pushed_ = 0;
    Label at_ = 0;
    Label window_ = 1;
    std::size_t count_ = 0;
};

/// Labels of all vertices, and the offer the edge at hand makes to its target.
class ReachLabels {
  public:
    /// What leads from a cell to its neighbours.
    using Around = std::array<Cell, 6>;
    /// `cellOf` and `passing` (by vertex: no move ends there) must outlive it. At vertices from
    /// `firstDoubled` on the unit moves with twice its allowance.
    ReachLabels(const std::vector<Cell>& cellOf, Vertex firstDoubled, const Around& around,
                const std::vector<bool>& passing)
        : cellOf_(&cellOf),
          firstDoubled_(firstDoubled),
          passingAt_(&passing),
          around_(around),
          arrivals_(cellOf.size()),
          labels_(cellOf.size()) {}

    /// Starts a search; the query must outlive it. `pessimistic`: unknown costs are never affordable.
    void begin(const ReachQuery& query, bool pessimistic);
    /// Makes the vertex a start; false if the unit cannot even get there.
    bool start(Vertex vertex);
    /// From now on edges leave this vertex.
    void leave(Vertex vertex);
    void finish(Vertex vertex) { arrivals_[vertex].state = Arrival::State::done; }
    /// Whether, and how, the edge brings the unit to `target` better than it was there before: the offer.
    void weigh(const ReachEdge& edge, Vertex target) { weigh(edge, target, {}); }
    /// The same for several steps in one, through hexes nobody stays in: `edge` is their sum without tolls.
    void weigh(const ReachEdge& edge, Vertex target, std::span<const Vertex> through);
    /// Whether the hex is one to pass through in some turn; and what entering it costs more in this one.
    bool isPassing(Vertex vertex) const;
    Points toll(Vertex vertex) const { return tollOf(rule(hereTurn_, vertex)); }
    bool hasOffer() const { return isPossible_; }
    void accept(Vertex target);

    bool reached(Vertex vertex) const { return arrivals_[vertex].stamp == stamp_; }
    bool isDone(Vertex vertex) const { return arrivals_[vertex].state == Arrival::State::done; }
    const Arrival& arrival(Vertex vertex) const { return arrivals_[vertex]; }
    /// Hexes passed through on the way from arrival.via, in order.
    std::span<const Vertex> passed(const Arrival& arrival) const {
        return {passed_.data() + arrival.passedFirst, arrival.passedCount};
    }
    Label label(Vertex vertex) const { return labels_[vertex]; }
    /// Least label a search begins with, and how far apart those it meets at a time can be.
    Label firstLabel() const { return stride_; }
    Label window() const { return (static_cast<Label>(query_->rules.size()) + 3) * stride_; }
    int turn(Vertex vertex) const { return static_cast<int>(labels_[vertex] / stride_); }
    Points spent(Vertex vertex) const { return static_cast<Points>(labels_[vertex] % stride_ / 2); }
    bool isDoubled(Vertex vertex) const { return vertex >= firstDoubled_; }
    /// The points the unit has in a turn in which it comes to the vertex.
    Points limit(Vertex vertex) const {
        return isDoubled(vertex) ? 2 * query_->allowance : query_->allowance;
    }
    Points left(Vertex vertex) const { return limit(vertex) - spent(vertex); }
    bool isStart(Vertex vertex) const { return arrivals_[vertex].via == noVertex; }
    const std::vector<Vertex>& found() const { return found_; }
    bool metUnknown() const { return metUnknown_; }

  private:
    Label labelOf(int turn, Points spent, bool moved) const {
        return turn * stride_ + 2 * static_cast<Label>(spent) + (moved ? 1 : 0);
    }
    std::uint32_t rule(int turn, Vertex vertex) const;
    /// One step in one turn while it is judged.
    struct Try {
        const ReachEdge& edge;
        Vertex target;
        int turn;
        Points spent;
        bool moved;
    };
    bool tryTurn(const Try& step);
    /// What the hexes on the way cost more; nothing where they cannot be passed through.
    std::optional<Points> tolls(const Try& step, std::uint32_t there) const;
    bool beganNextTo(const Try& step) const;
    void offer(const Try& step, Points cost, bool minimum, bool stops, std::uint32_t there);

    const std::vector<Cell>* cellOf_;
    Vertex firstDoubled_ = noVertex;
    const std::vector<bool>* passingAt_;
    Around around_;
    std::vector<Vertex> passed_;       // of all arrivals of the search
    std::span<const Vertex> through_;  // of the offer
    std::vector<Arrival> arrivals_;
    std::vector<Label> labels_;
    std::vector<Vertex> found_;
    std::uint32_t stamp_ = 0;
    const ReachQuery* query_ = nullptr;
    bool pessimistic_ = false;
    bool metUnknown_ = false;
    Label stride_ = 2;

    Vertex here_ = noVertex;  // being left
    int hereTurn_ = 0;
    Points hereSpent_ = 0;
    bool hereMoved_ = false;
    bool isPossible_ = false;  // of the offer
    Label candidate_ = 0;
    Arrival offer_;
};

}  // namespace cota::mapsets
