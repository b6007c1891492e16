#pragma once
// Where two states of a layer can look different, so that who shows it need paint only there.

#include <vector>

#include "formats/picture/marks.h"

namespace cota::picture {

/// Boxes in millimetres that hold every difference; none: the same picture. Of a line drawn without gaps only
/// the parts that came or went. A box may be larger than what differs, never smaller; edges smoothed by
/// pixels reach a pixel beyond it.
std::vector<Box> changedPlaces(const Layer& before, const Layer& after);

}  // namespace cota::picture
