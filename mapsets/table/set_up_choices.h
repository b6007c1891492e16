#pragma once
// What players choose while a table is set up: secret selections, and which cards they place. Every choice is
// legal; among the legal ones the dice choose.

#include "mapsets/table/card_dice.h"
#include "mapsets/table/set_up_board.h"
#include "mapsets/table/table_set_up.h"

namespace cota::mapsets {

/// The choices of all seats, in this order; false if a seat has none. `done` counts what is chosen.
bool chooseInSecret(SetUpBoard& board, CardDice& dice, const SetUpStage& stage,
                    const std::vector<std::size_t>& seats, SetUpDone& done, SetUpFault& fault);
/// How many of the cards that a seat may place, and need not, are placed.
enum class Placed { needed, asManyAsFit };
bool placeCards(SetUpBoard& board, CardDice& dice, const SetUpStage& stage, std::size_t seat, Placed placed,
                SetUpDone& done, SetUpFault& fault);

}  // namespace cota::mapsets
