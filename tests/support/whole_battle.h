#pragma once
// Large battles with everything in them that rules take time over: many zones that overlap, counters that
// stand in hexes, set up as they like or arrive, objectives, exits and marks of sight.

#include "formats/model/document/document.h"

namespace cota::support {

/// Games a whole battle can be made for: one of levels, one of drawn contours.
inline constexpr const char* battleGames[] = {"panzer-grenadier", "tcs"};

/// Half of the counters stand in hexes of their zone, a quarter set up as they like, a quarter arrive at the
/// edge; each side has half of the zones. The same numbers give the same document.
model::Document wholeBattle(const std::string& game, int columns, int rows, int counters, int zones);

}  // namespace cota::support
