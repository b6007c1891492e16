#include "mapsets/movement/reach_narrows.h"

#include <oneapi/tbb/enumerable_thread_specific.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/dijkstra_shortest_paths_no_color_map.hpp>
#include <iterator>
#include <limits>
#include <tuple>

#include "mapsets/movement/reach_steps.h"

namespace cota::mapsets {

namespace {

struct Way {
    Vertex from = noVertex, to = noVertex;
    Points cost = 0;
};

/// The usable steps, each once, with its least cost.
std::vector<Way> usableWaysOf(const ReachGraph::Steps& steps) {
    std::vector<Way> ways;
    for (auto [edge, end] = boost::edges(steps.graph); edge != end; ++edge) {
        const ReachEdge& step = steps.graph[*edge];
        if ((step.flags & (stepHelpThere | stepHelpHere | stepByRoll)) != 0) continue;
        ways.push_back({boost::source(*edge, steps.graph), boost::target(*edge, steps.graph),
                        std::max<Points>(step.cost, 1)});
    }
    std::ranges::sort(ways, {}, [](const Way& way) { return std::tuple(way.from, way.to, way.cost); });
    const auto isSame = [](const Way& a, const Way& b) { return a.from == b.from && a.to == b.to; };
    ways.erase(std::unique(ways.begin(), ways.end(), isSame), ways.end());
    return ways;
}

// --- hexes that cut

using Joined = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;

/// Places that no step enters are nobody's way.
Joined joinedBy(const std::vector<Way>& ways, std::size_t places) {
    std::vector<bool> isEntered(places);
    for (const Way& way : ways) isEntered[way.to] = true;
    std::vector<std::pair<Vertex, Vertex>> pairs;
    for (const Way& way : ways)
        if (way.from != way.to && isEntered[way.from])
            pairs.emplace_back(std::min(way.from, way.to), std::max(way.from, way.to));
    std::ranges::sort(pairs);
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    return {pairs.begin(), pairs.end(), places};
}

/// Counts the hexes that the map loses with one of its places.
class CutCounter {
  public:
    CutCounter(const Joined& joined, const ReachGraph::Steps& steps)
        : joined_(joined), steps_(steps), part_(steps.cell.size()), isKept_(steps.first.size()) {}

    int without(Vertex place) {
        std::ranges::fill(part_, 0);
        part_[place] = -1;
        std::vector<std::vector<Vertex>> parts;
        for (auto [next, end] = boost::adjacent_vertices(place, joined_); next != end; ++next)
            if (part_[*next] == 0) parts.push_back(spread(static_cast<Vertex>(*next)));
        if (parts.size() < 2) return 0;
        const auto largest = std::ranges::max_element(parts, {}, [](const auto& one) { return one.size(); });
        isKept_.assign(isKept_.size(), false);
        for (const Vertex vertex : *largest) isKept_[at(vertex)] = true;
        isKept_[at(place)] = true;
        int lost = 0;
        for (auto part = parts.begin(); part != parts.end(); ++part)
            for (const Vertex vertex : *part)
                if (part != largest && !isKept_[at(vertex)]) {
                    isKept_[at(vertex)] = true;  // counted once
                    ++lost;
                }
        return lost;
    }

  private:
    std::size_t at(Vertex vertex) const { return static_cast<std::size_t>(steps_.cell[vertex]); }
    std::vector<Vertex> spread(Vertex start) {
        std::vector<Vertex> part{start};
        part_[start] = 1;
        for (std::size_t i = 0; i < part.size(); ++i)
            for (auto [next, end] = boost::adjacent_vertices(part[i], joined_); next != end; ++next)
                if (part_[*next] == 0) {
                    part_[*next] = 1;
                    part.push_back(static_cast<Vertex>(*next));
                }
        return part;
    }

