#pragma once
// How large a map is printed where nobody asks for another size.

#include "mapsets/field/battlefield.h"

namespace cota::look {

/// Millimetres across flats: as the first board says that does, else the model's default.
double hexMillimetresOf(const mapsets::Battlefield& field);

}  // namespace cota::look
