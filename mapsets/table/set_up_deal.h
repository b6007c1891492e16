#pragma once
// Deals cards to seats, again and again until all have what they must have.

#include <vector>

#include "mapsets/table/card_dice.h"
#include "mapsets/table/set_up_board.h"
#include "mapsets/table/table_set_up.h"

namespace cota::mapsets {

/// To `seats` in this order, one card at a time. False if there are too few cards, or if somebody lacks what
/// he must have; then `fault` is certain if no other deal could help.
bool dealCards(SetUpBoard& board, CardDice& dice, const SetUpStage& stage,
               const std::vector<std::size_t>& seats, SetUpDone& done, SetUpFault& fault);

}  // namespace cota::mapsets
