#pragma once
// What a side of a counter shows, as the roster reads it.

#include "formats/model/document/forces.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::mapsets {

/// The printed values of a side, with those that it takes from the front or from its class.
model::Attributes printedSide(const Catalogue& catalogue, const model::CounterType& type, bool isReverse);

}  // namespace cota::mapsets
