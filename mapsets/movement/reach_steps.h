#pragma once
// The steps between the places of a unit as a graph. Only for the sources of the search: Boost takes long to
// compile.

#include <boost/graph/compressed_sparse_row_graph.hpp>

#include "mapsets/movement/reach.h"
#include "mapsets/movement/reach_places.h"

namespace cota::mapsets {

using ReachSteps = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, ReachEdge,
                                                      boost::no_property, std::uint32_t, std::uint32_t>;

struct ReachGraph::Steps : ReachPlaces {
    using ReachPlaces::ReachPlaces;
    ReachSteps graph;
};

}  // namespace cota::mapsets
