#pragma once
// Where two documents differ on the map: to show what a step of the history has changed.

#include <set>

#include "editor/answers/joined_map.h"

namespace cota::session {

/// The hexes with another terrain, level, thing or unit, as far as they are on the map.
std::set<Cell> changedHexes(const JoinedMap& map, const model::Document& before,
                            const model::Document& after);

}  // namespace cota::session
