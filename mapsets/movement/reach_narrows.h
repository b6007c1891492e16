#pragma once
// The narrow places of a map for one type of mover, ignoring units: hexes that every way between two parts
// of the map uses, and how many of the cheapest ways pass each hex. Steps that need help or a lucky roll do
// not count, and an unknown cost counts as its least.

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "mapsets/movement/reach.h"

namespace cota::mapsets {

/// A hex without which others are cut off.
struct CutHex {
    Cell cell = noCell;
    int cutOff = 0;  // hexes without any way, in either direction, to the largest part that remains
};
/// All of them, ascending. In a river hex one bank is enough. Nothing if stopped. Uses all processors.
std::optional<std::vector<CutHex>> cutHexesOf(const ReachGraph& graph, std::stop_token stop = {});

/// The cheapest ways from some hexes to others. `from` and `to` are sorted, each hex once.
struct WaysAsked {
    std::span<const Cell> from, to;
    /// If both sets are larger, this number of hexes of the smaller one, evenly spaced, stands for all.
    std::size_t mostEnds = 32;
};
struct WaysThrough {
    /// By cell: of the pairs of ends with a way, the share of their cheapest ways that passes the hex, 0 to
    /// 1, its own ends not counted. Several equally cheap ways share a pair. Betweenness after Brandes.
    std::vector<double> share;
    std::int64_t pairs = 0;        // with a way
    std::size_t from = 0, to = 0;  // hexes asked about
};
/// A step that costs nothing counts as the smallest fraction of a point. Nothing if stopped. Uses all
/// processors.
std::optional<WaysThrough> waysThrough(const ReachGraph& graph, const WaysAsked& asked,
                                       std::stop_token stop = {});

}  // namespace cota::mapsets
