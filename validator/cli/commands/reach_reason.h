#pragma once
// Why a hex was not reached: the search runs again with one condition less each time, and the first one that
// succeeds shows the obstacle. Also sorts reached hexes in reading order.

#include <optional>
#include <vector>

#include "formats/model/finding/message.h"
#include "mapsets/movement/reach.h"

namespace cota::cli {

/// A sentence with placeholders, and an id for programs.
struct NotReached {
    const char* id = "";
    model::LocalLiteral text;  // contains {to} and perhaps {turn}
    std::optional<int> turn;   // in which the hex is reached without the condition
};

/// `query` has been searched and `to` was not found. Runs up to three more searches.
NotReached whyNotReached(const mapsets::ReachGraph& graph, const mapsets::ReachQuery& query,
                         mapsets::Cell to);

/// Sorts hexes, given by cell, in reading order.
std::vector<mapsets::ReachedHex> inOrder(const mapsets::Battlefield& field,
                                         const std::vector<mapsets::ReachedHex>& hexes);

/// Why a unit cannot move at all, or null if unknown; `allowance` is in points of the search.
const model::LocalLiteral* whyItStays(mapsets::Points allowance, bool isUnit);

}  // namespace cota::cli
