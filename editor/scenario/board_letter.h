#pragma once
// The letter of a board, and the hexes that are named by it.

#include <cstddef>
#include <string>

#include "formats/model/document/scenario.h"

namespace cota::session {

/// Calls the board `id`, and every hex of it that the scenario names too: units, zones, objectives,
/// amendments, marks, acceptances. Written texts stay.
void renameBoard(model::Scenario& scenario, std::size_t place, const std::string& id);

}  // namespace cota::session
