#pragma once
// The labels of one search over turns and points: the effect of a step of the graph on a unit. Contains no
// graph; reach.cpp runs the search.

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "mapsets/movement/reach.h"

namespace cota::mapsets {

using Vertex = std::uint32_t;
inline constexpr Vertex noVertex = std::numeric_limits<Vertex>::max();

/// Turn, points spent in it and whether the unit has moved in it, as one number: smaller is better. A turn
/// is a power of two, because labels are decoded several times for each vertex.
using Label = std::int64_t;

/// In addition to the flags of a step: it may only be the first of a turn, but need not be the last.
inline constexpr std::uint16_t edgeStartsTurn = 1u << 15;
/// It may not be the first of a turn.
inline constexpr std::uint16_t edgeGoesOn = 1u << 14;

/// A step out of a vertex. The cost is the least; the most is noLimit if the flags mark it as unknown.
struct ReachEdge {
    Points cost = 0;
    std::uint16_t flags = 0;
};

/// The data most steps need about their target, kept apart because most lead back to a reached hex. Valid
/// while `stamp` is that of the current search, so nothing is cleared.
struct Mark {
    Label label = 0;
    std::uint32_t stamp = 0;
    bool isDone = false;
};

/// Prefetches memory. On compilers without prefetch it does nothing.
[[gnu::always_inline]] inline void fetchSoon([[maybe_unused]] const void* at) {
#if defined(__GNUC__)
    __builtin_prefetch(at);
#endif
}

/// The other data of a search about a reached vertex.
struct Arrival {
    bool minimumMove = false;
    bool stops = false;
    bool byRoll = false;
    bool mayStop = false;
    bool unknown = false;
    Points cost = 0;  // spent in the turn of arrival
    Vertex via = noVertex;
    Vertex began = noVertex;        // where the unit was when this turn's move began
    bool isBonus = false;           // the free step along a path; `passed` are the hexes walked before
    std::uint32_t passedFirst = 0;  // hexes passed through between via and here: a range of passed()
    std::uint32_t passedCount = 0;
};

/// A hex passed within one step of the search, and the points spent in the turn when it is entered; while
/// the step is judged, only the cost of such hexes without tolls.
struct PassedHex {
    Vertex vertex = noVertex;
    Points spent = 0;
};

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

/// The labels of all vertices, and the offer of the current edge to its target.
///
/// A unit that may stay can wait for the next turn, so the earliest and cheapest arrival is the best. Where
/// it may not stay, an arrival one turn later with more points left may get further: there each turn has a
/// label of its own, and so has a unit that must stop. The first of them has the number of the vertex in the
/// graph, the others have numbers beyond the graph (place() returns their vertex).
class ReachLabels {
  public:
    /// Offsets from a cell to its adjacent cells.
    using Around = std::array<Cell, 6>;
    /// `cellOf` and `passing` (by vertex: no move ends there) must outlive it. At vertices from
    /// `firstDoubled` on the unit has twice its allowance.
    ReachLabels(const std::vector<Cell>& cellOf, Vertex firstDoubled, const Around& around,
                const std::vector<bool>& passing)
        : cellOf_(&cellOf),
          firstDoubled_(firstDoubled),
          passingAt_(&passing),
          around_(around),
          arrivals_(cellOf.size()),
          marks_(cellOf.size()) {}

    /// Starts a search; query and queue must outlive it. `pessimistic`: unknown costs are never affordable.
    void begin(const ReachQuery& query, bool pessimistic, LabelQueue& queue);
    /// Makes the vertex a start; false if the unit cannot get there.
    bool start(Vertex vertex);
    /// Makes this vertex the origin of the edges that follow.
    void leave(Vertex vertex);
    void finish(Vertex vertex) { marks_[vertex].isDone = true; }
    /// Records and pushes the arrival at `target` if it is better than the known one.
    void weigh(const ReachEdge& edge, Vertex target) {
        if (!leadsBack(edge, target)) weigh(edge, target, {});
    }
    /// The same for several steps in one, through hexes no unit may stay in: `edge` is their sum without
    /// tolls.
    void weigh(const ReachEdge& edge, Vertex target, std::span<const PassedHex> through);
    /// The free step to `target` at the end of a turn's walk along paths, from the place in `arrival`. False
    /// if the vertex has been reached as early.
    bool acceptBonus(Vertex target, int turn, const Arrival& arrival, std::span<const PassedHex> walked);
    /// The obstacles at a vertex in that turn.
    std::uint32_t rule(int turn, Vertex vertex) const;
    /// Whether the side between two adjacent hexes is closed in that turn to a unit that leaves `from` by
    /// it.
    bool isClosed(int turn, Vertex from, Vertex to) const;
    bool isPessimistic() const { return pessimistic_; }
    /// Whether the hex can only be passed through in some turn; and the extra cost of entering it in this
    /// one.
    bool isPassing(Vertex vertex) const;
    Points toll(Vertex vertex) const { return tollOf(rule(hereTurn_, vertex)); }

