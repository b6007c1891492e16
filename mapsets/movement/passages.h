#pragma once
// The hexes of a search that a unit can only pass through: an overrun, a river it may not stay in.

#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "mapsets/movement/reach.h"
#include "mapsets/movement/reach_edge.h"
#include "mapsets/movement/reach_labels.h"

namespace cota::mapsets {

class Passages {
  public:
    void clear();
    /// A hex passed within a step of the search; only its earliest and cheapest passage is kept.
    void pass(Vertex vertex, const ReachedHex& hex);
    /// A step from a vertex where units may not stay to another one, or to a place where they may.
    void goOn(Vertex from, Vertex to) { onward_.emplace_back(from, to); }
    void end(Vertex from) { ends_.insert(from); }
    /// The hexes passed on the way to a place where the unit may stay, with the earliest and cheapest
    /// passage, by cell.
    std::vector<ReachedHex> hexes(const ReachLabels& labels) const;

  private:
    /// The vertices from which the unit can get in the same turn to a place where it may stay.
    std::unordered_set<Vertex> leadingOn() const;

    std::unordered_map<Vertex, ReachedHex> passed_;  // within steps of the search
    std::vector<std::pair<Vertex, Vertex>> onward_;
    std::unordered_set<Vertex> ends_;
};

}  // namespace cota::mapsets
