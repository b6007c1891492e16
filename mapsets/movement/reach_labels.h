#pragma once
// The labels of one search over turns and points: when, at which cost and from where a unit arrives at each
// vertex. Contains no graph; step_judge.h makes the labels, reach.cpp runs the search.

#include <algorithm>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "mapsets/movement/label_form.h"
#include "mapsets/movement/reach_edge.h"
#include "mapsets/movement/reach_places.h"

namespace cota::mapsets {

/// Prefetches memory. On compilers without prefetch it does nothing.
[[gnu::always_inline]] inline void fetchSoon([[maybe_unused]] const void* at) {
#if defined(__GNUC__)
    __builtin_prefetch(at);
#endif
}

/// How a unit arrives at a vertex.
struct ArrivingLabel {
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

/// A unit that may stay can wait for the next turn, so the earliest and cheapest arrival is the best. Where
/// it may not stay, an arrival one turn later with more points left may get further: there each turn has a
/// label of its own, and so has a unit that must stop. The first of them has the number of the vertex in the
/// graph, the others have numbers beyond the graph (place() returns their vertex).
class ReachLabels {
  public:
    /// `places` must outlive it.
    explicit ReachLabels(const ReachPlaces& places)
        : places_(&places), arrivals_(places.cell.size()), marks_(places.cell.size()) {}

    /// Starts a search, for a unit with that allowance.
    void begin(Points allowance);
    /// Adds a hex passed through on the way of the arrival that is recorded next.
    void addPassed(const PassedHex& hex) { passed_.push_back(hex); }
    /// Records an arrival, with the last `passed` hexes that were added.
    void set(Vertex vertex, Label label, const ArrivingLabel& arrival, std::size_t passed = 0);
    void finish(Vertex vertex) { marks_[vertex].isDone = true; }
    /// What an arrival allows where units may not stay, apart from its points.
    struct Manner {
        bool stops, isMinimum;
    };
    /// The number of the arrivals in that turn; noVertex: none yet.
    Vertex stateOf(Vertex target, int turn, Manner manner) const;
    /// Adds such a number.
    Vertex addState(Vertex target, int turn, Manner manner);
    /// The vertex of the graph, and the cell, of a vertex of the search.
    Vertex place(Vertex vertex) const {
        return vertex < places_->cell.size() ? vertex : states_[vertex - places_->cell.size()];
    }
    Cell cellAt(Vertex vertex) const { return places_->cell[place(vertex)]; }
    /// Whether units may not stay at the vertex.
    bool isPassed(Vertex vertex) const { return places_->passing[place(vertex)]; }
    bool isDoubled(Vertex vertex) const { return place(vertex) >= places_->firstDoubled; }
    /// The points of the unit in a turn in which it arrives at the vertex.
    Points limit(Vertex vertex) const { return isDoubled(vertex) ? 2 * allowance_ : allowance_; }

    bool reached(Vertex vertex) const { return marks_[vertex].stamp == stamp_; }
    [[gnu::always_inline]] void fetch(Vertex vertex) const {
        fetchSoon(&marks_[vertex]);
        fetchSoon(&arrivals_[vertex]);
    }
    /// For a vertex that was reached.
    bool isDone(Vertex vertex) const { return marks_[vertex].isDone; }
    const ArrivingLabel& arrival(Vertex vertex) const { return arrivals_[vertex]; }
    /// Hexes passed through on the way from arrival.via, in order.
    std::span<const PassedHex> passed(const ArrivingLabel& arrival) const {
        return {passed_.data() + arrival.passedFirst, arrival.passedCount};
    }
    Label label(Vertex vertex) const { return marks_[vertex].label; }
    const LabelForm& form() const { return form_; }
    int turn(Vertex vertex) const { return form_.turn(label(vertex)); }
    Points left(Vertex vertex) const { return std::max(limit(vertex) - form_.spent(label(vertex)), 0); }
    bool isStart(Vertex vertex) const { return arrivals_[vertex].via == noVertex; }
    /// The vertices of the graph reached, in the order in which they were.
    const std::vector<Vertex>& found() const { return found_; }

  private:
    /// The data most steps need about their target, kept apart because most lead back to a reached hex. Valid
    /// while `stamp` is that of the current search, so nothing is cleared.
    struct Mark {
        Label label = 0;
        std::uint32_t stamp = 0;
        bool isDone = false;
    };

    const ReachPlaces* places_;
    LabelForm form_;
    Points allowance_ = 0;
    std::vector<ArrivingLabel> arrivals_;
    std::vector<Mark> marks_;
    std::vector<Vertex> states_;  // further arrivals where units may not stay: the vertex of the graph
    std::unordered_map<std::uint64_t, Vertex> stateAt_;  // by vertex, turn and whether the unit stops
    std::vector<PassedHex> passed_;                      // of all arrivals of the search
    std::vector<Vertex> found_;
    std::uint32_t stamp_ = 0;
};

}  // namespace cota::mapsets
