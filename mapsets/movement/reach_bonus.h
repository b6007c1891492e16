#pragma once
// The free step of a unit that has spent every point along paths (Movement::bonusSides). It must have spent
// exactly all of them, perhaps by a detour. So the search keeps the best route to each hex and also every
// sum of points with which a unit can arrive there along such paths in one turn.

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

#include "mapsets/movement/bonus_arcs.h"
#include "mapsets/movement/label_queue.h"
#include "mapsets/movement/step_judge.h"

namespace cota::mapsets {

/// The walks of one search, turn by turn.
class BonusWalk {
  public:
    /// Both must outlive it.
    BonusWalk(const ReachPlaces& places, StepJudge& judge)
        : arcs_(&places.bonus), firstDoubled_(places.firstDoubled), judge_(&judge) {}

    /// Call before the search; turn 1 begins at `sources`. The query must outlive it.
    void begin(const ReachQuery& query, std::span<const Vertex> sources);
    /// The unit can end a turn here, and begin the next one.
    void stand(Vertex vertex);
    /// Whether the walks of a turn must run before a vertex of turn `next` is visited; nothing: the queue is
    /// empty.
    bool isDue(std::optional<int> next);
    /// Runs the walks of that turn and pushes what they reach.
    void walk();

  private:
    static constexpr std::uint32_t noState = noVertex;
    struct State {
        Vertex at = noVertex;
        Points spent = 0;
        std::uint32_t before = noState;  // index of the previous state; none where the turn begins
        Vertex root = noVertex;          // the vertex of the search where the turn begins
        bool byRoll = false, mayStop = false;
    };
    void push(State state);
    void spread(std::uint32_t index);
    void earn(std::uint32_t index);
    bool mayGoOn(const BonusArc& arc) const;

    const BonusArcs* arcs_;
    Vertex firstDoubled_;
    StepJudge* judge_;
    const ReachQuery* query_ = nullptr;
    bool isOff_ = true;
    int turn_ = 0;                // the last one walked
    int changes_ = 0;             // obstacles may change until this turn
    std::vector<Vertex> stands_;  // possible starts of turns
    std::size_t walked_ = 0;      // how many of them were walked, in any turn
    std::vector<Vertex> sources_;

    std::vector<State> states_;
    std::vector<std::pair<Points, std::uint32_t>> open_;  // a heap, least spent first
    std::unordered_set<std::uint64_t> known_;             // vertex and points spent
    std::vector<std::pair<int, Points>> least_;           // by vertex: the turn, and the least spent in it
};

/// A queue that runs the walks of a turn before the vertices of that turn.
struct TurnQueue {
    LabelQueue* queue;
    BonusWalk* bonus;  // null if no unit earns one
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
