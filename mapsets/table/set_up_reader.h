#pragma once
// Reads the formulas of the set-up of a game.

#include "mapsets/table/table_game.h"

namespace cota::mapsets {

/// The steps without those with a fault, which are added to `faults`. `musts` are those of the game.
std::vector<SetUpStage> readSetUpStages(const Catalogue& catalogue, const FormulaSchema& schema,
                                        const std::vector<TableGame::Must>& musts,
                                        std::vector<TableFault>& faults);

}  // namespace cota::mapsets
