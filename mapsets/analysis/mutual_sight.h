#pragma once
// Which hexes of two groups see each other.

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "mapsets/play/play.h"

namespace cota::mapsets {

struct MutualLine {
    Cell one = noCell, other = noCell;
    int distance = 0;     // in hexes, as the game counts them
    bool sees = false;    // `one` sees `other`
    bool isSeen = false;  // `other` sees `one`
};

/// Every pair with a hex of each group of which at least one sees the other, at most `range` hexes apart, in
/// the order of the groups, once each. A hex in both groups is not paired with itself. Nothing if stopped.
std::optional<std::vector<MutualLine>> mutualLines(const Play& play, std::span<const Cell> ones,
                                                   std::span<const Cell> others, std::optional<int> range,
                                                   std::stop_token stop = {});

}  // namespace cota::mapsets
