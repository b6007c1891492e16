#pragma once
// The free step of a unit that has spent every point along paths (Movement::bonusSides). It must have spent
// them to the last, perhaps by a longer way. So the search keeps the best way to each hex and, beside it,
// every sum of points with which a walk along such paths can arrive there in one turn.

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

#include "mapsets/movement/reach_labels.h"

namespace cota::mapsets {

/// A step along a path with a bonus.
struct BonusArc {
    Vertex from = noVertex, to = noVertex;
    Vertex end = noVertex;  // where the step for nothing ends; noVertex: it may not
    Points cost = 0;
    std::uint16_t flags = 0;
};
struct BonusArcs {
    std::vector<BonusArc> arcs;        // ascending by `from`
    std::vector<std::uint32_t> first;  // by vertex, and one more; empty where there is no bonus
    /// No ordinary step to where the step for nothing ends costs more. A walk that has spent so much more
    /// than another one to the same hex reaches nothing that the other one cannot reach.
    Points slack = 0;
    /// The same where unknown costs are never affordable.
    Points slackAtWorst = 0;

    void index(std::size_t vertices);
    bool none() const { return first.empty(); }
    std::span<const BonusArc> from(Vertex vertex) const {
        return {arcs.data() + first[vertex], arcs.data() + first[vertex + 1]};
    }
};

/// The walks of one search, turn by turn.
class BonusWalk {
  public:
    BonusWalk(const BonusArcs& arcs, ReachLabels& labels, LabelQueue& queue, Vertex firstDoubled)
        : arcs_(&arcs), labels_(&labels), queue_(&queue), firstDoubled_(firstDoubled) {}

    /// Before the search; `sources` are where turn 1 begins. The query must outlive it.
    void begin(const ReachQuery& query, std::span<const Vertex> sources);
    /// The unit can end a turn here, and begin the next one.
    void stand(Vertex vertex);
    /// Whether a turn must be walked before a vertex of turn `next` is visited; no turn: the queue is
    /// empty.
    bool isDue(std::optional<int> next);
    /// Walks it; what it reaches is pushed.
    void walk();

  private:
    static constexpr std::uint32_t noState = noVertex;
    struct State {
        Vertex at = noVertex;
        Points spent = 0;
        std::uint32_t before = noState;  // index of the state before; none where the turn begins
        Vertex root = noVertex;          // the vertex the turn begins in, as the search knows it
        bool byRoll = false, mayStop = false;
    };
    void push(State state);
    void spread(std::uint32_t index);
    void earn(std::uint32_t index);
    bool mayGoOn(const BonusArc& arc) const;

    const BonusArcs* arcs_;
    ReachLabels* labels_;
    LabelQueue* queue_;
    Vertex firstDoubled_;
    const ReachQuery* query_ = nullptr;
    bool isOff_ = true;
    int turn_ = 0;                // walked last
    int changes_ = 0;             // until this turn what stands in the way may change
    std::vector<Vertex> stands_;  // where turns can begin
    std::size_t walked_ = 0;      // of them, in some turn
    std::vector<Vertex> sources_;

    std::vector<State> states_;
    std::vector<std::pair<Points, std::uint32_t>> open_;  // a heap, least spent first
    std::unordered_set<std::uint64_t> known_;             // vertex and points spent
    std::vector<std::pair<int, Points>> least_;           // by vertex: the turn, and the least spent in it
};

/// A queue that lets the walks of a turn go before the vertices of that turn.
struct TurnQueue {
    LabelQueue* queue;
    BonusWalk* bonus;  // null where nobody earns one
    const ReachLabels* labels;

    void push(Vertex vertex) { queue->push(vertex); }
    void pop() { queue->pop(); }
    Vertex top() const { return queue->top(); }
    bool empty() {
        for (;;) {
            const bool isEmpty = queue->empty();
            if (bonus == nullptr) return isEmpty;
            if (!bonus->isDue(isEmpty ? std::nullopt : std::optional(labels->turn(queue->top()))))
                return isEmpty;
            bonus->walk();
        }
    }
};

}  // namespace cota::mapsets
