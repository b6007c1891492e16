#pragma once
// What an amendment of a scenario is about, on the map and on the boards.

#include <vector>

#include "editor/answers/joined_map.h"

namespace cota::session {

/// The hexes that it names, as far as the map has them.
std::vector<Cell> amendedCells(const model::Amendment& amendment, const JoinedMap& map);
/// The document with the path of the amendment of another kind, on the boards of the scenario that have it.
model::Document withPathKindAmended(const model::Document& document, const model::Amendment& amendment);

}  // namespace cota::session
