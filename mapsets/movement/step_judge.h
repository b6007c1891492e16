#pragma once
// What a step of the graph does to a unit in a search: whether and when the unit can take it, and whether it
// arrives better than before.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "mapsets/movement/label_queue.h"
#include "mapsets/movement/passages.h"
#include "mapsets/movement/reach_labels.h"
#include "mapsets/movement/reach_places.h"
#include "mapsets/movement/turn_obstacles.h"

namespace cota::mapsets {

/// What a search takes a cost that the game does not give for. The least possible costs give the earliest
/// arrivals, costs that no unit can afford the latest.
enum class UnknownCosts { leastPossible, unaffordable };

/// Judges the steps out of one vertex after the other, and records the arrivals in its labels and passages.
class StepJudge {
  public:
    /// `places` must outlive it.
    explicit StepJudge(const ReachPlaces& places) : places_(&places), labels_(places) {}

    /// Starts a search; query and queue must outlive it.
    void begin(const ReachQuery& query, UnknownCosts unknown, LabelQueue& queue);
    /// Makes the vertex a start; nothing if the unit cannot get there.
    void start(Vertex vertex);
    /// Makes this vertex the origin of the edges that follow.
    void leave(Vertex vertex);
    void finish(Vertex vertex) { labels_.finish(vertex); }
    /// Records and pushes the arrival at `target` if it is better than the known one.
    void weigh(const ReachEdge& edge, Vertex target) {
        if (!leadsBack(edge, target) && !isTooDear(edge, target)) weigh(edge, target, {});
    }
    /// The same for several steps in one, through hexes no unit may stay in: `edge` is their sum without
    /// tolls.
    void weigh(const ReachEdge& edge, Vertex target, std::span<const PassedHex> through);
    /// The free step to `target` at the end of a turn's walk along paths, from the place in `arrival`, unless
    /// the vertex has been reached as early.
    void acceptBonus(Vertex target, int turn, const ArrivingLabel& arrival,
                     std::span<const PassedHex> walked);

    const ReachLabels& labels() const { return labels_; }
    const Passages& passages() const { return passages_; }
    const TurnObstacles& obstacles() const { return obstacles_; }
    bool isPessimistic() const { return unknown_ == UnknownCosts::unaffordable; }
    /// Whether a step of unknown cost counted, so that the worst case may differ.
    bool metUnknown() const { return metUnknown_; }
    void meetUnknown() { metUnknown_ = true; }
    /// The obstacles at a vertex in that turn.
    std::uint32_t rule(int turn, Vertex vertex) const {
        return obstacles_.rule(turn, labels_.cellAt(vertex));
    }
    bool isClosed(int turn, Vertex from, Vertex to) const {
        return obstacles_.isClosed(turn, labels_.cellAt(from), labels_.cellAt(to));
    }
    /// The extra cost of entering a hex in the turn in which the unit leaves its vertex.
    Points toll(Vertex vertex) const { return tollOf(rule(here_.turn, vertex)); }
    /// The least label a search begins with, and the greatest difference of labels in the queue.
    Label firstLabel() const { return labels_.form().beforeMoving(1, 0); }
    Label window() const { return labels_.form().turns(obstacles_.changes() + 3); }

  private:
    /// The unit at the origin of the edges.
    struct Origin {
        Vertex vertex = noVertex;
        int turn = 0;
        Points spent = 0;
        bool hasMoved = false;
        bool isPassed = false;    // units may not stay here
        bool hasStopped = false;  // ... and the unit can only pay for staying
    };
    /// One step in one turn while it is judged.
    struct Try {
        const ReachEdge& edge;
        Vertex target;
        int turn;
        Points spent;
        bool moved;
    };
    /// How the unit arrives if it takes the step.
    struct Outcome {
        Label label;
        Points paid;
        bool isMinimum;  // only because any unit may move one hex
        bool stops;
        std::uint32_t there;  // the obstacles
    };
    /// Whether the target has been left, or is known to be reached as well as by this step at its least cost;
    /// in a later turn the step is worse still. Steps to hexes that can only be passed through are always
    /// judged.
    bool leadsBack(const ReachEdge& edge, Vertex target) const {
        if (!labels_.reached(target) || here_.isPassed || places_->passing[target]) return false;
        if (labels_.isDone(target)) return true;
        const Points spent = here_.spent + edge.cost, limit = labels_.limit(target);
        // Of arrivals with the same label the cheapest is kept, but no step is cheaper than its least cost.
        return labels_.label(target) <= labels_.form().onTheMove(here_.turn, std::min(spent, limit + 1));
    }
    /// Whether the unit, in its last turn, has moved and cannot pay for the step.
    bool isTooDear(const ReachEdge& edge, Vertex target) const {
        return here_.turn == query_->turns && here_.hasMoved && (edge.flags & stepStays) == 0 &&
               here_.spent + edge.cost > labels_.limit(target);
    }
    bool tryTurn(const Try& step);
    /// Whether anything but the points keeps the unit from the step; `there` and `from` are the obstacles.
    bool isBarred(const Try& step, std::uint32_t there, std::uint32_t from) const;
    /// Whether it can only be the first of a turn.
    bool isOnlyFirst(const ReachEdge& edge, std::uint32_t there, std::uint32_t from) const {
        return (edge.flags & stepOnlyFirst) != 0 || ((there | from) & cellAssault) != 0 ||
               query_->oneHexPerTurn;
    }
    /// The same for staying in the hex: judged like the step that entered it, and paid even by a unit that
    /// stops.
    bool tryStay(const Try& step);
    /// Whether the game may not even allow the step, and the search expects the worst.
    bool isBarredAtWorst(const ReachEdge& edge) const {
        return isPessimistic() && (edge.flags & stepCostUnknown) != 0 && (edge.flags & stepMayBeBarred) != 0;
    }
    /// Whether the unit's only action in its turn was to enter its hex.
    bool isOneHex() const;
    bool beganNextTo(const Try& step) const;
    /// The extra cost of the hexes on the way; noWay if they cannot be passed through.
    Points tolls(const Try& step, std::uint32_t there) const;
    static constexpr Points noWay = -1;
    /// Records the arrival if it is better than the known one.
    void compare(const Try& step, const Outcome& outcome);
    ArrivingLabel arrivalBy(const Try& step, const Outcome& outcome) const;
    Points spentAt(const PassedHex& hex, std::size_t number, int turn) const;
    void notePassed(const Try& step);

    const ReachPlaces* places_;
    ReachLabels labels_;
    Passages passages_;
    TurnObstacles obstacles_;
    const ReachQuery* query_ = nullptr;
    LabelQueue* queue_ = nullptr;
    UnknownCosts unknown_ = UnknownCosts::leastPossible;
    bool metUnknown_ = false;
    Origin here_;
    std::span<const PassedHex> through_;  // hexes passed within the step
};

}  // namespace cota::mapsets
