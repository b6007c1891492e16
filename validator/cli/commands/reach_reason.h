#pragma once
// Why a hex was not reached: the search is asked again with one condition less each time, and the first that
// gets there tells what was in the way. And what was reached, as people read the map.

#include <optional>
#include <vector>

#include "formats/model/finding/message.h"
#include "mapsets/movement/reach.h"

namespace cota::cli {

/// A sentence with its placeholders, and a word for programs.
struct NotReached {
    const char* id = "";
    model::LocalLiteral text;  // holds {to} and perhaps {turn}
    std::optional<int> turn;   // in which it is reached once the condition is dropped
};

/// `query` has been searched and `to` was not found. Runs up to three more searches.
NotReached whyNotReached(const mapsets::ReachGraph& graph, const mapsets::ReachQuery& query,
                         mapsets::Cell to);

/// Hexes, given by cell, in the order in which people read the map.
std::vector<mapsets::ReachedHex> inOrder(const mapsets::Battlefield& field,
                                         const std::vector<mapsets::ReachedHex>& hexes);

/// Why a unit gets nowhere at all, or null where nothing is known: `allowance` is in points of the search.
const model::LocalLiteral* whyItStays(mapsets::Points allowance, bool isUnit);

}  // namespace cota::cli
