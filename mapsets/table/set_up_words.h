#pragma once
// Why a set-up is not possible, in sentences.

#include "mapsets/table/table_set_up.h"

namespace cota::mapsets {

/// "“Deal a hand to each player” needs 24 cards, but finds 20."
model::LocalText whyNot(const SetUpFault& fault, const LaidTable& table);

}  // namespace cota::mapsets