    const Joined& joined_;
    const ReachGraph::Steps& steps_;
    std::vector<int> part_;
    std::vector<bool> isKept_;  // by cell
};

// --- the cheapest ways

using WayGraph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Points,
                                                    boost::no_property, std::uint32_t, std::uint32_t>;
constexpr Points noWayThere = std::numeric_limits<Points>::max();

WayGraph wayGraph(std::vector<Way> ways, std::size_t places, bool isReversed) {
    if (isReversed) {
        for (Way& way : ways) std::swap(way.from, way.to);
        std::ranges::sort(ways, {}, [](const Way& way) { return std::tuple(way.from, way.to); });
    }
    std::vector<std::pair<Vertex, Vertex>> ends;
    std::vector<Points> costs;
    for (const Way& way : ways) {
        ends.emplace_back(way.from, way.to);
        costs.push_back(way.cost);
    }
    return {boost::edges_are_sorted, ends.begin(), ends.end(), costs.begin(), static_cast<Vertex>(places)};
}

/// Notes the order in which Dijkstra's algorithm leaves the places.
struct InOrder : boost::dijkstra_visitor<> {
    std::vector<Vertex>* order;
    explicit InOrder(std::vector<Vertex>& into) : order(&into) {}
    template <class Graph>
    void examine_vertex(Vertex vertex, const Graph&) const {
        order->push_back(vertex);
    }
};

/// One end after another: the cheapest ways from it, then the shares of the places on them, farthest first.
class WaysFrom {
  public:
    WaysFrom(const WayGraph& graph, const ReachGraph::Steps& steps, std::span<const Cell> others)
        : graph_(graph), steps_(steps), others_(others) {}

    struct Shares {
        std::vector<std::pair<Cell, double>> ofCell;
        std::int64_t pairs = 0;
    };

    Shares run(Cell end) {
        begin();
        const auto [first, last] = placesOf(end);
        for (Vertex place = first; place < last; ++place)
            if (!steps_.passing[place]) spread(place);
        count(first, last);
        Shares shares;
        for (const Cell other : others_) shares.pairs += other != end && giveShare(other) ? 1 : 0;
        collect(first, last, shares);
        return shares;
    }

  private:
    std::pair<Vertex, Vertex> placesOf(Cell cell) const {
        const Vertex first = steps_.first[static_cast<std::size_t>(cell)];
        if (first == noVertex) return {0, 0};
        return {first, first + steps_.lanes[static_cast<std::size_t>(cell)]};
    }
    void begin() {
        distance_.assign(steps_.cell.size(), noWayThere);
        ways_.assign(steps_.cell.size(), 0);
        own_.assign(steps_.cell.size(), 0);
        order_.clear();
    }
    /// The banks of one hex are one end: each place keeps its least distance.
    void spread(Vertex place) {
        std::vector<Points> distance(steps_.cell.size());
        std::vector<Vertex> order;
        boost::dijkstra_shortest_paths_no_color_map(
            graph_, place,
            boost::weight_map(get(boost::edge_bundle, graph_))
                .distance_map(
                    boost::make_iterator_property_map(distance.begin(), get(boost::vertex_index, graph_)))
                .distance_inf(noWayThere)
                .visitor(InOrder(order)));
        for (const Vertex vertex : order) {
            if (distance_[vertex] == noWayThere) order_.push_back(vertex);
            distance_[vertex] = std::min(distance_[vertex], distance[vertex]);
        }
    }
    /// How many equally cheap ways lead to each place.
    void count(Vertex first, Vertex last) {
        std::ranges::sort(order_, {}, [&](Vertex vertex) { return std::pair(distance_[vertex], vertex); });
        for (Vertex place = first; place < last; ++place)
            if (!steps_.passing[place]) ways_[place] = 1;
        for (const Vertex vertex : order_)
            forNext(vertex, [&](Vertex next) { ways_[next] += ways_[vertex]; });
    }
    template <class Do>
    void forNext(Vertex vertex, Do&& act) const {
        for (auto [edge, end] = boost::out_edges(vertex, graph_); edge != end; ++edge) {
            const Vertex next = boost::target(*edge, graph_);
            if (distance_[vertex] + graph_[*edge] == distance_[next]) act(next);
        }
    }
    /// The pair of the end with another hex, on the banks where the cheapest ways arrive.
    bool giveShare(Cell other) {
        const auto [first, last] = placesOf(other);
        Points least = noWayThere;
        for (Vertex place = first; place < last; ++place)
            if (!steps_.passing[place]) least = std::min(least, distance_[place]);
        if (least == noWayThere) return false;
        double all = 0;
        const auto isBest = [&](Vertex place) { return !steps_.passing[place] && distance_[place] == least; };
        for (Vertex place = first; place < last; ++place)
            if (isBest(place)) all += ways_[place];
        for (Vertex place = first; place < last; ++place)
            if (isBest(place)) own_[place] += ways_[place] / all;
        return true;
    }
    void collect(Vertex first, Vertex last, Shares& shares) {
        std::vector<double> passing(own_.size());
        for (auto at = order_.rbegin(); at != order_.rend(); ++at) {
            double sum = 0;
            forNext(*at,
                    [&](Vertex next) { sum += ways_[*at] / ways_[next] * (own_[next] + passing[next]); });
            passing[*at] = sum;
            if ((*at < first || *at >= last) && sum > 0) shares.ofCell.emplace_back(steps_.cell[*at], sum);
        }
    }

