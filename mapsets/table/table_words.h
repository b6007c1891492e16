#pragma once
// The words that values of things on a table can be, as far as the game lists them. A formula that compares
// with another word has a fault: its condition would never hold.

#include "mapsets/catalogue/catalogue.h"
#include "mapsets/formula/formula_schema.h"

namespace cota::mapsets {

/// For the fields of every game and those that this one declares.
void limitWords(const Catalogue& catalogue, FormulaSchema& schema);
/// For the kind of a group, which is a term and comes later.
void limitGroupKinds(const Catalogue& catalogue, FormulaSchema& schema);

}  // namespace cota::mapsets
