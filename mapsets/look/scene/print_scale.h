#pragma once
// The default print size of a map.

#include "mapsets/field/battlefield.h"

namespace cota::look {

/// Millimetres across flats: from the first board that gives it, else the model's default.
double hexMillimetresOf(const mapsets::Battlefield& field);

}  // namespace cota::look