    const WayGraph& graph_;
    const ReachGraph::Steps& steps_;
    std::span<const Cell> others_;
    std::vector<Points> distance_;
    std::vector<double> ways_;  // equally cheap ones to each place
    std::vector<double> own_;   // pairs that end in each place
    std::vector<Vertex> order_;
};

std::vector<Cell> evenly(std::span<const Cell> cells, std::size_t most) {
    if (cells.size() <= most) return {cells.begin(), cells.end()};
    std::vector<Cell> some;
    for (std::size_t i = 0; i < most; ++i) some.push_back(cells[i * cells.size() / most]);
    return some;
}

}  // namespace

std::optional<std::vector<CutHex>> cutHexesOf(const ReachGraph& graph, std::stop_token stop) {
    const auto& steps = graph.steps();
    const Joined joined = joinedBy(usableWaysOf(steps), steps.cell.size());
    std::vector<std::size_t> places;
    boost::articulation_points(joined, std::back_inserter(places));
    std::ranges::sort(places);
    oneapi::tbb::enumerable_thread_specific<CutCounter> counters([&] { return CutCounter(joined, steps); });
    std::vector<int> lost(places.size());
    oneapi::tbb::parallel_for(std::size_t{0}, places.size(), [&](std::size_t i) {
        if (!stop.stop_requested()) lost[i] = counters.local().without(static_cast<Vertex>(places[i]));
    });
    if (stop.stop_requested()) return {};
    std::vector<CutHex> cuts;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Cell cell = steps.cell[places[i]];
        if (lost[i] == 0) continue;
        if (!cuts.empty() && cuts.back().cell == cell)
            cuts.back().cutOff = std::max(cuts.back().cutOff, lost[i]);
        else
            cuts.push_back({cell, lost[i]});
    }
    return cuts;
}

std::optional<WaysThrough> waysThrough(const ReachGraph& graph, const WaysAsked& asked,
                                       std::stop_token stop) {
    const auto& steps = graph.steps();
    const bool isReversed = asked.to.size() < asked.from.size();
    const WayGraph ways = wayGraph(usableWaysOf(steps), steps.cell.size(), isReversed);
    const auto ends = evenly(isReversed ? asked.to : asked.from, asked.mostEnds);
    const auto others = isReversed ? asked.from : asked.to;
    std::vector<WaysFrom::Shares> shares(ends.size());
    oneapi::tbb::enumerable_thread_specific<WaysFrom> walkers([&] { return WaysFrom(ways, steps, others); });
    oneapi::tbb::parallel_for(std::size_t{0}, ends.size(), [&](std::size_t i) {
        if (!stop.stop_requested()) shares[i] = walkers.local().run(ends[i]);
    });
    if (stop.stop_requested()) return {};
    WaysThrough through;
    through.share.assign(steps.first.size(), 0);
    // One after another, so that rounding is the same on any number of processors.
    for (const auto& one : shares) {
        through.pairs += one.pairs;
        for (const auto& [cell, share] : one.ofCell) through.share[static_cast<std::size_t>(cell)] += share;
    }
    if (through.pairs > 0)
        for (double& share : through.share) share /= static_cast<double>(through.pairs);
    through.from = isReversed ? asked.from.size() : ends.size();
    through.to = isReversed ? ends.size() : asked.to.size();
    return through;
}

}  // namespace cota::mapsets
