#pragma once
// The labels of one search over turns and points: what a step of the graph means for the unit that takes it.
// Holds no graph; reach.cpp walks.

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

/// Turn, points spent in it and whether it has moved in it, as one number: smaller is better. A turn is a
/// power of two, since labels are taken apart several times for each vertex.
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

/// What most steps ask of their target, apart from the rest: they lead back to a hex reached as well. Valid
/// while `stamp` is that of the running search, so nothing is cleared.
struct Mark {
    Label label = 0;
    std::uint32_t stamp = 0;
    bool isDone = false;
};

/// Says that the memory there will be needed soon. Where the compiler has no such thing, it is only slower.
[[gnu::always_inline]] inline void fetchSoon([[maybe_unused]] const void* at) {
#if defined(__GNUC__)
    __builtin_prefetch(at);
#endif
}

/// What else a search knows of a vertex it has reached.
struct Arrival {
    bool minimumMove = false;
    bool stops = false;
    bool byRoll = false;
    bool mayStop = false;
    bool unknown = false;
    Points cost = 0;  // spent in the turn of arrival
    Vertex via = noVertex;
    Vertex began = noVertex;        // where the unit stood when this turn's move began
    bool isBonus = false;           // the step for nothing along a path; `passed` are the hexes walked before
    std::uint32_t passedFirst = 0;  // hexes passed through between via and here: a run of passed()
    std::uint32_t passedCount = 0;
};

/// A hex on the way within one step of the search, and what is spent in the turn when it is entered; while
/// the step is weighed only what the hexes of it cost, without tolls.
struct PassedHex {
    Vertex vertex = noVertex;
    Points spent = 0;
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
    /// The one `number` places behind the top, as far as that is known; noVertex where it is not.
    Vertex behindTop(std::size_t number) const {
        if (!isRing_ || bucket().size() <= number) return noVertex;
        return bucket()[bucket().size() - 1 - number];
    }

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
    /// Of a label; the window is a power of two, since this is asked several times for each vertex.
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

/// Labels of all vertices, and the offer the edge at hand makes to its target.
///
/// A unit waits for the next turn where it may stay, so the earliest and cheapest arrival there is the best.
/// Where nobody stays, who comes a turn later with more points left may get further: each turn has a label of
/// its own, and so has a unit that must stop there. The first of them is known by the vertex of the graph,
/// the others by numbers beyond the graph (place() is their vertex).
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
          marks_(cellOf.size()) {}

    /// Starts a search; query and queue must outlive it. `pessimistic`: unknown costs are never affordable.
    void begin(const ReachQuery& query, bool pessimistic, LabelQueue& queue);
    /// Makes the vertex a start; false if the unit cannot even get there.
    bool start(Vertex vertex);
    /// From now on edges leave this vertex.
    void leave(Vertex vertex);
    void finish(Vertex vertex) { marks_[vertex].isDone = true; }
    /// Where the edge brings the unit to `target` better than it was there before, it is taken and pushed.
    void weigh(const ReachEdge& edge, Vertex target) {
        if (!leadsBack(edge, target)) weigh(edge, target, {});
    }
    /// The same for several steps in one, through hexes nobody stays in: `edge` is their sum without tolls.
    void weigh(const ReachEdge& edge, Vertex target, std::span<const PassedHex> through);
    /// The step for nothing to `target` at the end of a turn's walk along paths, from where `arrival` says.
    /// False where the vertex has been reached as early.
    bool acceptBonus(Vertex target, int turn, const Arrival& arrival, std::span<const PassedHex> walked);
    /// What stands in the way there in that turn.
    std::uint32_t rule(int turn, Vertex vertex) const;
    /// Whether the side between two neighbours is closed in that turn to a unit that leaves `from` by it.
    bool isClosed(int turn, Vertex from, Vertex to) const;
    bool isPessimistic() const { return pessimistic_; }
    /// Whether the hex is one to pass through in some turn; and what entering it costs more in this one.
    bool isPassing(Vertex vertex) const;
    Points toll(Vertex vertex) const { return tollOf(rule(hereTurn_, vertex)); }