    /// The vertex of the graph, and the cell, of a vertex of the search.
    Vertex place(Vertex vertex) const {
        return vertex < cellOf_->size() ? vertex : states_[vertex - cellOf_->size()];
    }
    Cell cellAt(Vertex vertex) const { return (*cellOf_)[place(vertex)]; }
    bool reached(Vertex vertex) const { return marks_[vertex].stamp == stamp_; }
    [[gnu::always_inline]] void fetch(Vertex vertex) const {
        fetchSoon(&marks_[vertex]);
        fetchSoon(&arrivals_[vertex]);
    }
    /// For a vertex that was reached.
    bool isDone(Vertex vertex) const { return marks_[vertex].isDone; }
    const Arrival& arrival(Vertex vertex) const { return arrivals_[vertex]; }
    /// Hexes passed through on the way from arrival.via, in order.
    std::span<const PassedHex> passed(const Arrival& arrival) const {
        return {passed_.data() + arrival.passedFirst, arrival.passedCount};
    }
    /// Hexes that can only be passed through, with the earliest and cheapest passage, by cell.
    std::vector<ReachedHex> passedOnly() const;
    Label label(Vertex vertex) const { return marks_[vertex].label; }
    /// The least label a search begins with, and the greatest difference of labels in the queue.
    Label firstLabel() const { return labelOf(1, 0, false); }
    Label window() const {
        const auto changes = std::max(query_->rules.size(), query_->closedSides.size());
        return (static_cast<Label>(changes) + 3) << turnBits_;
    }
    int turn(Vertex vertex) const { return turnOf(label(vertex)); }
    Points spent(Vertex vertex) const { return static_cast<Points>(inTurn(label(vertex)) / 2); }
    bool isDoubled(Vertex vertex) const { return place(vertex) >= firstDoubled_; }
    /// The points of the unit in a turn in which it arrives at the vertex.
    Points limit(Vertex vertex) const {
        return isDoubled(vertex) ? 2 * query_->allowance : query_->allowance;
    }
    Points left(Vertex vertex) const { return limit(vertex) - spent(vertex); }
    bool isStart(Vertex vertex) const { return arrivals_[vertex].via == noVertex; }
    const std::vector<Vertex>& found() const { return found_; }
    bool metUnknown() const { return metUnknown_; }

  private:
    Label labelOf(int turn, Points spent, bool moved) const {
        return (static_cast<Label>(turn) << turnBits_) + 2 * static_cast<Label>(spent) + (moved ? 1 : 0);
    }
    int turnOf(Label label) const { return static_cast<int>(label >> turnBits_); }
    /// The portion of the label below the turn; 0: no action in it yet.
    Label inTurn(Label label) const { return label & ((Label{1} << turnBits_) - 1); }
    /// Marks the vertex as reached with that label.
    void mark(Vertex vertex, Label label);
    /// One step in one turn while it is judged.
    struct Try {
        const ReachEdge& edge;
        Vertex target;
        int turn;
        Points spent;
        bool moved;
    };
    /// Whether the target has been left, or reached for less than the least cost of the step, in this turn
    /// or a later one. Steps to hexes that can only be passed through are always judged.
    bool leadsBack(const ReachEdge& edge, Vertex target) const {
        const auto& known = marks_[target];
        if (known.stamp != stamp_ || herePassed_ || (*passingAt_)[target]) return false;
        if (known.isDone) return true;
        if ((edge.flags & stepCostUnknown) != 0) return false;
        return known.label < labelOf(hereTurn_, std::min(hereSpent_ + edge.cost, limit(target)), true);
    }
    bool tryTurn(const Try& step);
    /// The same for staying in the hex: judged like the step that entered it, and paid even by a unit that
    /// stops.
    bool tryStay(const Try& step);
    /// Whether the unit's only action in its turn was to enter its hex.
    bool isOneHex() const;
    void compare(const Try& step, Points paid, bool minimum, bool stops, std::uint32_t there);
    /// The number of arrivals in that turn; noVertex: none yet.
    Vertex stateOf(Vertex target, int turn, bool stops) const;
    /// Accepts the offer; returns its number.
    Vertex accept(Vertex target, Vertex state);
    /// The extra cost of the hexes on the way; noWay if they cannot be passed through.
    Points tolls(const Try& step, std::uint32_t there) const;
    static constexpr Points noWay = -1;
    bool beganNextTo(const Try& step) const;
    void notePassed(const Try& step);
    Points spentAt(const PassedHex& hex, std::size_t number, int turn) const;
    void offer(const Try& step, Points paid, bool minimum, bool stops, std::uint32_t there);
    bool isPassed(Vertex vertex) const { return (*passingAt_)[place(vertex)]; }

    const std::vector<Cell>* cellOf_;
    Vertex firstDoubled_ = noVertex;
    const std::vector<bool>* passingAt_;
    Around around_;
    std::vector<PassedHex> passed_;       // of all arrivals of the search
    std::span<const PassedHex> through_;  // of the offer
    std::vector<Arrival> arrivals_;
    std::vector<Mark> marks_;
    std::vector<Vertex> states_;  // further arrivals where units may not stay: the vertex of the graph
    std::unordered_map<std::uint64_t, Vertex> stateAt_;  // by vertex, turn and whether the unit stops
    std::vector<Vertex> found_;
    std::unordered_map<Vertex, ReachedHex> passes_;  // hexes that can be passed through
    std::unordered_set<Vertex> leadsOn_;             // vertices to pass through that lead to a place to stay
    std::vector<std::pair<Vertex, Vertex>> onward_;  // steps between vertices to pass through
    std::uint32_t stamp_ = 0;
    const ReachQuery* query_ = nullptr;
    LabelQueue* queue_ = nullptr;
    bool pessimistic_ = false;
    bool metUnknown_ = false;
    int turnBits_ = 1;

    Vertex here_ = noVertex;  // the origin of the current edges
    int hereTurn_ = 0;
    Points hereSpent_ = 0;
    bool hereMoved_ = false;
    bool herePassed_ = false;   // units may not stay here
    bool hereStopped_ = false;  // ... and the unit can only pay for staying
    Label candidate_ = 0;
    Arrival offer_;
};

}  // namespace cota::mapsets
