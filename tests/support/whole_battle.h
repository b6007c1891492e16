#pragma once
// Large battles with everything that is expensive for rules: many overlapping zones, counters that are
// placed in hexes, set up freely or arrive later, objectives, exits and marks for lines of sight.

#include "formats/model/document/document.h"

namespace cota::support {

/// Games for which a whole battle can be made: one with levels, one with drawn contours.
inline constexpr const char* battleGames[] = {"panzer-grenadier", "tcs"};

/// Half of the counters are in hexes of their zone, a quarter set up freely, a quarter arrive at the edge;
/// each side has half of the zones. The same numbers give the same document.
model::Document wholeBattle(const std::string& game, int columns, int rows, int counters, int zones);

}  // namespace cota::support
