#pragma once
// What players read before they begin: the situation, the values of the scenario, how to set up, what counts.
// It has no secrets: nothing on it depends on where a card lies.

#include <vector>

#include "mapsets/look/cards/cards.h"
#include "mapsets/table/laid_table.h"

namespace cota::look {

std::vector<picture::Picture> scenarioCard(const Cards& cards, const mapsets::LaidTable& table,
                                           model::MapSize paper);

}  // namespace cota::look
