// The parts of a battlefield between whose hexes a unit can go there and back.

#include <algorithm>
#include <boost/graph/filtered_graph.hpp>
#include <boost/graph/strong_components.hpp>

#include "mapsets/movement/reach_steps.h"

namespace cota::mapsets {

namespace {

struct WithoutHelp {
    const ReachSteps* graph = nullptr;
    bool all = false;
    bool operator()(const boost::graph_traits<ReachSteps>::edge_descriptor& edge) const {
        return all || ((*graph)[edge].flags & (stepHelpThere | stepHelpHere | stepByRoll)) == 0;
    }
};

template <class Usable>
Components::Places placesOf(const ReachGraph::Steps& steps, const Usable& usable,
                            std::vector<std::int32_t> part) {
    Components::Places places;
    places.cell = steps.cell;
    places.first.assign(steps.first.size(), 0);
    places.last.assign(steps.first.size(), 0);
    for (std::size_t cell = 0; cell < steps.first.size(); ++cell)
        if (steps.first[cell] != noVertex) {
            places.first[cell] = steps.first[cell];
            places.last[cell] = steps.first[cell] + steps.lanes[cell];
        }
    for (std::size_t vertex = 0; vertex < places.cell.size(); ++vertex)
        if (steps.passing[vertex]) places.cell[vertex] = noCell;
    const auto most = std::ranges::max_element(part);
    places.onward.resize(most == part.end() ? 0 : static_cast<std::size_t>(*most) + 1);
    for (auto [edge, end] = boost::edges(usable); edge != end; ++edge) {
        const auto from = part[boost::source(*edge, usable)], to = part[boost::target(*edge, usable)];
        if (from != to) places.onward[static_cast<std::size_t>(from)].push_back(to);
    }
    places.part = std::move(part);
    return places;
}

}  // namespace

Components componentsOf(const ReachGraph& graph, bool withHelp) {
    const auto& steps = graph.steps();
    std::vector<std::int32_t> component(steps.cell.size());
    const boost::filtered_graph<ReachSteps, WithoutHelp> usable(steps.graph, {&steps.graph, withHelp});
    boost::strong_components(
        usable, boost::make_iterator_property_map(component.begin(), get(boost::vertex_index, steps.graph)));
    std::vector<bool> entered(steps.cell.size(), false);
    for (auto [edge, end] = boost::edges(usable); edge != end; ++edge)
        entered[boost::target(*edge, usable)] = true;

    Components result;
    result.ofCell.assign(steps.first.size(), -1);
    std::vector<std::int32_t> number(steps.cell.size(), -1);  // by Boost's component
    for (std::size_t cell = 0; cell < steps.first.size(); ++cell) {
        const auto vertex = steps.first[cell];
        if (vertex == noVertex || !entered[vertex]) continue;
        auto& own = number[static_cast<std::size_t>(component[vertex])];
        if (own < 0) {
            own = result.count++;
            result.sizes.push_back(0);
        }
        result.ofCell[cell] = own;
        ++result.sizes[static_cast<std::size_t>(own)];
    }
    result.places = placesOf(steps, usable, component);
    return result;
}

std::vector<bool> cellsFrom(const Components& components, std::span<const Cell> starts) {
    const auto& places = components.places;
    std::vector<bool> reached(components.ofCell.size(), false);
    std::vector<bool> seen(places.onward.size(), false);
    std::vector<std::int32_t> open;
    const auto meet = [&](std::int32_t part) {
        if (seen[static_cast<std::size_t>(part)]) return;
        seen[static_cast<std::size_t>(part)] = true;
        open.push_back(part);
    };
    for (const auto cell : starts) {
        const auto at = static_cast<std::size_t>(cell);
        reached[at] = true;
        for (auto place = places.first[at]; place < places.last[at]; ++place) meet(places.part[place]);
    }
    while (!open.empty()) {
        const auto part = static_cast<std::size_t>(open.back());
        open.pop_back();
        for (const auto next : places.onward[part]) meet(next);
    }
    for (std::size_t place = 0; place < places.cell.size(); ++place)
        if (places.cell[place] != noCell && seen[static_cast<std::size_t>(places.part[place])])
            reached[static_cast<std::size_t>(places.cell[place])] = true;
    return reached;
}

}  // namespace cota::mapsets
