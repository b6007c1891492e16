#pragma once
// Where two states of a layer can look different, so that only these places need to be repainted.

#include <vector>

#include "formats/picture/marks.h"

namespace cota::picture {

/// Boxes in millimetres that cover every difference; none if the pictures are equal. For a line without
/// gaps, only the sections that were added or removed. A box may be larger than the difference, never
/// smaller; antialiased edges extend one pixel beyond it.
std::vector<Box> changedPlaces(const Layer& before, const Layer& after);

}  // namespace cota::picture
