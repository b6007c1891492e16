#pragma once
// Where north is on a printed map.

#include <optional>

#include "formats/model/document/document.h"
#include "mapsets/field/battlefield.h"

namespace cota::look {

/// The angle of north from the top of the sheet, clockwise, in radians: as the scenario says, or as the place
/// of a board without a scenario in the real world tells; nothing if neither is known.
std::optional<double> northOf(const mapsets::Battlefield& field, const model::Document& document);

}  // namespace cota::look