    /// The vertex of the graph, and the cell, where the unit is.
    Vertex place(Vertex vertex) const {
        return vertex < cellOf_->size() ? vertex : states_[vertex - cellOf_->size()];
    }
    Cell cellAt(Vertex vertex) const { return (*cellOf_)[place(vertex)]; }
    bool reached(Vertex vertex) const { return marks_[vertex].stamp == stamp_; }
    [[gnu::always_inline]] void fetch(Vertex vertex) const {
        fetchSoon(&marks_[vertex]);
        fetchSoon(&arrivals_[vertex]);
    }
    /// Of a vertex that was reached.
    bool isDone(Vertex vertex) const { return marks_[vertex].isDone; }
    const Arrival& arrival(Vertex vertex) const { return arrivals_[vertex]; }
    /// Hexes passed through on the way from arrival.via, in order.
    std::span<const PassedHex> passed(const Arrival& arrival) const {
        return {passed_.data() + arrival.passedFirst, arrival.passedCount};
    }
    /// Hexes of which only passing through is possible, as early and cheaply as it is, by cell.
    std::vector<ReachedHex> passedOnly() const;
    Label label(Vertex vertex) const { return marks_[vertex].label; }
    /// Least label a search begins with, and how far apart those it meets at a time can be.
    Label firstLabel() const { return labelOf(1, 0, false); }
    Label window() const {
        const auto changes = std::max(query_->rules.size(), query_->closedSides.size());
        return (static_cast<Label>(changes) + 3) << turnBits_;
    }
    int turn(Vertex vertex) const { return turnOf(label(vertex)); }
    Points spent(Vertex vertex) const { return static_cast<Points>(inTurn(label(vertex)) / 2); }
    bool isDoubled(Vertex vertex) const { return place(vertex) >= firstDoubled_; }
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
        return (static_cast<Label>(turn) << turnBits_) + 2 * static_cast<Label>(spent) + (moved ? 1 : 0);
    }
    int turnOf(Label label) const { return static_cast<int>(label >> turnBits_); }
    /// What the label says beside the turn; 0: nothing was done in it.
    Label inTurn(Label label) const { return label & ((Label{1} << turnBits_) - 1); }
    /// The vertex has been reached, and at that label now.
    void mark(Vertex vertex, Label label);
    /// One step in one turn while it is judged.
    struct Try {
        const ReachEdge& edge;
        Vertex target;
        int turn;
        Points spent;
        bool moved;
    };
    /// Whether the target has been left, or reached for less than the step costs at least, in this turn or a
    /// later one. What can be passed through is worth knowing wherever it leads.
    bool leadsBack(const ReachEdge& edge, Vertex target) const {
        const auto& known = marks_[target];
        if (known.stamp != stamp_ || herePassed_ || (*passingAt_)[target]) return false;
        if (known.isDone) return true;
        if ((edge.flags & stepCostUnknown) != 0) return false;
        return known.label < labelOf(hereTurn_, std::min(hereSpent_ + edge.cost, limit(target)), true);
    }
    bool tryTurn(const Try& step);
    /// The same for what it takes to stay in the hex: judged as it was entered, and paid even by who stops.
    bool tryStay(const Try& step);
    /// Whether all the unit did in its turn was to enter the hex it is in.
    bool isOneHex() const;
    void compare(const Try& step, Points paid, bool minimum, bool stops, std::uint32_t there);
    /// By which number arrivals in that turn are known; noVertex: not yet by any.
    Vertex stateOf(Vertex target, int turn, bool stops) const;
    /// Takes the offer; returns the number it is known by.
    Vertex accept(Vertex target, Vertex state);
    /// What the hexes on the way cost more; noWay where they cannot be passed through.
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
    std::vector<Vertex> states_;  // further arrivals where nobody stays: the vertex of the graph
    std::unordered_map<std::uint64_t, Vertex> stateAt_;  // by vertex, turn and whether the unit stops
    std::vector<Vertex> found_;
    std::unordered_map<Vertex, ReachedHex> passes_;  // hexes that can be passed through
    std::unordered_set<Vertex> leadsOn_;  // vertices nobody stays in, with a step on to a place to stay
    std::vector<std::pair<Vertex, Vertex>> onward_;  // steps between vertices nobody stays in
    std::uint32_t stamp_ = 0;
    const ReachQuery* query_ = nullptr;
    LabelQueue* queue_ = nullptr;
    bool pessimistic_ = false;
    bool metUnknown_ = false;
    int turnBits_ = 1;

    Vertex here_ = noVertex;  // being left
    int hereTurn_ = 0;
    Points hereSpent_ = 0;
    bool hereMoved_ = false;
    bool herePassed_ = false;   // nobody stays here
    bool hereStopped_ = false;  // ... and the unit may do nothing but pay for it
    Label candidate_ = 0;
    Arrival offer_;
};

}  // namespace cota::mapsets
