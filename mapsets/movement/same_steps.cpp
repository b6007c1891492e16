#include "mapsets/movement/same_steps.h"

#include <algorithm>
#include <tuple>

#include "mapsets/movement/reach_steps.h"

namespace cota::mapsets {

namespace {

auto valuesOf(const ReachEdge& edge) { return std::tuple(edge.cost, edge.flags); }
auto valuesOf(const BonusArc& arc) { return std::tuple(arc.from, arc.to, arc.end, arc.cost, arc.flags); }

template <class Entry>
bool areEqual(const std::vector<Entry>& some, const std::vector<Entry>& others) {
    return std::ranges::equal(
        some, others, [](const Entry& one, const Entry& other) { return valuesOf(one) == valuesOf(other); });
}

bool haveSamePlaces(const ReachPlaces& one, const ReachPlaces& other) {
    const auto plain = [](const ReachPlaces& of) {
        return std::tie(of.cell, of.first, of.lanes, of.passing, of.firstDoubled, of.denominator, of.around,
                        of.bonus.first, of.bonus.slack, of.bonus.slackAtWorst);
    };
    return plain(one) == plain(other) && areEqual(one.bonus.arcs, other.bonus.arcs);
}

}  // namespace

bool haveSameSteps(const ReachGraph& one, const ReachGraph& other) {
    const auto &a = one.steps(), &b = other.steps();
    if (!haveSamePlaces(a, b) || boost::num_edges(a.graph) != boost::num_edges(b.graph)) return false;
    for (Vertex place = 0; place < a.cell.size(); ++place) {
        if (boost::out_degree(place, a.graph) != boost::out_degree(place, b.graph)) return false;
        auto [at, end] = boost::out_edges(place, a.graph);
        for (auto its = boost::out_edges(place, b.graph).first; at != end; ++at, ++its)
            if (boost::target(*at, a.graph) != boost::target(*its, b.graph) ||
                valuesOf(a.graph[*at]) != valuesOf(b.graph[*its]))
                return false;
    }
    return true;
}

bool moveAlike(const ReachQuery& one, const ReachQuery& other) {
    const auto traits = [](const ReachQuery& of) {
        return std::tie(of.allowance, of.spentBefore, of.turns, of.oneHexPerTurn, of.helpsItself,
                        of.oneHexAlways, of.pathBonus, of.entering, of.entryCost);
    };
    return traits(one) == traits(other);
}

}  // namespace cota::mapsets
